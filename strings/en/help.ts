/** Words of the help centre and of the legal pages; their texts are in `src/content`. */
export const help = {
  faq: {
    heading: 'How can we help?',
    lead: 'Answers about the extension, points, your account and your privacy.',
    crumb: 'Help',
  },
  terms: {
    heading: 'Terms and conditions',
    lead: 'What applies between you and us, in plain words.',
    crumb: 'Terms',
  },
  topics: 'Topics',
  countOne: '1 answer',
  countMany: '{count} answers',
  mostAsked: 'Asked most often',
  ownPage: 'This answer on a page of its own',
  others: 'More in “{name}”',
  missing: {
    heading: 'Was that not it?',
    body: 'Write to us. There are few of us, and we read everything.',
    action: 'Contact us',
  },
  legal: {
    headings: {
      'privacy-policy': 'Privacy policy',
      'cookie-policy': 'Cookie policy',
      imprint: 'Imprint',
    },
    details: {
      name: 'Company',
      address: 'Address',
      represented: 'Represented by',
      email: 'Email',
      telephone: 'Telephone',
      register: 'Register entry',
      vat: 'VAT number',
    },
    updated: 'Last updated on {day}',
    notice: 'Version of the cookie notice: {version}, updated on {day}',
    contents: 'On this page',
    storage: {
      heading: 'Everything that this site may store in your browser',
      /** By the names of `domain/consent/storage.ts`. */
      keys: {
        locale: {
          purpose: 'The language and country of the last page, for addresses that name none',
          length: 'this visit; {days} days once you allow functional cookies',
        },
        localeFlag: {
          purpose: 'The same, for the host, which sees names alone',
          length: 'this visit; {days} days once you allow functional cookies',
        },
        scheme: { purpose: 'Light or dark, if you chose one', length: 'this visit' },
        answers: {
          purpose:
            'Answers that are the same for everybody, so that they need not be fetched again',
          length: 'up to an hour',
        },
        messages: {
          purpose: 'Messages that wait to be shown, such as “not found”',
          length: 'this visit',
        },
        offlineWarning: {
          purpose: 'When we last told you that you are offline',
          length: 'this visit',
        },
        cookieNotice: {
          purpose: 'That you have answered the cookie notice',
          length: 'until you delete it',
        },
        cookieCategory: { purpose: 'How much you let us store', length: 'until you delete it' },
        dealSearch: {
          purpose: 'Your last search in the deal finder',
          length: 'until the next search, or until you no longer allow it',
        },
        extension: {
          purpose: 'That the extension is installed, so that no page offers it to you again',
          length: 'until the extension is removed, or until you no longer allow it',
        },
      },
      levels: {
        necessary: 'Necessary (0)',
        tracking: 'Tracking (1)',
        functional: 'Functional (2)',
        analytical: 'Analytical (3)',
        targeting: 'Targeting (4)',
      },
    },
    open: 'to be filled in by whoever runs this site',
  },
}

export type HelpStrings = typeof help

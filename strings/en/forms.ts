/** Forms that visitors write to us with: contact, and why somebody left. */
export const forms = {
  starred: 'Fields with a star are needed.',
  optional: 'optional',
  notYet: 'This form can’t be sent yet. What you wrote is still here.',
  needsScript: 'This form needs a script, and your browser runs none here.',
  legal: {
    message: 'The {privacy} says what we do with it.',
    account:
      'With an account you agree to the {terms}. The {privacy} says what we do with your data.',
    terms: 'terms and conditions',
    privacy: 'privacy policy',
  },
  contact: {
    heading: 'Write to us',
    lead: 'A question, an idea, a code that failed? People read this, and answer.',
    name: 'Your name',
    email: 'Email address',
    emailHint: 'Only for our answer.',
    phone: 'Phone number',
    message: 'Your message',
    messageHint: 'For a code that failed: the shop, the code and what the shop said.',
    send: 'Send message',
    quickHeading: 'Perhaps faster',
    quick: {
      points: {
        label: 'Points are missing or declined',
        body: 'How long it takes, and what stops points.',
      },
      code: {
        label: 'A code didn’t work',
        body: 'Open the shop’s page: its codes were checked today.',
      },
      shop: { label: 'You run a shop', body: 'What Pouch brings you, and how to take part.' },
    },
  },
  uninstall: {
    heading: 'Pouch is gone. Sorry to see you go.',
    lead: 'Nothing of it is left in your browser. Would you tell us why? Everything here is optional and goes to us without your name.',
    reasons: 'What made you remove it?',
    reasonsHint: 'Choose as many as fit.',
    reason: {
      noCodes: 'It found no codes where I shop',
      notWorking: 'The codes it found didn’t work',
      inTheWay: 'It got in the way',
      slow: 'It made pages slow',
      privacy: 'I worry about my privacy',
      another: 'I use something else',
      accident: 'By accident',
    },
    comment: 'Anything else?',
    send: 'Send answers',
    backHeading: 'Changed your mind?',
    back: 'Your choices went with the extension, but adding it again takes a minute.',
    backAction: 'Add Pouch again',
  },
}

export type FormStrings = typeof forms

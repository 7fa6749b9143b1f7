import { inPage } from './in-page.ts'

/** The extension's words. The keys of this file are the type that every other language must satisfy. */
export const extension = {
  popup: {
    looking: 'Looking at this page…',
    website: 'Open our website',
    disclosure:
      'Trying codes sets no affiliate link. On our website, links to shops may earn us a commission.',
  },
  basket: {
    heading: 'Codes for {shop}',
    lead: 'We try them one by one and keep the best on your basket. Nothing is ordered.',
    asksFirst:
      'Your browser may ask whether to let us into this shop. What you allow ends with the run.',
    asksForFrame:
      'This shop shows its basket in a frame of {host}. Your browser asks whether to let us in there. What you allow ends with the run.',
    refused:
      'Your browser did not let us into this shop, so we tried nothing. Press again to be asked once more, or copy a code.',
    leftBehind:
      'Your last run here was cut short. You had {codes} on your basket, so that is tried first.',
  },
  codes: {
    heading: { one: '{count} code for {shop}', other: '{count} codes for {shop}' },
    lead: 'Copy one, or press here again on the basket page and we try them all.',
    leadOnFailure: 'You can still try them yourself: copy one and paste it at the checkout.',
    none: 'No codes for {shop} today',
    noneLead: 'We know this shop, and look for new codes every day.',
    copy: 'Copy',
    copyCode: 'Copy code {code}',
    copied: 'Copied',
    copiedCode: '{code} is copied',
    notCopied: 'Your browser did not let us copy. Select the code and copy it yourself.',
    terms: 'Terms',
    ends: 'Ends {date}',
    noEnd: 'No end date given',
    shopPage: '{shop} on our website',
  },
  elsewhere: {
    heading: 'No codes for this page',
    lead: 'We have no codes for this site. Look for a shop that we have some for:',
    search: 'Search for a shop',
    hint: 'At least 3 letters',
    none: 'No shop of ours is called “{query}”.',
    found: { one: '{count} shop found', other: '{count} shops found' },
  },
  closed: {
    heading: 'Nothing to do here',
    lead: 'Browsers keep this page closed to extensions. Press again in a shop.',
  },
  nothingLoaded: {
    heading: 'No codes yet',
    lead: 'We could not load the list of shops. Check your connection, then try again.',
    retry: 'Try again',
  },
  broken: {
    heading: 'Something went wrong',
    lead: 'Close this and press the button again.',
  },
  ...inPage,
}
export type ExtensionStrings = typeof extension

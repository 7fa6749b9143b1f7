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
    tryCodes: { one: 'Try {count} code', other: 'Try {count} codes' },
    starting: 'Starting…',
    asksFirst:
      'Your browser may ask whether to let us into this shop. What you allow ends with the run.',
    notStarted: 'That did not start. Reload the page and press again.',
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
  run: {
    heading: 'Trying codes',
    preparing: 'Reading your basket…',
    trying: 'Code {position} of {count}',
    finishing: 'Putting the best on your basket…',
    best: 'Best so far: {amount} off',
    stop: 'Stop',
    stopping: 'Stopping…',
    close: 'Close',
    again: 'Try again',
  },
  ending: {
    saved: 'You saved {amount}',
    onBasket: '{codes} is applied to your basket.',
    bestAlready: 'You already have the best price',
    triedNone: {
      one: 'We tried {count} code. It made nothing cheaper.',
      other: 'We tried {count} codes. None made it cheaper.',
    },
    accepted: 'The shop accepted {codes}',
    acceptedLead: 'We could not measure what it saves. Check the total before you pay.',
    unmeasured: 'We could not test the codes here',
    unmeasuredLead: 'The page did not show what they change. Check the total before you pay.',
    stopped: 'Stopped',
    stoppedLead: 'Your basket is as it was.',
    unsure: 'Check your basket before you pay',
    unsureLead: 'We could not see which code is on it.',
    untried: { one: '{count} code was not tried.', other: '{count} codes were not tried.' },
    failed: 'We could not try the codes',
    /** Why a run ended early or failed; nothing where the headline says it all. */
    causes: {
      cancelled: '',
      'out-of-budget': 'The time for one go was up.',
      'rate-limited': 'The shop asks for a pause.',
      'shop-error': 'The shop did not answer as it should. Reload the page and try again.',
      'no-field': 'We found no box for a code here. Open the basket page and try again.',
      'no-total': 'We could not read the total here, so we tried nothing.',
      unsafe: 'The only button for codes here might also order, so we did not press it.',
      'unnamed-code':
        'A code is on your basket that the page does not name. We could not have put it back, so we tried nothing.',
      'basket-changed': 'It changed while we tried codes.',
      'not-restored': 'We could not bring it back to how it was. Look at its code and its total.',
      unexpected: 'Something on the page got in the way. Reload it and try again.',
      'page-left': 'The page changed before we were done. Look at which code is on your basket.',
      'tab-closed': 'The page was closed before we were done.',
      'page-closed-to-us': 'The browser did not let us into this page. Reload it and try again.',
    },
  },
}
export type ExtensionStrings = typeof extension

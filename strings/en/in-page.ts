/** Words of our scripts in shops' pages. The keys are the type that every other language must satisfy. */
export const inPage = {
  start: {
    tryCodes: { one: 'Try {count} code', other: 'Try {count} codes' },
    starting: 'Starting…',
    notStarted: 'That did not start. Reload the page and press again.',
  },
  prompt: {
    heading: { one: '{count} code for {shop}', other: '{count} codes for {shop}' },
    disclosure: 'Nothing is ordered. Trying codes sets no affiliate link.',
    notNow: 'Not now',
    choices: 'More choices',
    notHere: 'Not at this shop',
    never: 'Never show this',
    undo: 'You can change this in the settings of {product}.',
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
    benefit: {
      'free-delivery': 'Free delivery with {codes}',
      gift: 'A free gift with {codes}',
    },
    benefitLead: 'The total stays as it was.',
    accepted: 'The shop accepted {codes}',
    acceptedLead: 'We could not measure what it saves. Check the total before you pay.',
    unmeasured: 'We could not test the codes here',
    unmeasuredLead: 'The page did not show what they change. Check the total before you pay.',
    stopped: 'Stopped',
    stoppedLead: 'Your basket is as it was.',
    unsure: 'Check your basket before you pay',
    unsureLead: 'We could not see which code is on it.',
    untried: { one: '{count} code was not tried.', other: '{count} codes were not tried.' },
    unchecked: {
      one: 'The shop failed to check {count} code.',
      other: 'The shop failed to check {count} codes.',
    },
    failed: 'We could not try the codes',
    nameCode: 'If you know the code, open Pouch from the toolbar and tell us.',
    /** Why a run ended early or failed; nothing where the headline says it all. */
    causes: {
      cancelled: '',
      'out-of-budget': 'The time for one go was up.',
      'rate-limited': 'The shop asks for a pause.',
      'shop-error': 'The shop did not answer as it should. Reload the page and try again.',
      'no-field': 'We found no box for a code here. Open the basket page and try again.',
      'no-total': 'We could not read the total here, so we tried nothing.',
      unsafe: 'The only button for codes here might also order, so we did not press it.',
      unfilled:
        'The shop takes no code before its form is filled in. Fill in the form and try again.',
      'unnamed-code':
        'Your basket has a code or a discount that the page does not name. We could not have put it back, so we tried nothing.',
      'code-unproved':
        'The shop did not show that this is the code on your basket, so we tried no other. Check how it is written.',
      'not-put-back':
        'Your basket has more than this code, or something else that we could not have put back, so we tried nothing.',
      'own-code-over':
        'The shop says that it would not take your own code a second time. We left it on and tried nothing.',
      'unknown-language':
        'Your basket has a code, and this page is in a language that we do not read. We might not have put it back, so we tried nothing.',
      'basket-changed': 'It changed while we tried codes.',
      'not-restored': 'We could not bring it back to how it was. Look at its code and its total.',
      unexpected: 'Something on the page got in the way. Reload it and try again.',
      'page-left': 'The page changed before we were done. Look at which code is on your basket.',
      'tab-closed': 'The page was closed before we were done.',
      'page-closed-to-us': 'The browser did not let us into this page. Reload it and try again.',
    },
  },
}
export type InPageStrings = typeof inPage

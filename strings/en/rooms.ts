/** Words of the popup's rooms, which are loaded when one is opened. */
export const rooms = {
  back: 'Back',
  broken: 'This could not be read on your device. Close the window and try again.',
  clear: {
    sure: 'Delete for good?',
    yes: 'Yes, delete',
    no: 'Keep',
  },
  search: {
    heading: 'Find a shop',
    lead: 'All shops that we have codes for. Your device searches; nobody is asked.',
  },
  savings: {
    heading: 'Your savings',
    lead: 'What our runs took off your baskets, as they measured it. Kept on this device alone; private windows leave nothing here.',
    none: 'Nothing yet',
    noneLead: 'When a run has measured a saving, it stands here.',
    total: { one: 'saved in {count} run', other: 'saved in {count} runs' },
    chart: 'Per month',
    month: '{month}: {amount}',
    list: 'Each saving',
    clear: 'Delete the history',
  },
  points: {
    heading: 'Points',
    lead: 'There are no points yet. They come with the members’ area of our website.',
    signIn: 'Sign in',
    signInLead:
      'There is no account to sign in to yet either. You need none for codes: all of them are tried for everybody.',
    website: 'Open our website',
  },
  more: {
    heading: 'More',
    settings: {
      name: 'Settings',
      lead: 'Offers at the basket, what you tell us, language, colours',
    },
    stored: {
      name: 'What is stored and sent',
      lead: 'All of it, with our requests to our website',
    },
    quiet: { name: 'Why we kept quiet', lead: 'At which shops, and whose signs we saw' },
  },
  settings: {
    heading: 'Settings',
    prompt: {
      heading: 'Offers at the basket',
      label: 'Offer codes without pressing',
      hint: 'A small note at the edge of a basket that we have codes for. Your browser asks you first: it then shows us the addresses of the pages you open. They are looked up on this device and sent to nobody.',
      refused: 'Your browser did not let us in, so this stays off.',
    },
    reports: {
      heading: 'Better codes for everybody',
      label: 'Tell us which codes worked',
      hint: 'Up to two days after a run we are then sent at which shop it was, and of each of our codes whether it worked. Never your basket or an amount, a code of your own, the page’s address or who you are, and nothing from private windows. While this is off, nothing of a run is sent to us.',
      refused: 'Your browser did not allow it, so this stays off.',
    },
    muted: 'Shops without offers',
    noneMuted: 'None.',
    mute: 'No offers at {shop}',
    unmute: 'Remove',
    unmuteShop: 'Remove {shop}: offer codes there again',
    language: 'Language',
    languages: { auto: 'Like the browser', en: 'English', de: 'Deutsch' },
    theme: 'Colours',
    themes: { auto: 'Like the browser', light: 'Light', dark: 'Dark' },
  },
  stored: {
    heading: 'What is stored and sent',
    device: 'On this device',
    items: {
      vouchers: 'The codes of all shops, the same files for everybody. Replaced every day.',
      settings: 'Your settings. Until you remove the extension.',
      savings:
        'What runs saved: shop, date and amount, the last {savings} of them. Until you delete them.',
      arrival:
        'Codes that were on your basket before a run, so that they can be put back. Until the run ends, at most a day.',
      run: 'How a run goes, and what it needs on the next page. Until the tab or the browser is closed.',
      standDown:
        'That somebody else had sent you to a shop: which shop, by whose mark, how long we keep quiet. No address. For as long as that lasts, and the last {entries} in a list that you can delete.',
      notes:
        'That our welcome page was opened. And until the browser is closed: whether you are signed in on our website, where you waved an offer away, and the browser’s number of the shop page that we saw last.',
      lent: 'Which site you let us into for a run, where your browser asked. Until the run ends.',
      reports:
        'Which of our codes worked at a shop, if you let us know, until it is sent. At most two days, and nothing once you switch it off.',
      requests:
        'The last {requests} requests that we made, all of them to ourselves. They stand below.',
    },
    sent: 'Sent',
    sentOurs:
      'We ask our own website for the list of shops and all their codes. Always for all, whatever shops you visit, so nobody learns from it where you were.',
    sentShop:
      'The codes that a run tries go to the shop, from its own page, as if you had typed them.',
    sentReports:
      'Only if you switched on “{setting}”: some hours after a run, the shop and which of our codes worked there. Without your basket, amounts, codes of your own or anything that says who you are. Our server sees the address of your connection for the moment of the answer and doesn’t keep it.',
    sentRemoved:
      'When you remove the extension, your browser opens a page of our website. Its address says which version it was and in which browser.',
    sentNothing:
      'Nothing else: nothing about you, your baskets or the pages you open is sent to us.',
    log: 'Our last requests',
    logScope:
      'What a run sends goes to the shop itself, from the shop’s own page, and isn’t listed here.',
    logLead: { one: '{count} request', other: '{count} requests, the newest first' },
    logNone: 'We have made none yet.',
    answers: { failed: 'no answer', open: 'under way', unread: 'sent' },
  },
  quiet: {
    heading: 'Why we kept quiet',
    lead: 'When somebody else has sent you to a shop, the shop owes them the commission. For a while we then offer no points there. Codes are tried all the same. This list stays on your device.',
    none: 'Nothing seen so far',
    noneLead:
      'When we see that somebody else may have sent you to a shop, it stands here. Where we can’t see it, we keep quiet too.',
    save: 'Save as a file',
    clear: 'Delete the list',
    clearLead: 'How long we keep quiet doesn’t change by that.',
    reasons: {
      parameter: 'The address had “{name}” in it, a mark of {network}.',
      host: 'You came by {name}, which belongs to {network}.',
      cookie: 'The shop kept the cookie “{name}”, a mark of {network}.',
      unseen: 'We could not see how you had come to the shop.',
      state: 'We did not know what had been before, for example just after the installation.',
      clock: 'The clock of this device was set back.',
      unknownShop: 'We could not tell which shop it was.',
      retailer: '{network} lets no extension earn anything at this shop.',
    },
    anyNetwork: 'affiliate networks',
    until: {
      time: 'Until {time}',
      session: 'Until your browser is started again, and {time} at least',
      always: 'Always at this shop',
    },
  },
}
export type RoomStrings = typeof rooms

/** Pages for browsers and devices: installing, what isn't supported, and the first steps after. */
export const device = {
  install: {
    heading: 'Get Pouch from your browser’s store',
    lead: 'If the store doesn’t open by itself, choose it here.',
    chrome: 'Chrome Web Store',
    edge: 'Edge Add-ons',
    firefox: 'Firefox Add-ons',
    mobile: {
      heading: 'Pouch needs a computer',
      lead: 'The extension doesn’t work on phones and tablets. Open this page on a computer.',
      more: 'What works on a phone',
    },
    unsupported: {
      heading: 'Your browser isn’t supported yet',
      lead: 'Only Chrome, Firefox and Edge Chromium are supported. Open this page in one of them; these are their stores.',
      more: 'What works in your browser',
    },
  },
  unsupported: {
    heading: 'Your browser isn’t supported yet',
    lead: 'The extension works in Chrome, Firefox and Edge Chromium on computers. Safari is to come.',
    worksHeading: 'What works right now',
    works: {
      deals: {
        label: 'All codes and deals',
        body: 'Every code on this website can be copied in any browser.',
      },
      shops: { label: 'Shops from A to Z', body: 'Look up the shop before you pay.' },
      bot: { label: 'The messenger bot', body: 'Write the shop’s name, get its codes.' },
    },
    getHeading: 'Or use one of these',
    rating: 'In the Chrome store, Pouch is rated {rating} out of 5.',
  },
  desktop: {
    heading: 'Pouch needs a computer',
    lead: 'Browsers on phones and tablets take no extensions like ours. Send yourself the link, and add Pouch when you are at a computer.',
    send: 'Email me the link',
    subject: 'Add Pouch to my browser',
    meanwhile: 'Meanwhile, on this device',
    deals: 'Copy codes from our deals',
    shops: 'Find a shop’s codes',
    bot: 'Ask the messenger bot',
  },
  onboarding: {
    heading: 'Pouch is in. Three steps and you’re set.',
    lead: 'It takes a minute. After that it waits quietly until you press it.',
    step: 'Step {number} of {count}',
    pin: {
      heading: 'Pin Pouch to the toolbar',
      body: 'Press the puzzle piece beside the address bar, then the pin next to Pouch. Now its button is always at hand.',
    },
    press: {
      heading: 'Press the button at the checkout',
      body: 'Fill a basket, go to the page with the total, press Pouch. It works by itself at over {merchants} shops.',
    },
    apply: {
      heading: 'Watch it try the codes',
      body: 'Pouch tries one after another and leaves the best. If nothing saves money it says so, and your basket stays as it was.',
    },
    picture: {
      pin: 'Toolbar with a puzzle piece and the pin beside Pouch',
      press: 'A checkout with Pouch’s button pressed',
      apply: 'Codes being tried, one of them saving money',
    },
    total: 'To pay',
    tryHeading: 'Try it right away',
    tryLead: 'These shops have live codes today.',
    average: 'Members who use it regularly save over {average} a year on average.',
    helpfulHeading: 'Was this helpful?',
    helpful: 'Did these steps help you?',
    yes: 'Yes',
    no: 'No',
    because: 'Why? One sentence is enough.',
    send: 'Send answer',
  },
}

export type DeviceStrings = typeof device

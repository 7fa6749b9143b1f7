/** Pages on what Pouch is for shops, on the TV pitch, the competition and the messenger bot. */
export const company = {
  benefits: {
    heading: 'Buyers who finish their basket',
    lead: 'A shopper who leaves to hunt for a code often doesn’t come back. With Pouch the codes you want used are tried right there, and the order goes through.',
    reach: 'Over {shoppers} shoppers have used Pouch.',
    contact: 'Talk to us',
    gainsHeading: 'What you gain',
    gains: {
      finish: {
        heading: 'More finished orders',
        body: 'The search for a code happens in your basket, in seconds, instead of in another tab.',
      },
      control: {
        heading: 'Only codes you want',
        body: 'Public codes from your own feed. Codes meant for one person are neither collected nor shared.',
      },
      fair: {
        heading: 'Fair to your partners',
        body: 'If another partner brought the shopper, Pouch stands down and takes no commission for that order.',
      },
      results: {
        heading: 'Pay for results',
        body: 'A commission on confirmed orders through your affiliate network. No fee for being listed.',
      },
    },
    stepsHeading: 'How to take part',
    steps: {
      network: 'Write to us, or find Pouch in your affiliate network.',
      feed: 'Share your live codes with their dates and terms.',
      live: 'Your page goes live, and the extension knows your checkout.',
    },
    shopsHeading: 'Shops with live codes today',
  },
  pitch: {
    heading: '{offers} offers in one afternoon',
    lead: 'Before Pouch was in many browsers, its founder explained it to {offers} investors in front of TV cameras.',
    offers: 'offers from the investors',
    asked: 'agreed for the company',
    share: 'of the company for it',
    storyHeading: 'What happened in the room',
    story: {
      start:
        'The idea took one sentence: nobody should open ten tabs at the checkout to find one code that works. Then a laptop was opened, a basket was filled, and a button was pressed.',
      offers:
        'All {offers} investors made an offer. The team chose, and left with {investment} for {share}% of the company.',
      since:
        'The money went into what you use today: more shops, a faster try of every code, and the rule that Pouch says so when there is nothing to save.',
    },
    tryHeading: 'See for yourself',
    tryBody:
      'The button from the pitch is still the whole idea. Fill a basket, press it, keep the best price.',
    rating: 'Rated {rating} out of 5 on a review site.',
  },
  competition: {
    heading: 'Win {prize}',
    lead: 'One entry, one draw, {prize} for one shopper in the United Kingdom.',
    closed: 'This competition has closed.',
    closedBody:
      'It ended on {date}, or earlier with its {most} entries. Entries are no longer taken. The rules stay here so that everyone can check them.',
    toDeals: 'See today’s deals',
    email: 'Email address',
    consent: 'I live in the United Kingdom, am {age} or older, and agree to the rules below.',
    enter: 'Enter the competition',
    claim: 'And if you don’t win: members say they save up to {saving} a year with codes.',
    rulesHeading: 'The rules',
    rules: {
      who: 'Open to residents of the United Kingdom aged {age} or over. Employees of the promoter can’t take part.',
      once: 'One entry per person. Whoever enters more than once is out.',
      free: 'You don’t have to buy anything.',
      end: 'It closes on {date}, or as soon as there are {most} entries.',
      winner:
        'The winner hears from us within {notified} days and has {claimed} days to claim the prize.',
    },
  },
  bot: {
    heading: 'Ask the bot for a code',
    lead: 'No extension on your phone? Tell the Pouch bot in Messenger where you are shopping. It answers with the codes that are live today.',
    open: 'Open the bot in Messenger',
    opens: 'Opens Messenger, a service of Meta. What you write there, Meta can read.',
    stepsHeading: 'Three messages to a code',
    steps: {
      hello: 'Open the bot and say hello.',
      shop: 'Write the name of the shop. A part of it will do.',
      code: 'Copy the code that it sends, and paste it at the checkout.',
    },
    claim: 'It knows over {retailers} shops.',
    chat: {
      label: 'A conversation with the bot, as an example',
      shopper: 'Anything for plant pots?',
      bot: 'Two shops have live codes for the garden. Which one are you at?',
      shopperShop: 'The one with the green door',
      botCode: 'Here you are: SPRING10. It ends on Sunday.',
    },
  },
}

export type CompanyStrings = typeof company

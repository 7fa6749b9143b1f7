/** What others say of Pouch, what it features, its films, and the sign-up for its emails. */
export const home = {
  isExample: 'Examples: nobody wrote these yet. Real ones take their place.',
  publications: {
    heading: 'Written about Pouch',
    all: 'All coverage',
  },
  testimonials: {
    heading: 'What shoppers say',
    label: 'What shoppers say, one after another',
    kind: 'carousel',
    each: 'testimonial',
    place: '{number} of {count}',
    show: 'Show what {name} says',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    resume: 'Play',
    sources: { 'chrome-store': 'in the Chrome store', facebook: 'on Facebook' },
  },
  featured: {
    heading: 'Featured shops',
    lead: 'A few of the shops we know well.',
  },
  film: {
    introHeading: 'Forty seconds of shopping, in fifteen',
    introLead: 'What happens between pressing the button and paying less.',
    intro: 'Film: a basket is filled, Pouch tries three codes, and the best one stays',
    walkthroughHeading: 'Watch it once',
    walkthroughLead: 'The three steps in a quarter of a minute, without a word spoken.',
    walkthrough: 'Film: Pouch is pinned, its button is pressed, and a code lowers the total',
    silent: 'The film has no sound.',
  },
  signUp: {
    heading: 'Good codes, once a week',
    lead: 'Leave your email, or join with Facebook. You confirm it once, and leave with one press in every email.',
    email: 'Email address',
    what: 'What would you like to get?',
    deals: 'The best codes of the week',
    news: 'What is new in Pouch',
    submit: 'Sign up',
    or: 'or',
    facebook: 'Continue with Facebook',
    facebookSoon: 'Joining with Facebook opens with the members’ area.',
    errors: {
      emailMissing: 'Please enter an email.',
      emailInvalid: 'This email has an invalid format.',
      nothingChosen: 'At least one box must be checked',
    },
  },
  press: {
    heading: 'Pouch in the press',
    lead: 'What has been written about Pouch, the newest first.',
    featured: 'Featured',
    read: 'Read it at {name}',
    factsHeading: 'Writing about us?',
    facts:
      'Pouch is a free extension for browsers on computers that finds voucher codes at the checkout, tries them and keeps the best one. It works in the United Kingdom and Germany, in English and German.',
    ask: 'Ask us anything',
    logo: 'Logo as SVG',
  },
}

export type HomeStrings = typeof home

/** Titles and descriptions of pages, by the keys of `domain/pages.ts`. The product's name follows. */
export const metadata = {
  default: {
    title: 'Voucher codes and deals',
    description:
      'Pouch finds voucher codes at the checkout, tries them for you and keeps the one that saves most.',
  },
  home: {
    title: 'Voucher codes that are tried for you',
    description:
      'Pouch finds voucher codes for the shop you are in, tries them at the checkout and keeps the best one.',
  },
  bot: {
    title: 'Ask for codes by message',
    description:
      'Tell the Pouch bot where you are shopping, and it answers with the codes that are live there today.',
  },
  uninstall: {
    title: 'Tell us why you left',
    description: 'Pouch has gone from your browser. Two questions, and none of them is needed.',
  },
  contact: {
    title: 'Contact us',
    description:
      'Write to the people who make Pouch: a question, a code that did not work, a shop you miss.',
  },
  privacypolicy: {
    title: 'Privacy policy',
    description:
      'What Pouch knows about you, what it never learns, how long it keeps what, and what you can ask for.',
  },
  tandcs: {
    title: 'Terms and conditions',
    description:
      'The terms of Pouch in plain words: the website, the extension, your account and the points.',
  },
  'tandcs-category': {
    title: '{name}: terms and conditions',
    description: 'The terms of Pouch on “{name}”, question by question and in plain words.',
  },
  cookiepolicy: {
    title: 'Cookie policy',
    description:
      'Which cookies Pouch sets, what each is for, how long it stays, and how to change your choice.',
  },
  retailerbenefits: {
    title: 'What shops gain from Pouch',
    description:
      'Pouch brings shops buyers who finish their basket. How it works, what it costs and how to take part.',
  },
  press: {
    title: 'Pouch in the press',
    description:
      'What has been written about Pouch, with pictures and facts for whoever writes next.',
  },
  faq: {
    title: 'Help and answers',
    description:
      'Answers about the extension, points, favourite brands, your account and your privacy.',
  },
  'faq-category': {
    title: '{name}: help and answers',
    description: 'Answers about “{name}” from the help centre of Pouch, short and in plain words.',
  },
  desktoponly: {
    title: 'Made for computers',
    description:
      'The Pouch extension works in browsers on computers. Here is what you can do on a phone or tablet.',
  },
  unsupportedbrowser: {
    title: 'Your browser is not supported yet',
    description:
      'The Pouch extension works in Chrome, Firefox and Edge on computers. The website works everywhere.',
  },
  blog: {
    title: 'Blog: spend less, calmly',
    description: 'How voucher codes work, when to buy what, and how to get the most out of Pouch.',
  },
  post: { title: '{name}', description: '{summary}' },
  amazondealfinder: {
    title: 'Deal finder for Amazon',
    description:
      'Choose a department, a least discount and a price range: the finder opens Amazon with just those offers.',
  },
  'not-found': { title: 'Not Found', description: 'This page does not exist.' },

  deals: {
    title: 'Top voucher codes and deals',
    description: 'Live voucher codes from popular shops, with their true end dates and terms.',
  },
  category: { title: '{heading}', description: '{lead}' },
  merchant: {
    title: '{name} voucher codes and deals',
    description:
      'Live voucher codes and deals for {name}, with terms, true end dates and what other shoppers found.',
  },
  retailers: {
    title: 'All shops from A to Z',
    description:
      'Every shop that Pouch has voucher codes and deals for, from A to Z and by category.',
  },
  out: {
    title: 'On the way to the shop',
    description: 'This page leads from Pouch to the shop whose link was pressed.',
  },
  points: {
    title: 'Points: how you earn and redeem them',
    description:
      'One point is a penny. How you earn points at shops, when they are confirmed, and how you swap them for a gift card.',
  },
  pitch: {
    title: 'The TV pitch: {offers} offers',
    description:
      'How Pouch was explained to {offers} investors in front of TV cameras, what they offered, and what came of it.',
  },
  competition: {
    title: 'Competition: win {prize}',
    description: 'The competition of Pouch for shoppers in the United Kingdom, with all its rules.',
  },
  onboarding: {
    title: 'First steps with Pouch',
    description:
      'Pin Pouch, press its button at the checkout, watch it try the codes: three steps.',
  },
  join: {
    title: 'Join Pouch',
    description: 'Open a free account, take your welcome gift and collect points when you shop.',
  },
  'join-email': {
    title: 'Join with email',
    description: 'Open a free account with your email address and collect points when you shop.',
  },
  'join-success': {
    title: 'You have joined Pouch',
    description: 'Your email is confirmed and your welcome gift is on its way: what to do first.',
  },
  login: {
    title: 'Log in',
    description: 'Log in to see your points, gift cards, favourite brands and notifications.',
  },
  'login-email': {
    title: 'Log in with email',
    description: 'Log in with your email address and password to see your points and gift cards.',
  },
  'login-oauth2': {
    title: 'Signing you in',
    description:
      'This page finishes a sign-in with Google, Facebook or Apple and leads on to your account.',
  },
  'forgot-password': {
    title: 'Forgot your password?',
    description: 'Type in your email address and get a code for a new password.',
  },
  'reset-password': {
    title: 'Choose a new password',
    description: 'Type in the code from the email and choose the new password for your account.',
  },
  delete: {
    title: 'Signing you out',
    description: 'This page signs you out and leads to a short question why you leave Pouch.',
  },
  install: {
    title: 'Get the extension',
    description: 'Add Pouch to Chrome, Edge or Firefox on your computer, straight from its store.',
  },
  influencer: {
    title: 'Welcome on a recommendation',
    description:
      'This page leads from a recommendation to Pouch, the free finder of voucher codes.',
  },
  podcast: {
    title: 'Welcome from the podcast',
    description: 'This page leads from a podcast to Pouch, the free finder of voucher codes.',
  },
  campaign: {
    title: '{name} recommends Pouch',
    description:
      'Pouch tries every voucher code at the checkout and keeps the best one. Recommended by {name}.',
  },
  imprint: {
    title: 'Imprint',
    description: 'Who is behind Pouch, and how to reach them: the details that the law asks for.',
  },
  'faq-question': {
    title: '{name}',
    description: 'The answer of the help centre of Pouch: {name}',
  },
  'tandcs-question': {
    title: '{name} | Terms',
    description: 'What the terms of Pouch say: {name}',
  },
  'blog-page': {
    title: 'Blog, page {number}',
    description: 'All posts of the blog, newest first: page {number}.',
  },
  article: { title: '{name}', description: '{summary}' },
  landing: {
    title: 'The best code for {name}',
    description:
      'Pouch tries the voucher codes for {name} at the checkout and keeps the one that saves most.',
  },
  'landing-country': {
    title: 'Codes for {name} in {country}',
    description:
      'Pouch tries the voucher codes for {name} in {country} at the checkout and keeps the best one.',
  },
  'landing-elsewhere': {
    title: 'On the way to the codes',
    description: 'This page leads to the codes of the shop whose link was opened.',
  },
}

export type MetadataStrings = typeof metadata

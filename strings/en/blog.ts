/** The blog, its posts and the articles. Their texts lie in `src/content`. */
export const blog = {
  heading: 'Spend less, calmly',
  lead: 'How codes work, when to buy what, and how to keep your head at the checkout. Written by the people who make Pouch.',
  minutes: { one: '{count} min read', other: '{count} min read' },
  topics: {
    saving: 'Saving',
    shops: 'What to buy when',
    gifts: 'Gifts',
    extension: 'The extension',
    company: 'About us',
    points: 'Points',
  },
  list: 'Posts',
  pages: 'Pages of the blog',
  page: 'Page {number}',
  newer: 'Newer posts',
  older: 'Older posts',
  name: 'Blog',
  relatedHeading: 'Read on',
  table: 'Table',
  extensionHeading: 'Let Pouch try the codes',
  extensionBody:
    'One press at the checkout: Pouch tries what it has and keeps the best price. Free, and without an account.',
}

export type BlogStrings = typeof blog

/** The product's name and the few facts about it that every part shows. */
export const brand = {
  name: 'Pouch',
  primaryColour: '#ff6441',
  /** The account that cards on Twitter name as the site and its author. */
  twitter: '@pouchcodes',
  /** Opens a conversation with the bot. */
  messenger: 'https://m.me/pouchcodes',
  /** Where the product speaks elsewhere. */
  social: {
    facebook: 'https://www.facebook.com/pouchcodes',
    twitter: 'https://twitter.com/pouchcodes',
    instagram: 'https://www.instagram.com/pouchcodes',
  },
} as const

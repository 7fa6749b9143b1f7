/** The product's name and the few facts about it that every part shows. */
export const brand = {
  name: 'Pouch',
  primaryColour: '#ff6441',
  /** The account that cards on Twitter name as the site and its author. */
  twitter: '@pouchcodes',
  /** Opens a conversation with the bot. */
  messenger: 'https://m.me/pouchcodes',
} as const

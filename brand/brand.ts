/** The product's name and the few facts about it that every part shows. */
export const brand = {
  name: 'Pouch',
  primaryColour: '#ff6441',
} as const

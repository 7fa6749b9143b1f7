/** Words of the popup alone, so that the scripts in shops' pages don't carry them. */
export const popup = {
  rooms: {
    label: 'Parts of Pouch',
    page: 'This page',
    search: 'Shops',
    savings: 'Savings',
    points: 'Points',
    more: 'More',
    opening: 'Opening…',
  },
  nameCode: {
    label: 'Which code is on your basket?',
    hint: 'Write it exactly as you did at the shop: some take a code off when a wrong one is tried. It goes to this shop alone. We first check that the shop knows it, take it off only to try other codes, and put it back unless another is better.',
    submit: 'Try codes',
  },
  facts: {
    deals: {
      percentage: 'Percentage off',
      amount: 'Money off',
      delivery: 'Free delivery',
      gift: 'Free gift',
      other: '',
    },
    worked: 'Last worked {date}',
    rate: { one: '{share} of {count} try worked', other: '{share} of {count} tries worked' },
    fewTries: {
      one: 'Worked in {successes} of {count} try, too few for a rate',
      other: 'Worked in {successes} of {count} tries, too few for a rate',
    },
  },
}
export type PopupStrings = typeof popup

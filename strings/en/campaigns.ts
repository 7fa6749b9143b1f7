/** Pages that an influencer's link leads to. */
export const campaigns = {
  way: {
    heading: 'Welcome to Pouch',
    lead: 'We take you on in a moment. If nothing happens, go on here.',
    go: 'Go on',
  },
  from: 'Recommended by {name}',
  heading: 'Never pay full price for want of a code.',
  lead: 'Pouch tries every voucher code at the checkout and keeps the best one. It is free, and stays silent until you press it.',
  browse: 'See the deals first',
}

export type CampaignStrings = typeof campaigns

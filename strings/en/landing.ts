/** A retailer's own page, which its customers are sent to. */
export const landing = {
  heading: 'The best code for {name}, found for you',
  lead: 'Press one button at the checkout of {name}. Pouch tries the codes it knows and leaves the one that saves most in your basket.',
  allOffers: 'All offers from {name}',
  offersHeading: 'Live at {name}',
  moreHeading: 'More shops with live codes',
}

export type LandingStrings = typeof landing

export type Category = 'harbour' | 'kitchen' | 'clothing' | 'paper'

export interface Product {
  readonly slug: string
  readonly name: string
  readonly category: Category
  /** Minor units of the shop's currency. */
  readonly price: number
  /** What it cost before, in minor units, where it is reduced. */
  readonly was?: number
  readonly blurb: string
}

export const categoryNames: Readonly<Record<Category, string>> = {
  harbour: 'From the harbour',
  kitchen: 'For the kitchen',
  clothing: 'To wear',
  paper: 'On paper',
}

export const catalogue: readonly Product[] = [
  {
    slug: 'net-float-lamp',
    name: 'Net float lamp',
    category: 'harbour',
    price: 6400,
    was: 7200,
    blurb: 'Green glass, blown round, with a cork collar and a warm little bulb.',
  },
  {
    slug: 'brass-tide-clock',
    name: 'Brass tide clock',
    category: 'harbour',
    price: 8950,
    blurb: 'Two hands and no hours: it tells you only whether the water is coming or going.',
  },
  {
    slug: 'rope-doormat',
    name: 'Rope doormat',
    category: 'harbour',
    price: 3450,
    blurb: 'Knotted by hand from old mooring line. It has seen worse than your boots.',
  },
  {
    slug: 'harbour-telescope',
    name: 'Harbour telescope',
    category: 'harbour',
    price: 124900,
    blurb: 'Walnut tripod, good glass. For ships, moons and the neighbours’ washing line.',
  },
  {
    slug: 'enamel-jug',
    name: 'Enamel jug',
    category: 'kitchen',
    price: 2250,
    was: 2600,
    blurb: 'White with a blue lip, for milk, flowers or rain from the ceiling.',
  },
  {
    slug: 'smoked-salt',
    name: 'Smoked sea salt',
    category: 'kitchen',
    price: 695,
    blurb: 'Flakes from the pans on the marsh, smoked over apple wood.',
  },
  {
    slug: 'oyster-knife',
    name: 'Oyster knife',
    category: 'kitchen',
    price: 1875,
    blurb: 'A short blade in a pear-wood handle that fits the palm.',
  },
  {
    slug: 'fishermans-jumper',
    name: 'Fisherman’s jumper',
    category: 'clothing',
    price: 9800,
    blurb: 'Oiled wool in storm blue, knitted without a seam.',
  },
  {
    slug: 'yellow-sou-wester',
    name: 'Yellow sou’wester',
    category: 'clothing',
    price: 2999,
    was: 3500,
    blurb: 'Keeps the rain off your neck and makes you easy to find.',
  },
  {
    slug: 'gull-socks',
    name: 'Gull socks',
    category: 'clothing',
    price: 1200,
    blurb: 'One gull a foot. They never look at each other.',
  },
  {
    slug: 'chart-wrapping-paper',
    name: 'Sea chart wrapping paper',
    category: 'paper',
    price: 450,
    blurb: 'Four sheets of the coast between two lighthouses, printed in three blues.',
  },
  {
    slug: 'lighthouse-print',
    name: 'Lighthouse print',
    category: 'paper',
    price: 4200,
    blurb: 'A linocut in two colours, numbered by the printer, who lives in it.',
  },
]

export function productOf(slug: string): Product | undefined {
  return catalogue.find((product) => product.slug === slug)
}

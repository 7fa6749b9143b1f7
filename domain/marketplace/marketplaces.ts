import * as v from 'valibot'
import { countries, type Country } from '../locale.ts'

export const departmentNames = [
  'all',
  'appliances',
  'baby',
  'beauty',
  'books',
  'car',
  'clothing',
  'computers',
  'diy',
  'drugstore',
  'electronics',
  'films',
  'garden',
  'groceries',
  'jewellery',
  'kitchen',
  'music',
  'instruments',
  'office',
  'pets',
  'shoes',
  'sports',
  'toys',
  'video-games',
  'watches',
] as const
export type DepartmentName = (typeof departmentNames)[number]

export interface Marketplace {
  readonly origin: string
  readonly currency: 'GBP' | 'EUR'
  /** Our id as a partner, which the marketplace gives out per country. */
  readonly tag: string
  /** The refinement for goods that Prime members get without delivery costs. */
  readonly prime: string
  /** The name that the marketplace's addresses have for each department; none for all. */
  readonly departments: Readonly<Record<DepartmentName, string | null>>
}

export type Marketplaces = Readonly<Record<Country, Marketplace>>

const departments = {
  all: null,
  appliances: 'appliances',
  baby: 'baby',
  beauty: 'beauty',
  books: 'stripbooks',
  car: 'automotive',
  clothing: 'clothing',
  computers: 'computers',
  diy: 'diy',
  drugstore: 'drugstore',
  electronics: 'electronics',
  films: 'dvd',
  garden: 'outdoor',
  groceries: 'grocery',
  jewellery: 'jewelry',
  kitchen: 'kitchen',
  music: 'popular',
  instruments: 'mi',
  office: 'office-products',
  pets: 'pets',
  shoes: 'shoes',
  sports: 'sports',
  toys: 'toys',
  'video-games': 'videogames',
  watches: 'watches',
} as const satisfies Marketplace['departments']

/**
 * The marketplace of each country. Amazon documents its search addresses nowhere, and changes them
 * without notice: look at each before going live, and now and then after.
 *
 * - Tags: the operator sets those that the partner programme has given us; these stand in their
 *   place.
 * - Departments: from the selection in the search fields of both shops' pages, the British ones as
 *   of about 2012, the German ones as of about 2020. The two agree in all that are listed here.
 * - Prime: numbers that addresses copied from these two shops hold from 2015 to 2022, called there
 *   what Prime members get delivered free. Unsure today; a number that a shop doesn't know makes it
 *   drop the other refinements in the same parameter too, so only the price stands beside it.
 */
export const marketplaces: Marketplaces = {
  gb: {
    origin: 'https://www.amazon.co.uk',
    currency: 'GBP',
    tag: 'pouch-21',
    prime: 'p_76:419158031',
    departments,
  },
  de: {
    origin: 'https://www.amazon.de',
    currency: 'EUR',
    tag: 'pouch0d-21',
    prime: 'p_76:419122031',
    departments,
  },
}

/** The setting `POUCH_MARKETPLACE_TAGS`: `gb=pouch-21,de=pouch0d-21`. Left out, the stand-ins are used. */
export const marketplaceTags = v.pipe(
  v.optional(v.string(), ''),
  v.regex(
    /^(?:[a-z]{2}=[\w-]+(?:,[a-z]{2}=[\w-]+)*)?$/,
    'is not a list such as gb=pouch-21,de=pouch0d-21 (country, and our tag there)',
  ),
  v.transform(
    (list) => new Map(list.split(',').map((each) => each.split('=') as [string, string])),
  ),
  v.check(
    (tags) => [...tags.keys()].every((each) => each === '' || isCountry(each)),
    `names a country besides ${countries.join(', ')}`,
  ),
  v.transform((tags) => tagged(tags)),
)

/**
 * The marketplaces with the tags that the operator has set.
 *
 * @throws Error that names the variable and what is wrong with it.
 */
export function marketplacesFrom(
  variables: Readonly<Record<string, string | undefined>>,
): Marketplaces {
  const read = v.safeParse(marketplaceTags, variables.POUCH_MARKETPLACE_TAGS)
  if (read.success) return read.output
  throw new Error(`POUCH_MARKETPLACE_TAGS ${read.issues[0].message}`)
}

const isCountry = (name: string) => countries.some((each) => each === name)

function tagged(tags: ReadonlyMap<string, string>): Marketplaces {
  const { gb, de } = marketplaces
  return {
    gb: { ...gb, tag: tags.get('gb') ?? gb.tag },
    de: { ...de, tag: tags.get('de') ?? de.tag },
  }
}

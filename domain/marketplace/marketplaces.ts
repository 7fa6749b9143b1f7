import type { Country } from '../locale.ts'

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
  readonly departments: Departments
}

/** The name that the marketplace's addresses have for each department on offer; none for all. */
export type Departments = Readonly<Partial<Record<DepartmentName, string | null>>>

export type Marketplaces = Readonly<Record<Country, Marketplace>>

/** The departments on offer where the operator sets none. */
export const usualDepartments = {
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
} as const satisfies Departments

/**
 * The marketplace of each country. Amazon documents its search addresses nowhere, and changes them
 * without notice: look at each before going live, and now and then after.
 *
 * - Tags: the operator sets those that the partner programme has given us; these stand in their
 *   place.
 * - Departments: from the selection in the search fields of both shops' pages, the British ones as
 *   of about 2012, the German ones as of about 2020. The two agree in all that are listed here. The
 *   operator may set others.
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
    departments: usualDepartments,
  },
  de: {
    origin: 'https://www.amazon.de',
    currency: 'EUR',
    tag: 'pouch0d-21',
    prime: 'p_76:419122031',
    departments: usualDepartments,
  },
}

import { minorUnits } from '../money/number.ts'
import { valueOf, type Query } from '../routes/query.ts'
import { departmentNames } from './marketplaces.ts'
import { highestPrice, longestTerm, sortOrders, type MarketplaceSearch } from './search.ts'

/** The fields of the deal finder's form, as its query names them. */
export type SearchField = 'term' | 'department' | 'discount' | 'from' | 'to' | 'prime' | 'sort'

/** Keys of what is said beside a field. */
export type SearchError =
  | 'termMissing'
  | 'termTooLong'
  | 'departmentUnknown'
  | 'discountOutOfRange'
  | 'priceUnreadable'
  | 'priceOrder'
  | 'sortUnknown'

export type SearchErrors = Readonly<Partial<Record<SearchField, readonly SearchError[]>>>

/** `search` is null where a field has an error; `right` is what the fields without one say. */
export type ReadSearch = { readonly right: Partial<MarketplaceSearch> } & (
  | { readonly search: MarketplaceSearch; readonly errors: null }
  | { readonly search: null; readonly errors: SearchErrors }
)

const fieldOf: Readonly<Record<keyof MarketplaceSearch, SearchField>> = {
  term: 'term',
  department: 'department',
  minDiscount: 'discount',
  minPrice: 'from',
  maxPrice: 'to',
  primeOnly: 'prime',
  sort: 'sort',
}

/**
 * Reads what somebody filled into the deal finder, or the query of an address that holds it. Prices
 * are in whole pounds or euros there, with pence or cents after a point or a comma. What is missing
 * is left open, but for the term where no department is chosen.
 */
export function readSearch(query: Query): ReadSearch {
  const text = (field: SearchField) => valueOf(query, field)?.trim() ?? ''
  const term = text('term').toWellFormed().replace(/\s+/g, ' ')
  const department = departmentNames.find((each) => each === (text('department') || 'all'))
  const minDiscount = discountOf(text('discount'))
  const minPrice = priceOf(text('from'))
  const maxPrice = priceOf(text('to'))
  const sort = sortOrders.find((each) => each === (text('sort') || 'relevance'))

  const errors: [SearchField, SearchError][] = []
  if (term === '' && (department ?? 'all') === 'all') errors.push(['term', 'termMissing'])
  if (term.length > longestTerm) errors.push(['term', 'termTooLong'])
  if (department === undefined) errors.push(['department', 'departmentUnknown'])
  if (minDiscount === undefined) errors.push(['discount', 'discountOutOfRange'])
  if (minPrice === undefined) errors.push(['from', 'priceUnreadable'])
  if (maxPrice === undefined) errors.push(['to', 'priceUnreadable'])
  if ((minPrice ?? 0) > (maxPrice ?? highestPrice)) errors.push(['to', 'priceOrder'])
  if (sort === undefined) errors.push(['sort', 'sortUnknown'])

  const primeOnly = isTicked(text('prime'))
  const read = { term, department, minDiscount, minPrice, maxPrice, primeOnly, sort }
  const wrong = byField(errors)
  const isRight = (name: string) => wrong[fieldOf[name as keyof typeof read]] === undefined
  const right = Object.fromEntries(
    Object.entries(read).filter(([name]) => isRight(name)),
  ) as Partial<MarketplaceSearch>
  // Without an error every field is right.
  return errors.length > 0
    ? { right, search: null, errors: wrong }
    : { right, search: right as MarketplaceSearch, errors: null }
}

/** Whether a value says that its box is ticked; an address may also say `prime=0`. */
export function isTicked(value: string): boolean {
  return ['on', '1', 'true'].includes(value.trim())
}

/** A search as the query that `readSearch` reads; what is open is left out. */
export function searchQuery(search: MarketplaceSearch): Query {
  const { term, department, minDiscount, minPrice, maxPrice, primeOnly, sort } = search
  const all: [SearchField, string | null][] = [
    ['term', term === '' ? null : term],
    ['department', department === 'all' ? null : department],
    ['discount', minDiscount === null ? null : String(minDiscount)],
    ['from', minPrice === null ? null : priceText(minPrice)],
    ['to', maxPrice === null ? null : priceText(maxPrice)],
    ['prime', primeOnly ? '1' : null],
    ['sort', sort === 'relevance' ? null : sort],
  ]
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}

/** Null where nothing is said, undefined where it can't be meant. */
function discountOf(text: string): number | null | undefined {
  if (text === '') return null
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return percent >= 1 && percent <= 100 ? percent : undefined
}

/** Minor units; null where nothing is said, undefined where it can't be read. */
export function priceOf(text: string): number | null | undefined {
  if (text === '') return null
  const written = text.replace(/^[£€]\s*|\s*[£€]$/g, '')
  const minor = /^\d/.test(written) ? minorUnits(written, 2) : undefined
  return minor === undefined || minor > highestPrice ? undefined : minor
}

function priceText(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return minor % 100 === 0 ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function byField(errors: readonly [SearchField, SearchError][]): SearchErrors {
  const lists: Partial<Record<SearchField, SearchError[]>> = {}
  for (const [field, error] of errors) (lists[field] ??= []).push(error)
  return lists
}

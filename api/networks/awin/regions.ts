import { countries, type Country } from '#domain/locale.ts'

const countryOf: Readonly<Record<string, Country>> = {
  gb: 'gb',
  uk: 'gb',
  'great britain': 'gb',
  'united kingdom': 'gb',
  de: 'de',
  germany: 'de',
  deutschland: 'de',
}

const everywhere = new Set(['all', 'all regions', 'worldwide', 'global'])

/** Values of a column that holds several. */
export function listOf(text: string): string[] {
  return text
    .split(/[,;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** Those of our countries that `Regions` names, by name or ISO 3166 code. */
export function countriesOf(regions: string): Country[] {
  const named = listOf(regions.toLowerCase())
  if (named.some((each) => everywhere.has(each))) return [...countries]
  return countries.filter((country) => named.some((each) => countryOf[each] === country))
}

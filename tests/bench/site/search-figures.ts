import { brotliCompressSync } from 'node:zlib'
import { slugOf } from '#domain/retailers/slug.ts'
import { searcher, shortestQuery, type SearchIndex } from '#site/browser/search-index.ts'
import type { Figure } from '../figure.ts'

const retailers = 3_000
/** Every so many of them is searched for. */
const step = 15

const beginnings = 'ab be cal dor el fen gal har is jun kes lor mar nor ol pem quin ros sel tam'
const middles = 'a an ber di el en fi ga in la lo mi na or pe ra si ta ve wa'
const endings = 'bury by dale den field ford ham king ley line low man mere more ning ster stone'
const kinds = ['', '', '', ' & Sons', ' Home', ' Sports', ' Shoes', ' Direct', ' Garden', ' Toys']

const parts = [beginnings, middles, endings].map((words) => words.split(' '))

/** Names of shops as they could be: three syllables, and for some a word of what they sell. */
function nameOf(number: number): string {
  // A prime that divides no list's length leads through all of them before one comes again.
  const [first = '', ...others] = parts.map(
    (words, place) => words[Math.floor((number * 7919) / 20 ** place) % words.length] ?? '',
  )
  const word = [first, ...others].join('')
  return word.charAt(0).toUpperCase() + word.slice(1) + (kinds[number % kinds.length] ?? '')
}

/** What the search in the navbar costs with so many shops, with the very code of the page. */
export function* searchFigures(): Generator<Figure> {
  const names = Array.from({ length: retailers }, (_, number) => nameOf(number))
  const index: SearchIndex = {
    retailers: names.map((name) => [name, slugOf(name)]),
    retailerPath: '/en-gb/deals/',
    categories: [],
  }
  const { length } = brotliCompressSync(JSON.stringify(index))
  yield { name: 'site.search.index.3k.kB', value: length / 1000, unit: 'kB' }

  const search = searcher(index)
  const times: number[] = []
  for (let number = 0; number < names.length; number += step) {
    const name = names[number] ?? ''
    for (let typed = shortestQuery; typed <= name.length; typed++) {
      const from = performance.now()
      search(name.slice(0, typed))
      times.push(performance.now() - from)
    }
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  yield { name: 'site.search.query.ms', value: p99, unit: 'ms' }
}

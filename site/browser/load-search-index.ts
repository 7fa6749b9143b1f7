import { expiringCache } from '#client/cache.ts'
import { getJson } from '#client/request.ts'
import { answerLifetimes } from '#domain/contract/lifetimes.ts'
import { searchIndex, type SearchIndex } from './search-index.ts'

const cache = expiringCache({ storage: () => localStorage, now: () => Date.now() })

/**
 * The search's index, kept from page to page as long as the list of retailers that it is made of.
 * Whoever loads the page anew gets it anew.
 *
 * @param path of the file on this site.
 * @throws ApiFailure where it can't be had.
 */
export async function loadSearchIndex(path: string): Promise<SearchIndex> {
  const site = { origin: location.origin, cache }
  const { data } = await getJson(site, path, searchIndex, {
    cacheTimeout: answerLifetimes.index,
    forceRewrite: wasReloaded(),
  })
  return data
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

import type * as v from 'valibot'
import { popularShops, supportedIndex, voucherBundle } from '#domain/contract/bundles.ts'
import { parsed } from '#domain/contract/parsed.ts'
import type { StoredVouchers } from './stored-vouchers.ts'

const dayMs = 24 * 60 * 60 * 1000
const answerWithinMs = 20_000

/** Whether vouchers that were fetched then are due to be fetched again. */
export function isStale(fetchedAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(fetchedAt)
  // A clock that was put back must not keep old vouchers for ever.
  return age > dayMs || age < 0
}

export interface RefreshPorts {
  readonly fetch: typeof fetch
  readonly siteOrigin: string
  readonly vouchers: StoredVouchers
  readonly now: () => Date
  /** Has the browser show at these shops that there are codes; undefined where it can't. */
  readonly markShops: ((domains: readonly string[]) => Promise<void>) | undefined
}

/**
 * Fetches the index, all bundles and what the icon needs, whatever was visited, so that no request
 * tells which shop a person is at. Keeps what was there unless everything came and is of the right
 * shape.
 *
 * @returns whether the vouchers were replaced.
 */
export async function refreshVouchers(ports: RefreshPorts): Promise<boolean> {
  const load = async <T>(path: string, shape: v.GenericSchema<unknown, T>): Promise<T> => {
    const response = await ports.fetch(`${ports.siteOrigin}/extension/${path}`, {
      credentials: 'omit',
      cache: 'no-cache',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const answer = parsed(shape, await response.json())
    if (answer === undefined) throw new Error(`${path} is of another shape`)
    return answer
  }
  try {
    const index = await load('index.json', supportedIndex)
    const bundles = await Promise.all(
      index.bundles.map(
        async (name) =>
          [name, await load(`bundles/${encodeURIComponent(name)}.json`, voucherBundle)] as const,
      ),
    )
    const popular = ports.markShops && (await load('popular.json', popularShops))
    await ports.vouchers.replace(ports.now(), index, new Map(bundles))
    // The vouchers are there all the same where the browser refuses the icon's rules.
    if (popular !== undefined) await ports.markShops?.(popular.domains).catch(() => undefined)
    return true
  } catch {
    return false
  }
}

/** A refresh that joins one that is under way instead of starting a second. */
export function sharedRefresh(refresh: () => Promise<boolean>): () => Promise<boolean> {
  let underway: Promise<boolean> | undefined
  return () => {
    underway ??= refresh().finally(() => {
      underway = undefined
    })
    return underway
  }
}

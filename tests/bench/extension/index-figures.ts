import { brotliCompressSync } from 'node:zlib'
import type { SupportedIndex } from '#domain/contract/bundles.ts'
import { planBundles } from '#domain/vouchers/bundle-plan.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
import { findRetailers } from '#extension/features/shop-lookup/shop-lookup.ts'
import { storedVouchers } from '#extension/features/voucher-refresh/stored-vouchers.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { median, type Figure } from '../figure.ts'

const sizes = { '3k': 3_000, '100k': 100_000 }
const lookups = 2_001

const domain = (number: number) => `shop-${String(number)}.example`

/** The index that the site's build would write for so many shops. */
function indexOf(shops: number): SupportedIndex {
  const hashes = Array.from({ length: shops }, (_, number) => domainHash(domain(number)))
  const bundles = [...planBundles(hashes).keys()]
  return { version: 1, built: new Date().toISOString(), gaps: gapsOf(hashes), bundles }
}

/** What a device fetches, compressed by brotli. */
export function* indexSizes(): Generator<Figure> {
  for (const [name, shops] of Object.entries(sizes)) {
    const { length } = brotliCompressSync(JSON.stringify(indexOf(shops)))
    yield { name: `extension.index.${name}.kB`, value: length / 1000, unit: 'kB' }
  }
}

/** One lookup as the press makes it, storage's copying included; every second host is known. */
export async function lookupTime(): Promise<Figure> {
  const vouchers = storedVouchers(memoryStore())
  await vouchers.replace(new Date(), indexOf(sizes['100k']), new Map())
  const times: number[] = []
  for (let number = 0; number < lookups; number++) {
    const host = number % 2 === 0 ? `www.${domain(number)}` : `www.no-${domain(number)}`
    const from = performance.now()
    await findRetailers(host, vouchers)
    times.push((performance.now() - from) * 1000)
  }
  return { name: 'extension.lookup.us', value: median(times), unit: 'us' }
}

import type { BundleRetailer } from '#domain/contract/bundles.ts'
import { domainCandidates, domainHash } from '#domain/vouchers/domain-hash.ts'
import type { StoredVouchers } from '../voucher-refresh/stored-vouchers.ts'

/** The host of an address that a shop can have; undefined for the browser's own pages and files. */
export function shopHost(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.hostname : undefined
}

/**
 * The retailers whose shop a host belongs to, found on the device alone. The longest domain that
 * is known wins, so `outlet.shop.example` may have vouchers of its own.
 */
export async function findRetailers(
  host: string,
  vouchers: Pick<StoredVouchers, 'knows' | 'bundleOf'>,
): Promise<BundleRetailer[]> {
  for (const domain of domainCandidates(host)) {
    const hash = domainHash(domain)
    if (!(await vouchers.knows(hash))) continue
    const bundle = await vouchers.bundleOf(hash)
    // Two domains may share a mark or a hash; the domain itself settles it.
    const retailers = bundle?.retailers[hash]?.filter((retailer) => retailer.domain === domain)
    if (retailers !== undefined && retailers.length > 0) return retailers
  }
  return []
}

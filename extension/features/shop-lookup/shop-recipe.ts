import { domainHash } from '#domain/vouchers/domain-hash.ts'
import type { StoredVouchers } from '../voucher-refresh/stored-vouchers.ts'

/**
 * The recipe of a retailer's domain as its bundle holds it; undefined where there is none. Only the
 * script in the shop's page reads more of it than the domain.
 */
export async function recipeOf(
  domain: string,
  vouchers: Pick<StoredVouchers, 'bundleOf'>,
): Promise<unknown> {
  const hash = domainHash(domain)
  const found = (await vouchers.bundleOf(hash))?.recipes?.[hash]
  const isOwn = typeof found === 'object' && found !== null && 'domain' in found
  // Two domains may share a hash.
  return isOwn && found.domain === domain ? found : undefined
}

import { parse } from 'tldts'

export interface ShopAddress {
  /** Registrable domain, for example `brand.co.uk` for `https://sale.brand.co.uk/x`. */
  readonly domain: string
  /** Address of the front page of the host. */
  readonly url: string
}

/**
 * The shop that an address belongs to, by the list of public suffixes: never a bare suffix such as
 * `co.uk`, whose shops would then share each other's codes, and the shop's own part on hosts
 * that many shops share.
 *
 * @returns undefined where the address is not of a shop on the web
 */
export function shopAddress(address: string): ShopAddress | undefined {
  const read = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  if (read?.username !== '') return undefined
  const { origin } = read
  const { domain, isIp } = parse(origin, { allowPrivateDomains: true })
  if (domain === null || isIp === true) return undefined
  return { domain, url: `${origin}/` }
}

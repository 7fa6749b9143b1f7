/**
 * Hash of a domain for the extension's index: 52 bits as 13 hexadecimal digits, FNV-1a over UTF-16
 * code units in two lanes with a final mix. It keeps the index small and even, not secret: among
 * 100,000 domains the chance of any collision is about one in a million.
 */
export function domainHash(domain: string): string {
  let low = 0x811c9dc5
  let high = 0xc59d1c81
  for (let index = 0; index < domain.length; index++) {
    const unit = domain.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b)
  }
  low = Math.imul(low ^ (low >>> 15) ^ high, 0x2c1b3c6d)
  high = Math.imul(high ^ (high >>> 13) ^ low, 0x297a2d39)
  low ^= low >>> 16
  high ^= high >>> 15
  return (high >>> 12).toString(16).padStart(5, '0') + (low >>> 0).toString(16).padStart(8, '0')
}

/**
 * Every domain that a host could belong to, the host itself first. Each is looked up, so no list
 * of public suffixes is needed: `co.uk` is never in the index, because no retailer's domain is one.
 */
export function domainCandidates(host: string): string[] {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

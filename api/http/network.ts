import { isIPv6 } from 'node:net'

/**
 * The network of whoever asks. Of IPv6 a household is given 2^64 addresses and may ask from a new
 * one each time, so the first half stands for all of them. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  // An address in a URL is written in one way, without leading zeros.
  const [start = '', end = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [start, end].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':')
}

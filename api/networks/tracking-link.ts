import { webAddress } from '#api/rules/clicks/web-address.ts'
import { RowError } from './row-error.ts'

/**
 * A network's link to an offer.
 *
 * @param field as the feed names it.
 * @returns null where the feed gives none.
 * @throws RowError where it is no address of the web.
 */
export function trackingLink(text: string, field: string): string | null {
  if (text === '') return null
  const address = webAddress(text)
  if (address === undefined) throw new RowError(`${field} “${text}” is no address of the web`)
  return address.href
}

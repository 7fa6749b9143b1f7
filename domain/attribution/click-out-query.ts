import * as z from 'zod/mini'
import { dealTypes, voucherTypes } from '../contract/voucher.ts'
import { locales } from '../locale.ts'
import { clientIds, type ClientCountry } from './click-out-address.ts'

const clients = Object.values(clientIds) as [string, ...string[]]
const none = z.literal('')
const digits = (most: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`)))

/**
 * The query of a click-out link. Specification, section 7, names the fields; what they hold is
 * decided here. Every value is a text, and the empty one says that nothing is known or may be said.
 */
export const clickOutQuery = z.object({
  /** Client id of the site. */
  domain: z.enum(clients),
  /** Whether an ad blocker was noticed: 1 or 0. */
  co_adblock: z.enum(['', '0', '1']),
  /** Customer hash of somebody signed in. Identifies. */
  co_chash: z.union([none, z.string().check(z.regex(/^[\w-]{8,64}$/))]),
  /** Country of the retailer. */
  co_dcountry: z.enum(Object.keys(clientIds) as [ClientCountry, ...ClientCountry[]]),
  /** Source of the offer, for example `awin`. */
  co_ds: z.union([none, z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))]),
  /** Type of the offer. */
  co_dtype: z.enum(['', ...dealTypes]),
  /** Page key that the link stood on. */
  co_page_type: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  /** The tracking link, sealed by the API for this retailer. */
  co_redu: z.union([none, z.string().check(z.regex(/^[\w-]{40,4000}$/))]),
  /** Id of the retailer. */
  co_retid: digits(12),
  /** When the link was pressed, in ms since 1970. */
  co_tsp: z.union([none, digits(15)]),
  /** The address to go to where there is no tracking link. */
  co_url: z.string().check(z.maxLength(2000)),
  /** Random id of the browser. Identifies. */
  co_uid: z.union([none, z.uuid()]),
  /** Place of the offer on its page, from 1. */
  co_vposition: z.union([none, digits(4)]),
  /** Type of the voucher. */
  co_vtype: z.enum(['', ...voucherTypes]),
  /** Ours: the locale of the page. */
  locale: z.enum(locales),
})
export type ClickOutQuery = z.infer<typeof clickOutQuery>

/**
 * Reads a click-out link's query.
 *
 * @param pairs names and values, decoded, in their order.
 * @returns undefined where a field is missing, repeated or not as it should be.
 */
export function readClickOut(pairs: Iterable<[string, string]>): ClickOutQuery | undefined {
  const all = [...pairs]
  if (new Set(all.map(([name]) => name)).size < all.length) return undefined
  return clickOutQuery.safeParse(Object.fromEntries(all)).data
}

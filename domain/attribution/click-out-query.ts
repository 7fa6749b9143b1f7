import * as v from 'valibot'
import { parsed } from '../contract/parsed.ts'
import { dealTypes, voucherTypes } from '../contract/voucher.ts'
import { locales } from '../locale.ts'
import { clientIds, type ClientCountry } from './click-out-address.ts'

const none = v.literal('')
const like = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))
const digits = (most: number) => like(new RegExp(`^\\d{1,${most}}$`))

/** Of a version that RFC 9562 has; valibot's own takes any digits in any place. */
const uuid = like(
  /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/,
)

/**
 * The query of a click-out link. Specification, section 7, names the fields; what they hold is
 * decided here. Every value is a text, and the empty one says that nothing is known or may be said.
 */
export const clickOutQuery = v.object({
  /** Client id of the site. */
  domain: v.picklist(Object.values(clientIds)),
  /** Whether an ad blocker was noticed: 1 or 0. */
  co_adblock: v.picklist(['', '0', '1']),
  /** Customer hash of somebody signed in. Identifies. */
  co_chash: v.union([none, like(/^[\w-]{8,64}$/)]),
  /** Country of the retailer. */
  co_dcountry: v.picklist(Object.keys(clientIds) as ClientCountry[]),
  /** Source of the offer, for example `awin`. */
  co_ds: v.union([none, like(/^[a-z0-9-]{1,32}$/)]),
  /** Type of the offer. */
  co_dtype: v.picklist(['', ...dealTypes]),
  /** Page key that the link stood on. */
  co_page_type: like(/^[a-z0-9-]{1,40}$/),
  /** The tracking link, sealed by the API for this retailer. */
  co_redu: v.union([none, like(/^[\w-]{40,4000}$/)]),
  /** Id of the retailer. */
  co_retid: digits(12),
  /** When the link was pressed, in ms since 1970. */
  co_tsp: v.union([none, digits(15)]),
  /** The address to go to where there is no tracking link. */
  co_url: v.pipe(v.string(), v.maxLength(2000)),
  /** Random id of the browser. Identifies. */
  co_uid: v.union([none, uuid]),
  /** Place of the offer on its page, from 1. */
  co_vposition: v.union([none, digits(4)]),
  /** Type of the voucher. */
  co_vtype: v.picklist(['', ...voucherTypes]),
  /** Ours: the locale of the page. */
  locale: v.picklist(locales),
})
export type ClickOutQuery = v.InferOutput<typeof clickOutQuery>

/**
 * Reads a click-out link's query.
 *
 * @param pairs names and values, decoded, in their order.
 * @returns undefined where a field is missing, repeated or not as it should be.
 */
export function readClickOut(pairs: Iterable<[string, string]>): ClickOutQuery | undefined {
  const all = [...pairs]
  if (new Set(all.map(([name]) => name)).size < all.length) return undefined
  return parsed(clickOutQuery, Object.fromEntries(all))
}

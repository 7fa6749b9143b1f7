import * as z from 'zod/mini'
import { dealTypes, voucherTypes } from '../contract/deals.ts'
import { locales } from '../locale.ts'

/** The client id of each country's site, as click reports know it. Specification, section 7. */
export const clientIds = {
  gb: 'pouch-gb',
  de: 'pouch-de',
  br: 'pouch-br',
  nl: 'pouch-nl',
  fr: 'pouch-fr',
  es: 'pouch-es',
} as const
export type ClientCountry = keyof typeof clientIds

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

/** What is known of a press on a link to a shop. */
export interface ClickOut {
  readonly country: ClientCountry
  readonly locale: ClickOutQuery['locale']
  readonly retailerId: number
  /** The address that the offer or the retailer has at the shop. */
  readonly url: string
  readonly sealedLink: string | null
  readonly pageType: string
  /** From 1; null for a link that is no voucher's. */
  readonly position: number | null
  readonly voucherType: ClickOutQuery['co_vtype']
  readonly dealType: ClickOutQuery['co_dtype']
  readonly dealSource: string
  /** Null where nobody looked. */
  readonly hasAdBlocker: boolean | null
  /** Null until the link is pressed, as in a prebuilt page. */
  readonly pressedAt: Date | null
  /** Who presses; null without consent and sign-in. */
  readonly person: { readonly uid: string; readonly customerHash: string } | null
}

/**
 * The address that a link to a shop leads to: through the click-out route where a tracking link is
 * known, else the shop's own address as it is.
 *
 * @param route address of the click-out route.
 */
export function clickOutAddress(route: string, click: ClickOut): string {
  if (click.sealedLink === null) return click.url
  const query: ClickOutQuery = {
    domain: clientIds[click.country],
    co_adblock: click.hasAdBlocker === null ? '' : click.hasAdBlocker ? '1' : '0',
    co_chash: click.person?.customerHash ?? '',
    co_dcountry: click.country,
    co_ds: click.dealSource,
    co_dtype: click.dealType,
    co_page_type: click.pageType,
    co_redu: click.sealedLink,
    co_retid: String(click.retailerId),
    co_tsp: click.pressedAt === null ? '' : String(click.pressedAt.getTime()),
    co_url: click.url,
    co_uid: click.person?.uid ?? '',
    co_vposition: click.position === null ? '' : String(click.position),
    co_vtype: click.voucherType,
    locale: click.locale,
  }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${route}?${pairs.join('&')}`
}

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

import type { ClickOutQuery } from './click-out-query.ts'

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
  return click.sealedLink === null ? click.url : routeAddress(route, click)
}

/**
 * The address that leads to any address through the click-out route, which looks whose it is.
 *
 * @param route address of the click-out route.
 */
export function checkedAddress(
  route: string,
  to: Pick<ClickOut, 'country' | 'locale' | 'url' | 'pageType'>,
): string {
  return routeAddress(route, {
    ...to,
    retailerId: 0,
    sealedLink: null,
    position: null,
    voucherType: '',
    dealType: '',
    dealSource: '',
    hasAdBlocker: null,
    pressedAt: null,
    person: null,
  })
}

function routeAddress(route: string, click: ClickOut): string {
  const query: ClickOutQuery = {
    domain: clientIds[click.country],
    co_adblock: click.hasAdBlocker === null ? '' : click.hasAdBlocker ? '1' : '0',
    co_chash: click.person?.customerHash ?? '',
    co_dcountry: click.country,
    co_ds: click.dealSource,
    co_dtype: click.dealType,
    co_page_type: click.pageType,
    co_redu: click.sealedLink ?? '',
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

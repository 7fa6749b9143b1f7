/** What is known of a press on a link that leads out of the site, but to no shop. */
export interface Outbound {
  /** The page that the link stands on. */
  readonly pageType: string
  /** The client id of the site. */
  readonly client: string
  /** Who presses; null without consent and sign-in. */
  readonly person: { readonly customerHash: string; readonly cookieSlug: string } | null
}

/**
 * The address of a link that leads to no shop, with the query of section 7 of the specification. An
 * address that has a query of its own on where people come from, or that can't be read, stays as
 * it is: `utm_` and `itm_` together are an unsupported case.
 */
export function outboundAddress(address: string, { pageType, client, person }: Outbound): string {
  const [, page, query = '', fragment = ''] =
    /^(https?:[^?#]*)(?:\?([^#]*))?(#.*)?$/i.exec(address) ?? []
  if (page === undefined || /(?:^|&)[ui]tm_/.test(query)) return address
  const ours = {
    itm_source: client,
    itm_medium: 'web',
    itm_campaign: pageType,
    chid: person?.customerHash ?? '',
    cookieslug: person?.cookieSlug ?? '',
  }
  const pairs = Object.entries(ours).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${page}?${[...(query === '' ? [] : [query]), ...pairs].join('&')}${fragment}`
}

/** A filter of pages, in the words of `chrome.events.UrlFilter`. */
export interface PageFilter {
  readonly schemes: string[]
  readonly hostEquals?: string
  readonly hostSuffix?: string
}

/**
 * The pages of one shop: its domain and what is below it. With the dot before it a suffix means
 * whole labels, so `shop.example` is not met by `notshop.example`.
 */
export function pagesOfShop(domain: string): PageFilter[] {
  const schemes = ['http', 'https']
  return [
    { schemes, hostEquals: domain },
    { schemes, hostSuffix: `.${domain}` },
  ]
}

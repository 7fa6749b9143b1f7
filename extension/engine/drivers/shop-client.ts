import { answerView, type View } from '../dom/view.ts'
import { hintsOf, noteHints } from '../hints/page-hints.ts'
import type { FormRequest } from './form-request.ts'
import { secondsOf } from './retry-after.ts'

export type ShopAnswer =
  | { readonly kind: 'page'; readonly view: View }
  | { readonly kind: 'rate-limited'; readonly retryAfter: number | null }
  | { readonly kind: 'failed' }

export interface ShopClientOptions {
  readonly document: Document
  readonly fetch: typeof fetch
  readonly timeoutMs: number
}

/** Sends requests to the shop of the page as the page itself would, and parses the answers. */
export function createShopClient({ document, fetch, timeoutMs }: ShopClientOptions) {
  const { origin } = new URL(document.URL)
  const Parser = document.defaultView?.DOMParser ?? DOMParser

  return async (request: FormRequest): Promise<ShopAnswer> => {
    if (new URL(request.url).origin !== origin) return { kind: 'failed' }
    try {
      const response = await fetch(request.url, {
        method: request.method,
        body: request.body,
        headers: { accept: 'text/html,application/xhtml+xml' },
        credentials: 'same-origin',
        redirect: 'follow',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 429) {
        return { kind: 'rate-limited', retryAfter: secondsOf(response.headers.get('retry-after')) }
      }
      if (response.status >= 500) return { kind: 'failed' }
      const url = response.url === '' ? request.url : response.url
      if (new URL(url).origin !== origin) return { kind: 'failed' }
      // Some shops answer a wrong code with 4xx and the page that explains it.
      const parsed = new Parser().parseFromString(await response.text(), 'text/html')
      noteHints(parsed, hintsOf(document))
      return { kind: 'page', view: answerView(parsed, url) }
    } catch {
      return { kind: 'failed' }
    }
  }
}

export type ShopClient = ReturnType<typeof createShopClient>

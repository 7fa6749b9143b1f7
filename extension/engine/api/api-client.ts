import { secondsOf } from '../drivers/retry-after.ts'
import type { ApiRequest } from './shop-api.ts'

export type ApiAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: Headers
      /** Undefined where the answer is no JSON. */
      readonly json: unknown
    }
  | { readonly kind: 'rate-limited'; readonly retryAfter: number | null }
  | { readonly kind: 'failed' }
  /** Nothing was sent, or the shop sends us elsewhere. */
  | { readonly kind: 'unknown' }

export interface ApiClientOptions {
  readonly document: Document
  readonly fetch: typeof fetch
  readonly timeoutMs: number
}

/**
 * Speaks to the shop of the page as the page's own scripts do: at its origin alone, with the
 * shopper's session, following no redirect.
 */
export function createApiClient({ document, fetch, timeoutMs }: ApiClientOptions) {
  const { origin } = new URL(document.URL)

  return async ({ path, method, headers, body }: ApiRequest): Promise<ApiAnswer> => {
    const url = URL.parse(path, document.URL)
    if (url?.origin !== origin) return { kind: 'unknown' }
    try {
      const response = await fetch(url.href, {
        method,
        headers: {
          accept: 'application/json',
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'same-origin',
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status } = response
      if (status === 429) {
        return { kind: 'rate-limited', retryAfter: secondsOf(response.headers.get('retry-after')) }
      }
      if (status >= 500) return { kind: 'failed' }
      if (status < 200 || (status >= 300 && status < 400)) return { kind: 'unknown' }
      const json: unknown = await response.json().catch(() => undefined)
      return { kind: 'answer', status, headers: response.headers, json }
    } catch {
      return { kind: 'failed' }
    }
  }
}
export type ApiClient = ReturnType<typeof createApiClient>

import type { Context } from 'hono'
import { strictTransport } from '#domain/routes/shared-headers.ts'

export type Headers = Readonly<Record<string, string>>

/**
 * Headers of every answer: what browsers may do with it, and that pages of the site may read it. No
 * call needs a preflight: all are GET without headers of their own, but for the reports of the
 * extension, which are sent as text and whose answers nobody reads.
 *
 * @param siteOrigin origin whose pages may read the answers.
 */
export function headersOfAll(siteOrigin: string): Headers {
  return {
    'Access-Control-Allow-Origin': siteOrigin,
    'Access-Control-Expose-Headers': 'ETag',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': strictTransport,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/**
 * Sets headers before the answer is made: Hono's own middlewares for these change one that is made
 * already, which takes as long again as the answer itself.
 */
export function setHeaders(c: Context, headers: Headers) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

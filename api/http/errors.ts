import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiError, ErrorCode } from '#domain/contract/error.ts'
import { RuleError } from '#api/rules/errors.ts'

const statuses: Readonly<Record<ErrorCode, ContentfulStatusCode>> = {
  invalid_request: 400,
  not_found: 404,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
}

/** The one place where an error becomes an answer. */
export function answerError(c: Context, error: RuleError) {
  const body: ApiError = {
    code: error.code,
    message: error.message,
    ...(error.fields === undefined ? {} : { fields: error.fields }),
  }
  c.header('Cache-Control', 'no-store')
  const retryAfterS = error.code === 'unavailable' ? 5 : error.retryAfterS
  if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS))
  return c.json(body, statuses[error.code])
}

/** What a caller may know of an error that no rule foresaw. */
export function internalError(cause: unknown) {
  return new RuleError('internal', "Something's gone wrong.", { cause })
}

export function unknownRoute() {
  return new RuleError('not_found', 'There is nothing at this address.')
}

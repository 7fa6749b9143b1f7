import type { Context } from 'hono'
import type { JsonAnswer } from '#api/rules/deals/json-answer.ts'
import type { Headers } from './headers.ts'

/**
 * Sends an answer with its ETag, or 304 where the caller has it already.
 *
 * The headers go to the server as the plain object they are: by way of a `Headers` object, which
 * checks and sorts them, they would take as long as the rest of the answer.
 *
 * @param maxAge how long a cache may keep the answer, in seconds; 0 asks it to check every time
 * @param ofAll headers that every answer has
 */
export function answerJson<T>(
  c: Context,
  { bytes, tag }: JsonAnswer<T>,
  maxAge: number,
  ofAll: Headers,
): Response {
  const etag = `"${tag}"`
  const headers = {
    ...ofAll,
    ETag: etag,
    'Cache-Control': maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`,
  }
  if (matches(c.req.header('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(bytes, { headers: { ...headers, 'Content-Type': 'application/json' } })
}

/** RFC 9110, section 13.1.2: a list of tags, compared without regard to the weak mark. */
function matches(condition: string | undefined, etag: string) {
  if (condition === undefined) return false
  return (
    condition.trim() === '*' ||
    condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

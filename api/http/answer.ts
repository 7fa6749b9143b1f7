import { hash } from 'node:crypto'
import type { Context } from 'hono'

/**
 * Sends a JSON text with its ETag, or 304 where the caller has it already.
 *
 * @param maxAge how long a cache may keep the answer, in seconds; 0 asks it to check every time
 */
export function answerJson(c: Context, body: string, maxAge: number) {
  const etag = `"${hash('sha1', body, 'base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`)
  if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  c.header('Content-Type', 'application/json')
  return c.body(body)
}

/** RFC 9110, section 13.1.2: a list of tags, compared without regard to the weak mark. */
function matches(condition: string | undefined, etag: string) {
  if (condition === undefined) return false
  return (
    condition.trim() === '*' ||
    condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

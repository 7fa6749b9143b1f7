import { hash } from 'node:crypto'

/**
 * A `T` as the bytes of its JSON, with a tag that is another one for every other content. Both are
 * made with the answer, so that one which is kept is neither encoded nor hashed again.
 */
export interface JsonAnswer<T> {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Letters, digits, `-` and `_`. */
  readonly tag: string
  /** Never there: it tells answers of different kinds apart for the compiler. */
  readonly of?: T
}

export function jsonAnswer<T>(json: string): JsonAnswer<T> {
  const bytes = Buffer.from(json)
  return { bytes, tag: hash('sha1', bytes, 'base64url') }
}

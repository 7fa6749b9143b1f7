import * as v from 'valibot'
import { finite } from '#domain/contract/shapes.ts'
import { storageKeys } from '#domain/consent/storage.ts'

export interface CacheOptions {
  /** Seconds that the answer is kept; 600 where nothing is said. */
  readonly cacheTimeout?: number
  /** Asks although an answer is kept, and keeps the new one in its place. */
  readonly forceRewrite?: boolean
}

interface CachePorts {
  /** Local storage. Asked for at each use, since a browser may refuse to hand it out. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface Cache {
  /**
   * Gives the kept answer until it expires, else asks. Who wants the same while it is being asked
   * for gets that answer too. Where the storage is missing, full or refused it always asks.
   *
   * @param address of the request; the key is derived from it.
   * @param check reads an answer that was kept or shared, and throws where it has another shape.
   *   The answer must be JSON.
   * @throws what `ask` throws; a failure is not kept.
   */
  readonly answer: <Answer>(
    address: string,
    check: (kept: unknown) => Answer,
    ask: () => Promise<Answer>,
    options?: CacheOptions,
  ) => Promise<Answer>
}

const entryShape = v.object({ expires: finite, answer: v.unknown() })

/** The small expiring cache. Specification, section 7, "Other items". */
export function expiringCache({ storage, now }: CachePorts): Cache {
  const underWay = new Map<string, Promise<unknown>>()

  /** @param lifetime in milliseconds. */
  const readKept = <Answer>(
    key: string,
    check: (kept: unknown) => Answer,
    lifetime: number,
  ): Answer | undefined => {
    const written = attempt(() => storage().getItem(key))
    if (written === undefined || written === null) return undefined
    const kept = attempt(() => {
      const { expires, answer } = v.parse(entryShape, JSON.parse(written))
      const left = expires - now()
      // More than a lifetime is left where the clock was put back, or where less is wanted now.
      return left > 0 && left <= lifetime ? check(answer) : undefined
    })
    if (kept === undefined) {
      attempt(() => {
        storage().removeItem(key)
      })
    }
    return kept
  }

  const keep = (key: string, answer: unknown, lifetime: number) => {
    attempt(() => {
      const place = storage()
      // A full storage must not leave the old answer where a new one was wanted.
      place.removeItem(key)
      place.setItem(key, JSON.stringify({ expires: now() + lifetime, answer }))
    })
  }

  return {
    async answer(address, check, ask, { cacheTimeout = 600, forceRewrite = false } = {}) {
      const key = `${storageKeys.answers.name}:${address}`
      const lifetime = cacheTimeout * 1000
      if (!forceRewrite) {
        const kept = readKept(key, check, lifetime)
        if (kept !== undefined) return kept
        const shared = underWay.get(key)
        if (shared !== undefined) return check(await shared)
      }
      const asked = ask()
      underWay.set(key, asked)
      try {
        const answer = await asked
        // One asked for later has taken its place.
        if (underWay.get(key) === asked) keep(key, answer, lifetime)
        return answer
      } finally {
        if (underWay.get(key) === asked) underWay.delete(key)
      }
    },
  }
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

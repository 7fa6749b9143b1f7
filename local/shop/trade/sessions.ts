import type { Temperament } from '../temperaments.ts'
import { openSession, type Session } from './session.ts'

const mostKept = 2000

export interface Sessions {
  open(temperament: Temperament, seed: number, faults?: number | null): Session
  find(id: string | undefined): Session | undefined
  /** The session that was opened last. */
  latest(): Session | undefined
}

/** Sessions in memory; the oldest go when there are too many. */
export function createSessions(): Sessions {
  const kept = new Map<string, Session>()
  let latest: Session | undefined
  return {
    open(temperament, seed, faults) {
      latest = openSession(temperament, seed, faults)
      kept.set(latest.id, latest)
      const oldest = kept.keys().next()
      if (kept.size > mostKept && oldest.done !== true) kept.delete(oldest.value)
      return latest
    },
    find: (id) => (id === undefined ? undefined : kept.get(id)),
    latest: () => latest,
  }
}

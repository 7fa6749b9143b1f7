import { choicesOf } from './choices.ts'

/** What goes wrong with one request, before or after the shop has done what it was asked. */
export interface Fault {
  readonly kind: 'late' | 'error' | 'too-many' | 'dropped'
  readonly isDone: boolean
}

/** After this many a shop is well again, as shops are sooner or later. */
const mostFaults = 3

/**
 * The faults of a shop that has some, request by request; the same ones for a seed.
 *
 * @param seed null for a shop that works.
 */
export function faultsOf(seed: number | null): () => Fault | null {
  let requests = 0
  let left = mostFaults
  return () => {
    if (seed === null || left === 0) return null
    requests += 1
    const { chance, pick } = choicesOf(`fault ${String(requests)}`, seed)
    if (!chance('is one', 0.3)) return null
    left -= 1
    const kind = pick('kind', ['late', 'error', 'too-many', 'dropped'])
    // Who asks to slow down has not looked at the request.
    return { kind, isDone: kind === 'late' || (kind !== 'too-many' && chance('is done', 0.5)) }
  }
}

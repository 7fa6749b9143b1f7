import type { Sight } from './look.ts'

/**
 * The codes on the basket after an action. Rows of the page tell; on a page that shows none the
 * total does: what moved it is on, and a code of ours is taken to replace the one before.
 *
 * @param on the code that the action put on, if it did.
 */
export function standingAfter(
  sight: Pick<Sight, 'applied'>,
  before: readonly string[],
  options: {
    readonly on?: string | undefined
    readonly hasRows: boolean
    readonly hasMoved: boolean
  },
): string[] {
  const { on, hasRows, hasMoved } = options
  const rows = shownCodes(sight)
  if (hasRows && on !== undefined) return includes(rows, on) ? rows : [...rows, on]
  // A code that spares the delivery has no row of a discount.
  if (hasRows && (rows.length > 0 || hasMoved)) return rows
  if (on !== undefined) return [on]
  return hasMoved ? [] : [...before]
}

export function shownCodes({ applied }: Pick<Sight, 'applied'>): string[] {
  return applied.flatMap(({ code }) => (code === null ? [] : [code]))
}

/** Shops write a code in letters of their own. */
export function includes(codes: readonly string[], code: string): boolean {
  return codes.some((each) => each.toLowerCase() === code.toLowerCase())
}

export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && isWithin(a, b)
}

/** Whether every code of `part` is one of `whole`. */
export function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((code) => includes(whole, code))
}

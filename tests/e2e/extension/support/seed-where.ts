import { temperamentOf } from '#local/shop/temperaments.ts'
import { openSession, type Session } from '#local/shop/trade/session.ts'

/**
 * The first seed whose shop is of the wanted kind.
 *
 * @throws Error where none of the first 5000 is.
 */
export function seedWhere(temperament: string, fits: (session: Session) => boolean): number {
  const found = temperamentOf(temperament)
  if (found === undefined) throw new Error(`no temperament ${temperament}`)
  for (let seed = 1; seed <= 5000; seed++) if (fits(openSession(found, seed))) return seed
  throw new Error(`no seed makes such a shop of ${temperament}`)
}

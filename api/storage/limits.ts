import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { LimitStore } from '#api/rules/limits/ports.ts'
import type { Database } from './database.ts'
import { asRuleError } from './errors.ts'
import { requestCounts } from './schema.ts'

/** Nothing is counted over longer than a day. */
const longestWindowMs = 24 * 60 * 60 * 1000

export function limitStore(database: Database): LimitStore {
  return {
    async count({ name, client, windowStart }) {
      const [row] = await database
        .insert(requestCounts)
        .values({ name, client, windowStart, count: 1 })
        .onConflictDoUpdate({
          target: [requestCounts.name, requestCounts.client, requestCounts.windowStart],
          set: { count: sql`${requestCounts.count} + 1` },
        })
        .returning({ count: requestCounts.count })
        .catch(asRuleError)
      const count = row?.count ?? 1
      // The first request of a window clears the ones before away, and those of the day before
      // whatever they counted: nothing is kept for longer.
      if (count === 1) {
        await database
          .delete(requestCounts)
          .where(
            or(
              and(eq(requestCounts.name, name), lt(requestCounts.windowStart, windowStart)),
              lt(requestCounts.windowStart, new Date(windowStart.getTime() - longestWindowMs)),
            ),
          )
          .catch(asRuleError)
      }
      return count
    },
  }
}

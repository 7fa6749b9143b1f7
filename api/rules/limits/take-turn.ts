import { RuleError } from '#api/rules/errors.ts'
import type { LimitsContext } from './ports.ts'

/** How often one client may do something. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly windowS: number
}

/** A press a second is more than anybody who shops. */
export const clickLimit: Limit = { name: 'click', most: 60, windowS: 60 }

/**
 * Counts one request of a client. The database counts, so that all processes of the API count
 * together.
 *
 * @param client a name that stands for the client, never its address.
 * @throws RuleError `rate_limited` with the seconds to wait.
 */
export async function takeTurn({
  ctx,
  input,
}: {
  ctx: LimitsContext
  input: { limit: Limit; client: string }
}): Promise<void> {
  const { limit, client } = input
  const windowMs = limit.windowS * 1000
  const now = ctx.clock().getTime()
  const start = now - (now % windowMs)
  const count = await ctx.limits.count({ name: limit.name, client, windowStart: new Date(start) })
  if (count <= limit.most) return
  // Specification, section 8.
  throw new RuleError('rate_limited', 'Please wait before performing more requests.', {
    retryAfterS: Math.ceil((start + windowMs - now) / 1000),
  })
}

import { RuleError } from '#api/rules/errors.ts'
import type { LimitsContext } from './ports.ts'

/** How often one client may do something. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly windowS: number
}

interface Turn {
  readonly ctx: LimitsContext
  readonly input: { readonly limit: Limit; readonly client: string }
}

/** A press a second is more than anybody who shops. */
export const clickLimit: Limit = { name: 'click', most: 60, windowS: 60 }

/** A run lasts a minute or two and is told of once. */
export const reportLimit: Limit = { name: 'report', most: 30, windowS: 3600 }

/** What is told of one retailer counts once a day, so that nobody carries its statistics far. */
export const retailerReportLimit: Limit = { name: 'retailer-report', most: 1, windowS: 86_400 }

/**
 * Counts one request of a client. The database counts, so that all processes of the API count
 * together.
 *
 * @param client a name that stands for the client, never its address.
 * @throws RuleError `rate_limited` with the seconds to wait.
 */
export async function takeTurn(turn: Turn): Promise<void> {
  const retryAfterS = await waitFor(turn)
  if (retryAfterS === null) return
  // Specification, section 8.
  throw new RuleError('rate_limited', 'Please wait before performing more requests.', {
    retryAfterS,
  })
}

/** Counts as above; resolves to the seconds to wait where it is one too many, else to null. */
export async function waitFor({ ctx, input: { limit, client } }: Turn): Promise<number | null> {
  const windowMs = limit.windowS * 1000
  const now = ctx.clock().getTime()
  const start = now - (now % windowMs)
  const count = await ctx.limits.count({ name: limit.name, client, windowStart: new Date(start) })
  return count <= limit.most ? null : Math.ceil((start + windowMs - now) / 1000)
}

import type { OutcomeReport } from '#domain/contract/outcomes.ts'
import { reportLimit, retailerReportLimit, takeTurn, waitFor } from '../limits/take-turn.ts'
import type { OutcomesContext } from './ports.ts'

interface Input {
  readonly report: OutcomeReport
  /** A name for whoever reports; the names for two purposes can't be joined. */
  readonly clientFor: (purpose: string) => string
}

/**
 * Takes what an extension tells of a retailer's codes into their statistics. Nothing hangs on it
 * but the order in which codes are tried and shown: anybody can send anything here.
 *
 * Of one network one report for each retailer counts a day. That a further one doesn't is not told,
 * or people behind one address could find out at which shops the others have been.
 *
 * @throws RuleError `rate_limited`, `unavailable`
 */
export async function takeReport({
  ctx,
  input: { report, clientFor },
}: {
  ctx: OutcomesContext
  input: Input
}): Promise<void> {
  await takeTurn({ ctx, input: { limit: reportLimit, client: clientFor(reportLimit.name) } })
  const { retailer, outcomes } = report
  const client = clientFor(`${retailerReportLimit.name} ${retailer}`)
  const wait = await waitFor({ ctx, input: { limit: retailerReportLimit, client } })
  if (wait !== null) return
  await ctx.outcomes.add({
    retailer,
    tries: outcomes.map(({ voucher, result }) => ({ voucher, worked: result === 'worked' })),
    now: ctx.clock(),
  })
}

import { expect, vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { textsOf } from './texts.ts'
import { basketOf, type Basket, type Shopper } from './shopper.ts'

/** Milliseconds. */
const patience = { timeout: 10_000, interval: 50 }

/** What holds after every run, however it ended: nobody is worse off, and nothing false is said. */
export function expectFair(run: Run, arrival: Basket, session: Session): void {
  const final = basketOf(session)
  expect(session.orders).toEqual([])
  expect(final.lines).toEqual(arrival.lines)
  expect(final.total).toBeLessThanOrEqual(arrival.total)
  expect(run.arrivalCodes).toEqual(arrival.codes)
  expect(run.kept).toEqual(final.codes)
  if (run.saving !== null) expect(run.saving).toBe(arrival.total - final.total)
  const typed = new Set(session.attempts.map((attempt) => attempt.typed))
  for (const { code, outcome } of run.outcomes) {
    // Whether a code was under way already when the page was left, nobody can say.
    const isCutOff = outcome.kind === 'failed' && outcome.cause === 'page-left'
    if (!isCutOff) expect([code, typed.has(code)]).toEqual([code, outcome.kind !== 'untried'])
    if (outcome.kind === 'applied') {
      expect(outcome.after.total.minor).toBeGreaterThanOrEqual(arrival.best)
    }
  }
}

/** What holds after a run that was let finish: the best that the shop can give, and the figure. */
export async function expectBest(
  shopper: Pick<Shopper, 'page' | 'endingInBar'>,
  run: Run,
  arrival: Basket,
  session: Session,
): Promise<void> {
  expectFair(run, arrival, session)
  const final = basketOf(session)
  const saved = arrival.total - final.total
  const { currency, languageTag } = session.temperament
  expect({ phase: run.phase, cause: run.cause }).toEqual({ phase: 'done', cause: null })
  expect(final.total).toBe(arrival.best)
  expect(run.arrival?.total).toEqual({ minor: arrival.total, currency })
  expect(run.final?.total).toEqual({ minor: final.total, currency })
  expect(run.saving).toBe(saved)
  expect(run.outcomes.filter(({ outcome }) => outcome.kind === 'untried')).toEqual([])

  const words = await shopper.endingInBar()
  expect(words).toContain(
    saved > 0
      ? `You saved ${formatMoney({ minor: saved, currency }, 'en-GB')}`
      : 'You already have the best price',
  )
  // Some pages draw their total once they are loaded.
  await vi.waitFor(async () => {
    const totals = await textsOf(shopper.page, `.${session.look.names.cls('total-row')}`)
    expect(totals.join()).toContain(formatMoney({ minor: final.total, currency }, languageTag))
  }, patience)
}

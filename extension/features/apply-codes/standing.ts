import type { Run } from '#domain/contract/run.ts'
import type { Money } from '#domain/money/money.ts'

/** How far a run that goes on has come. */
export interface Standing {
  /** `finishing`: every code was tried, and the best is put on the basket. */
  readonly step: 'preparing' | 'trying' | 'finishing'
  /** The code that is being tried; empty unless `trying`. */
  readonly code: string
  /** Its place among all codes, from 1. */
  readonly position: number
  readonly count: number
  /** What the best code so far takes off the arrival's total; null while none does. */
  readonly best: Money | null
}

export function standingOf(run: Pick<Run, 'arrival' | 'outcomes'>): Standing {
  const { arrival, outcomes } = run
  const next = outcomes.findIndex(({ outcome }) => outcome.kind === 'untried')
  const step = arrival === null ? 'preparing' : next === -1 ? 'finishing' : 'trying'
  return {
    step,
    code: step === 'trying' ? (outcomes[next]?.code ?? '') : '',
    position: next === -1 ? outcomes.length : next + 1,
    count: outcomes.length,
    best: bestSaving(arrival, outcomes),
  }
}

function bestSaving(arrival: Run['arrival'], outcomes: Run['outcomes']): Money | null {
  if (arrival === null) return null
  const { minor: from, currency } = arrival.total
  const totals = outcomes.flatMap(({ outcome }) =>
    outcome.kind === 'applied' && outcome.after.total.currency === currency
      ? [outcome.after.total.minor]
      : [],
  )
  const minor = from - Math.min(from, ...totals)
  return minor > 0 ? { minor, currency } : null
}

import type { Run } from '#domain/contract/run.ts'
import type { Money } from '#domain/money/money.ts'

type MeasuredRun = Pick<Run, 'arrival' | 'final' | 'saving' | 'currency' | 'cause'>

const leavesUnsure = new Set(['not-restored', 'basket-changed'])
/** The run may have put things right later, when the shopper came back. */
const leavesUnread = new Set(['page-left', 'tab-closed', 'shop-error'])

/** Whether nobody knows what is on the basket after a run. */
export function isUnsure({ arrival, final, cause }: MeasuredRun): boolean {
  if (cause === null) return false
  return leavesUnsure.has(cause) || (leavesUnread.has(cause) && arrival !== null && final === null)
}

/** What a run saved, as far as its readings prove it; null where it saved or proves nothing. */
export function savingOf(run: MeasuredRun): Money | null {
  const { saving, currency } = run
  if (isUnsure(run) || saving === null || saving <= 0 || currency === null) return null
  return { minor: saving, currency }
}

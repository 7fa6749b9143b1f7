import type { LimitsContext } from '#api/rules/limits/ports.ts'

/** One try of a retailer's code. */
export interface ToldTry {
  readonly voucher: number
  readonly worked: boolean
}

export interface OutcomeStore {
  /**
   * Adds to the statistics of the retailer's live codes, and passes over what is none of them.
   *
   * @throws RuleError `unavailable` while offers are imported.
   */
  add: (told: { retailer: number; tries: readonly ToldTry[]; now: Date }) => Promise<void>
}

export interface OutcomesContext extends LimitsContext {
  readonly outcomes: OutcomeStore
}

import { guideTo } from '#extension/engine/adapters/guide.ts'
import { runCodes } from '#extension/engine/run-codes.ts'

/**
 * A run at a page that answers by its own script: nothing may be sent for it.
 *
 * @param tries 0 where only the arrival matters.
 */
export const runAtPage = (document: Document, codes: readonly string[], tries = 20) =>
  runCodes({
    document,
    codes,
    currencyHint: 'GBP',
    budget: { tries, perCodeMs: 6000, totalMs: 60_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.reject(new Error('nothing is sent')),
    guide: guideTo(document),
    resume: null,
    report: () => Promise.resolve(),
  })

import { guideTo } from '#extension/engine/adapters/guide.ts'
import { runCodes } from '#extension/engine/run-codes.ts'

/**
 * A run at a page that answers by its own script: nothing may be sent for it.
 *
 * @param tries 0 where only the arrival matters.
 * @param told the code that is on by the shopper's word.
 */
export const runAtPage = (
  document: Document,
  codes: readonly string[],
  tries = 20,
  told?: string,
) =>
  runCodes({
    document,
    codes,
    told,
    currencyHint: 'GBP',
    budget: { tries, perCodeMs: 6000, totalMs: 60_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.reject(new Error('nothing is sent')),
    guide: guideTo(document),
    resume: null,
    report: () => Promise.resolve(),
  })

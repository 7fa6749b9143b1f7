import type { Money } from '#domain/money/money.ts'
import type { Guide } from './adapters/guide.ts'
import { arrive } from './arrive.ts'
import { watchPageLife } from './dom/page-life.ts'
import { createShopDriver } from './drivers/shop-driver.ts'
import { comeBack } from './come-back.ts'
import { createAskRecords } from './records/ask-records.ts'
import { hintsSay, noteHints } from './hints/page-hints.ts'
import { carryOut } from './runner.ts'
import {
  hintedCombinations,
  beginState,
  learn,
  progressBeforeArrival,
  progressOf,
  stopTrying,
  type RunProgress,
  type RunState,
} from './run-state.ts'

export type { RunProgress, RunState } from './run-state.ts'

export interface EngineRequest {
  readonly document: Document
  /** Codes as their source wrote them. */
  readonly codes: readonly string[]
  /** Puts the codes into the order to try them in, once the basket's total is known. */
  readonly inOrder?: (codes: readonly string[], total: Money) => readonly string[]
  /** ISO 4217 currency to assume where the page shows only an ambiguous sign such as $ or kr. */
  readonly currencyHint: string
  /** A run that began in an earlier document of the tab. */
  readonly resume: Resumption | null
  /** The code that is on by the shopper's word, where the page doesn't name it. */
  readonly told?: string | undefined
  /** What is known of the page beforehand. */
  readonly guide?: Guide | undefined
  /** The retailer's recipe as its bundle holds it; the guide reads it. */
  readonly recipe?: unknown
  /** How many codes to try, and how long to wait for one and for all, in ms. */
  readonly budget: {
    readonly tries: number
    readonly perCodeMs: number
    readonly totalMs: number
  }
  /** Aborted by Stop: the run ends within one code, and restores or keeps the best. */
  readonly signal: AbortSignal
  readonly fetch: typeof fetch
  /**
   * Called before every act with what everybody may read and, from the arrival on, what the next
   * document needs to go on; waited for, so that no act is lost with the document.
   *
   * @param isLeaving the run itself is about to load the page anew.
   */
  readonly report: (
    progress: RunProgress,
    state: RunState | null,
    isLeaving: boolean,
  ) => Promise<unknown>
}

export interface Resumption {
  readonly state: RunState
  /**
   * Who had this document loaded. Nothing more is tried where it was the shopper, or somebody who
   * came to the rescue when a load of the run had failed.
   */
  readonly loadedBy: 'run' | 'shopper' | 'rescue'
}

export type EngineResult =
  | {
      readonly kind: 'ended'
      readonly progress: RunProgress
      /** To be loaded once, since the page shows what the shop no longer holds; null for none. */
      readonly refresh: string | null
    }
  /** The tab has left the document; the run goes on in the next one, if it can. */
  | { readonly kind: 'left' }
  /** Nothing can be put right on the page that the shopper went to. */
  | { readonly kind: 'elsewhere'; readonly progress: RunProgress }

/**
 * Tries voucher codes on the page and leaves the basket with the lowest total, never above the
 * one at arrival.
 *
 * Never throws: a failure ends in phase `failed` with a cause of `causes.ts`, after the arrival
 * state was restored as far as the shop allows.
 */
export async function runCodes(request: EngineRequest): Promise<EngineResult> {
  const { document, budget, signal, report, resume, guide } = request
  noteHints(document, guide?.hintsFor(request.recipe) ?? [])
  const codes = withoutRepeats(request.codes)
  const startedAt = resume?.state.startedAt ?? new Date().toISOString()
  const life = watchPageLife(document)
  // Woken in the middle of an act when the shopper comes back, a document that was left asks no more.
  const fetch: typeof request.fetch = (...asked) =>
    life.left.aborted ? Promise.reject(new Error('the page was left')) : request.fetch(...asked)
  const driver = createShopDriver({
    ...{ document, fetch, perCodeMs: budget.perCodeMs, left: life.left },
    ...{ openApi: guide?.openApi, note: resume?.state.driver },
  })
  const { perCodeMs: timeoutMs } = budget
  const askRecords = createAskRecords({ records: guide?.records, fetch, timeoutMs })
  let kept = resume?.state
  const ended = (progress: RunProgress): EngineResult => ({
    ...{ kind: 'ended', progress, refresh: driver.refresh },
  })
  try {
    let begun: RunState
    if (resume === null) {
      await report(progressBeforeArrival(codes, startedAt), null, false)
      const arrival = await arrive(driver, request, askRecords)
      if (life.left.aborted) return { kind: 'left' }
      if (typeof arrival === 'string') {
        return ended(progressBeforeArrival(codes, startedAt, arrival))
      }
      const order = request.inOrder?.(codes, arrival.reading.total) ?? codes
      begun = beginState(order, arrival, budget.tries, driver.note, startedAt)
      if (hintsSay(document, 'single'))
        begun = learn(begun, { combinationsLeft: hintedCombinations })
    } else {
      const back = await comeBack(resume, driver, budget.perCodeMs)
      if (back === undefined)
        return { kind: 'elsewhere', progress: progressOf(stopTrying(resume.state, 'page-left')) }
      begun = back
    }
    const last = await carryOut(begun, {
      ...{ driver, budget, signal, life, askRecords },
      keep: async (state, isLeaving) => {
        kept = state
        await report(progressOf(state), state, isLeaving)
      },
    })
    if (last === undefined) return { kind: 'left' }
    const unproved = last.arrival.told === null ? [] : [last.arrival.told.code]
    const off = codes.filter((code) => !last.known.standing.includes(code))
    driver.tidy([...off, ...unproved])
    return ended(progressOf(last))
  } catch {
    if (life.left.aborted) return { kind: 'left' }
    const progress = kept === undefined ? progressBeforeArrival(codes, startedAt) : progressOf(kept)
    return ended({ ...progress, phase: 'failed', cause: 'unexpected' })
  } finally {
    driver.release()
  }
}

/** Codes without white space around them, each once; letter case is kept, as some shops mind it. */
function withoutRepeats(codes: readonly string[]): string[] {
  return [...new Set(codes.map((code) => code.trim()))].filter((code) => code !== '')
}

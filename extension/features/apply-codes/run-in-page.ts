import type { RunProgress } from '#domain/contract/run.ts'
import type { Money } from '#domain/money/money.ts'
import type { Offer } from '#domain/vouchers/chance.ts'
import { byExpectedSaving } from '#domain/vouchers/expected-saving.ts'
import type {
  EngineRequest,
  EngineResult,
  Resumption,
  RunState,
} from '#extension/engine/run-codes.ts'
import type { RunBriefing, RunReport } from './apply-codes.ts'
import { endingOf, type Ending } from './ending.ts'
import { standingOf, type Standing } from './standing.ts'

export interface RunInPagePorts {
  /** The engine, with the page and what it is worth bound to it. */
  readonly runCodes: (
    request: Pick<
      EngineRequest,
      'codes' | 'told' | 'inOrder' | 'currencyHint' | 'recipe' | 'resume' | 'signal' | 'report'
    >,
  ) => Promise<EngineResult>
  /** The background. Rejects where it does not answer. */
  readonly background: {
    begin(): Promise<RunBriefing | null>
    /** Resolves to whether the run goes on. */
    progress(report: RunReport): Promise<boolean>
    end(ending: RunProgress, refresh: string | null): Promise<unknown>
    /** Nothing can be put right on this page. */
    elsewhere(): Promise<unknown>
    /** The shopper has pressed Stop; for the next document, should this one be gone before. */
    stopped(): Promise<unknown>
  }
  readonly openBar: (onStop: () => void) => {
    show(standing: Standing): void
    end(ending: Ending): void
    remove(): void
  }
  /** Calls back when the popup's Stop is pressed; returns a function that ends the listening. */
  readonly onStopCommand: (stop: () => void) => () => void
}

/** A run as the shop's page sees it: the engine at work, the bar above it, reports to the background. */
export async function runInPage(ports: RunInPagePorts): Promise<void> {
  const { background } = ports
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
  }
  const unlisten = ports.onStopCommand(stop)
  try {
    const briefing = await background.begin()
    if (briefing === null) return
    if (briefing.isStopped) stop()
    const bar = ports.openBar(() => {
      stop()
      void background.stopped().catch(() => undefined)
    })
    const result = await ports.runCodes({
      codes: briefing.codes,
      told: briefing.told,
      inOrder: (codes, total) => likeliestFirst(codes, briefing.offers, total),
      currencyHint: briefing.currencyHint,
      recipe: briefing.recipe,
      resume: resumption(briefing),
      signal: stopping.signal,
      report: async (progress, state, isLeaving) => {
        bar.show(standingOf(progress))
        // Without an answer the background is gone with an update of the extension: nobody could
        // keep the state.
        const goOn = await background.progress({ progress, state, isLeaving }).catch(() => false)
        if (!goOn) stop()
      },
    })
    if (result.kind === 'left') return
    if (result.kind === 'elsewhere') {
      bar.remove()
      await background.elsewhere()
      return
    }
    const ending = endingOf(result.progress)
    if (result.refresh === null) bar.end(ending)
    await background.end(result.progress, result.refresh)
    // The refresh did not come; what is true is said here then.
    if (result.refresh !== null) bar.end(ending)
  } finally {
    unlisten()
  }
}

/** The shopper's own codes stay first: what they are worth is not known, but they were chosen. */
function likeliestFirst(codes: readonly string[], offers: readonly Offer[], total: Money) {
  const known = byExpectedSaving(offers, total, new Date()).map(({ code }) => code)
  return [
    ...codes.filter((code) => !known.includes(code)),
    ...known.filter((code) => codes.includes(code)),
  ]
}

function resumption({ state, loadedBy }: RunBriefing): Resumption | null {
  // Written by this very script in the document before, and kept where no page can reach it.
  return state === null ? null : { state: state as RunState, loadedBy }
}

import type { EngineResult } from '#extension/engine/run-codes.ts'
import { endingOf, type Ending } from './ending.ts'
import type { RunProgress } from './run-book.ts'
import { standingOf, type Standing } from './standing.ts'

export interface RunInPagePorts {
  /** The engine, with everything but these three bound to it. */
  readonly runCodes: (request: {
    readonly codes: readonly string[]
    readonly currencyHint: string
    readonly signal: AbortSignal
    readonly onProgress: (progress: RunProgress) => void
  }) => Promise<EngineResult>
  /** The background. Rejects where it does not answer. */
  readonly background: {
    begin(): Promise<{ readonly codes: readonly string[]; readonly currencyHint: string } | null>
    /** Resolves to whether the run goes on. */
    progress(progress: RunProgress): Promise<boolean>
    end(ending: RunProgress, refresh: boolean): Promise<unknown>
  }
  readonly openBar: (onStop: () => void) => {
    show(standing: Standing): void
    end(ending: Ending): void
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
    const bar = ports.openBar(stop)
    const { progress, refresh } = await ports.runCodes({
      ...briefing,
      signal: stopping.signal,
      onProgress: (now) => {
        bar.show(standingOf(now))
        background.progress(now).then(
          (goOn) => {
            if (!goOn) stop()
          },
          // The background is gone with an update of the extension: nobody could keep the state.
          stop,
        )
      },
    })
    const ending = endingOf(progress)
    if (!refresh) bar.end(ending)
    await background.end(progress, refresh)
    // The refresh did not come; what is true is said here then.
    if (refresh) bar.end(ending)
  } finally {
    unlisten()
  }
}

import { guideTo } from '#extension/engine/adapters/guide.ts'
import { isBasket } from '#extension/engine/finder/basket.ts'
import { mayBeBasket } from '#extension/engine/finder/glance.ts'
import { runCodes } from '#extension/engine/run-codes.ts'
import type { RunBriefing } from '#extension/features/apply-codes/apply-codes.ts'
import { budget } from '#extension/features/apply-codes/budget.ts'
import { runInPage } from '#extension/features/apply-codes/run-in-page.ts'

declare global {
  interface Window {
    /** The other side: what the extension's background does in earnest. */
    corpusBackground: (
      call: 'begin' | 'progress' | 'end' | 'elsewhere',
      of?: unknown,
    ) => Promise<unknown>
    /** A run begins on the page as it stands. */
    corpusRun: () => void
  }
}

/** Bundled into every page: a run begins, or goes on, where the other side says so. */
function run(): void {
  const call = window.corpusBackground
  void runInPage({
    runCodes: (request) =>
      runCodes({
        ...{ ...request, document, budget },
        guide: guideTo(document),
        fetch: fetch.bind(window),
      }),
    background: {
      begin: () =>
        call('begin', mayBeBasket(document) && isBasket(document)) as Promise<RunBriefing | null>,
      progress: (report) => call('progress', report) as Promise<boolean>,
      end: (progress, refresh) => call('end', { progress, refresh }),
      elsewhere: () => call('elsewhere'),
      stopped: () => Promise.resolve(),
    },
    openBar: () => ({ show: () => undefined, end: () => undefined, remove: () => undefined }),
    onStopCommand: () => () => undefined,
  })
}

// Puppeteer puts it into frames as well.
if (window.top === window) {
  window.corpusRun = run
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}

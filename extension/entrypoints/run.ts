import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import type { Guide } from '#extension/engine/adapters/guide.ts'
import { runCodes } from '#extension/engine/run-codes.ts'
import { budget } from '#extension/features/apply-codes/budget.ts'
import { runInPage } from '#extension/features/apply-codes/run-in-page.ts'
import { shadowRootMode } from '#extension/platform/build-settings.ts'
import { shopper } from '#extension/platform/language.ts'
import { ask, onStopCommand } from '#extension/platform/messaging.ts'
import { openBar } from '#extension/ui/bar/bar.ts'
import { onlyBar } from '#extension/ui/bar/only-bar.ts'
import { takePromptOff } from '#extension/ui/prompt/only-prompt.ts'
import { wordsFor } from '#extension/ui/words.ts'

/** Loaded into the shop's page by the shopper's press on "Try codes", and never else. */
export default defineUnlistedScript(() => {
  // Sent for twice where nobody could know which document the first one came to.
  const here = globalThis as { pouchRuns?: boolean }
  if (here.pouchRuns === true) return
  here.pouchRuns = true
  const isOver = () => {
    here.pouchRuns = false
  }
  // A document in the back-forward cache is as good as left.
  addEventListener('pagehide', isOver, { once: true })
  // Not returned: the injection is done when the run begins, not when it ends.
  void run().finally(isOver)
})

async function run(): Promise<void> {
  // Left here by adapters.ts, which comes before. The page sees nothing of it.
  const { pouchGuide: guide } = globalThis as { pouchGuide?: Guide }
  const { language, theme } = await ask('settings:appearance', {})
  const { translation, languageTag } = shopper(language)
  const words = wordsFor(translation, languageTag)
  await runInPage({
    runCodes: (request) =>
      runCodes({ ...request, document, budget, guide, fetch: fetch.bind(globalThis) }),
    background: {
      begin: () => ask('run:begin', {}),
      progress: (report) => ask('run:progress', report),
      end: (ending, refresh) => ask('run:end', { ending, refresh }),
      elsewhere: () => ask('run:elsewhere', {}),
      stopped: () => ask('run:stopped', {}),
    },
    openBar(onStop) {
      takePromptOff()
      return onlyBar(openBar({ document, shadowRootMode, words, theme, onStop }))
    },
    onStopCommand,
  })
}

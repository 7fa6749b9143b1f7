import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { endingOf } from '#extension/features/apply-codes/ending.ts'
import { shadowRootMode } from '#extension/platform/build-settings.ts'
import { shopper } from '#extension/platform/language.ts'
import { ask } from '#extension/platform/messaging.ts'
import { openBar } from '#extension/ui/bar/bar.ts'
import { wordsFor } from '#extension/ui/words.ts'

/** Loaded into the refreshed page: the bar with the ending, without the engine. */
export default defineUnlistedScript({ main: showEnding })

async function showEnding(): Promise<void> {
  const run = await ask('run:ending', {})
  if (run === null) return
  const { language, theme } = await ask('settings:appearance', {})
  const { translation, languageTag } = shopper(language)
  const words = wordsFor(translation, languageTag)
  const nothingToStop = () => undefined
  const bar = openBar({ document, shadowRootMode, words, theme, onStop: nothingToStop })
  bar.end(endingOf(run))
}

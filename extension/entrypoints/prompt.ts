import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { orderWords } from '#extension/engine/lexicon/mild.ts'
import { fold } from '#extension/engine/lexicon/phrases.ts'
import { promptInPage } from '#extension/features/prompt/prompt-in-page.ts'
import { shadowRootMode } from '#extension/platform/build-settings.ts'
import { shopper } from '#extension/platform/language.ts'
import { ask } from '#extension/platform/messaging.ts'
import { standingPrompt, takePromptOff } from '#extension/ui/prompt/only-prompt.ts'
import { openPrompt } from '#extension/ui/prompt/prompt.ts'
import { wordsFor } from '#extension/ui/words.ts'

/** Loaded into the basket of a supported shop, for those who asked for the prompt. */
export default defineUnlistedScript(() => {
  // Not returned: nothing waits for the prompt.
  void promptInPage({
    background: {
      offer: () => ask('prompt:offer', {}),
      try: () => ask('prompt:try', {}),
      dismiss: (how) => ask('prompt:dismiss', { how }),
    },
    open(offer, on) {
      const { translation, languageTag } = shopper(offer.language)
      const words = wordsFor(translation, languageTag)
      const namesOrder = (text: string) => orderWords.test(fold(text))
      return openPrompt({ document, shadowRootMode, words, offer, namesOrder, ...on })
    },
    standing: standingPrompt,
    replace: takePromptOff,
    address: () => location.href,
    onAddress(changed) {
      navigation.addEventListener('currententrychange', changed)
    },
  })
})

import { useLayoutEffect, useMemo, useState } from 'react'
import type { Appearance } from '#extension/features/settings/appearance.ts'
import type { BrowserPort, PopupPort } from './popup-port.ts'

/** The popup in the language and the colours that the shopper wants, changed at once. */
export function useAppearance(browserPort: BrowserPort): {
  port: PopupPort
  setAppearance: (appearance: Appearance) => void
} {
  const [appearance, setAppearance] = useState(browserPort.appearance)
  const { language, theme } = appearance
  const port = useMemo(
    () => ({ ...browserPort, words: browserPort.wordsIn(language) }),
    [browserPort, language],
  )
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.lang = port.words.translation
    if (theme === 'auto') delete documentElement.dataset.scheme
    else documentElement.dataset.scheme = theme
  }, [port, theme])
  return { port, setAppearance }
}

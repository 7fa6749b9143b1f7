import { vi } from 'vitest'
import type { FirefoxBrowser } from './firefox.ts'
import {
  answerQuestion,
  closePopup,
  openExtensionsPanel,
  openQuestion,
  pagesOf,
  pressButton,
  pressButtonOf,
  storedBy,
  wordsOf,
} from './firefox-acts.ts'

const patience = { timeout: 30_000, interval: 50 }

/** The extension as somebody before Firefox's window uses it. */
export interface FirefoxExtension {
  /** Presses its button in the panel behind Firefox's own button for extensions. */
  pressToolbar(): Promise<void>
  /** What its popup says. @throws Error where none is open, or none that has looked at the page. */
  popupWords(): Promise<string>
  /** Presses the popup's button or switch whose words begin so. @throws Error where there is none. */
  pressInPopup(words: string): Promise<void>
  /** What its bar in the page of the tab says. @throws Error where there is none. */
  barWords(): Promise<string>
  /** Presses the bar's button, as above. */
  pressInBar(words: string): Promise<void>
  closePopup(): Promise<void>
  /** Waits until Firefox asks for more permissions. */
  questionIsOpen(): Promise<void>
  /** Waits as above, and says yes or no. Resolves to what it asked. */
  answer(allow: boolean): Promise<string>
  /** Says yes where Firefox asks at this moment. @throws Error where it asks nothing. */
  allowNow(): Promise<void>
  /** Patterns of the pages that it may work on. */
  pages(): Promise<string[]>
  /** All that it keeps until the browser ends. */
  sessionStorage(): Promise<Record<string, unknown>>
}

export function firefoxExtension({ window, extensionId }: FirefoxBrowser): FirefoxExtension {
  return {
    async pressToolbar() {
      await window.inWindow(closePopup)
      await vi.waitFor(() => window.inWindow(openExtensionsPanel), patience)
      await vi.waitFor(() => window.inWindow(pressButtonOf, extensionId), patience)
    },
    popupWords: () => window.inDocument('popup', wordsOf, 'popup'),
    pressInPopup: (words) => window.inDocument('popup', pressButton, 'popup', words),
    barWords: () => window.inDocument('tab', wordsOf, 'bar'),
    pressInBar: (words) => window.inDocument('tab', pressButton, 'bar', words),
    closePopup: () => window.inWindow(closePopup),
    async questionIsOpen() {
      await vi.waitFor(() => window.inWindow(openQuestion), patience)
    },
    async answer(allow) {
      const question = await vi.waitFor(() => window.inWindow(openQuestion), patience)
      await window.inWindow(answerQuestion, allow)
      return question
    },
    async allowNow() {
      await window.inWindow(openQuestion)
      await window.inWindow(answerQuestion, true)
    },
    pages: () => window.inWindow(pagesOf, extensionId),
    sessionStorage: () => window.inWindow(storedBy, extensionId),
  }
}

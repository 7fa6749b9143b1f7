import { vi } from 'vitest'
import type { FirefoxBrowser } from './firefox.ts'
import type { ChromeWindow } from './firefox-window.ts'

const patience = { timeout: 30_000, interval: 50 }

/** The extension as somebody before Firefox's window uses it. */
export interface FirefoxExtension {
  /** Presses its button in the panel behind Firefox's own button for extensions. */
  pressToolbar(): Promise<void>
  /** What its popup says. @throws Error where none is open, or none that has looked at the page. */
  popupWords(): Promise<string>
  /** Presses the popup's button whose words begin so. @throws Error where there is none. */
  pressInPopup(words: string): Promise<void>
  /** Waits until Firefox asks for more permissions, and says yes or no. Resolves to what it asked. */
  answer(allow: boolean): Promise<string>
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
    popupWords: () => window.inDocument('popup', wordsOf),
    pressInPopup: (words) => window.inDocument('popup', pressButton, words),
    answer: (allow) => vi.waitFor(() => window.inWindow(answerQuestion, allow), patience),
    pages: () => window.inWindow(pagesOf, extensionId),
    sessionStorage: () => window.inWindow(storedBy, extensionId),
  }
}

// Each function below is sent to Firefox as text, and sees nothing of this file.

function openExtensionsPanel({ document }: ChromeWindow): void {
  const panel = document.getElementById('unified-extensions-panel') as { state?: string } | null
  if (panel?.state === 'open') return
  if (panel?.state !== 'showing') document.getElementById('unified-extensions-button')?.click()
  throw new Error('the panel with all extensions is not open')
}

function pressButtonOf({ document }: ChromeWindow, extensionId: string): void {
  const button = document.querySelector<HTMLElement>(
    `[data-extensionid="${extensionId}"] .unified-extensions-item-action-button`,
  )
  if (button === null) throw new Error('the panel does not show the extension')
  button.click()
}

function closePopup({ document }: ChromeWindow): void {
  const popup = document.querySelector('browser.webextension-popup-browser')
  const panel = popup?.closest('panel') as { hidePopup(): void } | null | undefined
  panel?.hidePopup()
}

function wordsOf(document: Document): string {
  if (document.querySelector('main h1') === null) throw new Error('the popup shows nothing yet')
  return document.body.innerText
}

function pressButton(document: Document, words: string): void {
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find(({ textContent }) => textContent.startsWith(words))
  if (button === undefined) throw new Error(`no button "${words}" in: ${document.body.innerText}`)
  const { x, y, width, height } = button.getBoundingClientRect()
  const view = document.defaultView as unknown as {
    synthesizeMouseEvent(type: string, x: number, y: number, mouse: object, how: object): void
  }
  for (const type of ['mousedown', 'mouseup']) {
    const mouse = { identifier: 0, button: 0, clickCount: 1 }
    view.synthesizeMouseEvent(type, x + width / 2, y + height / 2, mouse, {})
  }
}

function answerQuestion({ document }: ChromeWindow, allow: boolean): string {
  const panel = document.getElementById('notification-popup') as { state?: string } | null
  const question = document.getElementById('addon-webext-permissions-notification')
  if (panel?.state !== 'open' || question === null) throw new Error('Firefox asks nothing')
  const { button, secondaryButton } = question as unknown as Record<string, HTMLElement>
  const said = question.textContent
  const pressed = allow ? button : secondaryButton
  pressed?.click()
  return said
}

function pagesOf({ WebExtensionPolicy }: ChromeWindow, extensionId: string): string[] {
  return WebExtensionPolicy.getByID(extensionId).allowedOrigins.patterns.map(
    ({ pattern }) => pattern,
  )
}

function storedBy(window: ChromeWindow, extensionId: string): Record<string, unknown> {
  const { extension } = window.WebExtensionPolicy.getByID(extensionId)
  const { extensionStorageSession } = window.ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionStorage.sys.mjs',
  )
  const held = Object.entries(extensionStorageSession.get(extension, null))
  return Object.fromEntries(held.map(([key, value]) => [key, value.deserialize(window)]))
}

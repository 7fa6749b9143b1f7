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

import type { ChromeWindow } from './firefox-window.ts'

// Every function of this file is sent to Firefox as text: none sees another.

export function openExtensionsPanel({ document }: ChromeWindow): void {
  const panel = document.getElementById('unified-extensions-panel') as { state?: string } | null
  if (panel?.state === 'open') return
  if (panel?.state !== 'showing') document.getElementById('unified-extensions-button')?.click()
  throw new Error('the panel with all extensions is not open')
}

export function pressButtonOf({ document }: ChromeWindow, extensionId: string): void {
  const button = document.querySelector<HTMLElement>(
    `[data-extensionid="${extensionId}"] .unified-extensions-item-action-button`,
  )
  if (button === null) throw new Error('the panel does not show the extension')
  button.click()
}

export function closePopup({ document }: ChromeWindow): void {
  const popup = document.querySelector('browser.webextension-popup-browser')
  const panel = popup?.closest('panel') as { hidePopup(): void } | null | undefined
  panel?.hidePopup()
}

export function wordsOf(document: Document, of: 'popup' | 'bar'): string {
  if (of === 'popup') {
    if (document.querySelector('main h1') === null) throw new Error('the popup shows nothing yet')
    return document.body.innerText
  }
  // Firefox's own scripts see into a shadow root that is closed to the page's.
  const hosts = [...document.querySelectorAll('html > div')] as unknown as readonly {
    openOrClosedShadowRoot: ShadowRoot | null
  }[]
  const bars = hosts.map((host) => host.openOrClosedShadowRoot?.querySelector('.bar') ?? null)
  const bar = bars.find((each) => each !== null) as HTMLElement | undefined
  if (bar === undefined) throw new Error('there is no bar in the page')
  return bar.innerText
}

export function pressButton(document: Document, of: 'popup' | 'bar', words: string): void {
  const hosts = [...document.querySelectorAll('html > div')] as unknown as readonly {
    openOrClosedShadowRoot: ShadowRoot | null
  }[]
  const roots = of === 'popup' ? [document] : hosts.map((host) => host.openOrClosedShadowRoot)
  const buttons = roots.flatMap((root) => [
    ...(root?.querySelectorAll<HTMLElement>('button, label.switch') ?? []),
  ])
  const button = buttons.find(({ textContent }) => textContent.startsWith(words))
  if (button === undefined) throw new Error(`there is no button "${words}" in the ${of}`)
  button.scrollIntoView()
  const { x, y, width, height } = button.getBoundingClientRect()
  const view = document.defaultView as unknown as {
    synthesizeMouseEvent(type: string, x: number, y: number, mouse: object, how: object): void
  }
  for (const type of ['mousedown', 'mouseup']) {
    const mouse = { identifier: 0, button: 0, clickCount: 1 }
    view.synthesizeMouseEvent(type, x + width / 2, y + height / 2, mouse, {})
  }
}

/** What Firefox asks. */
export function openQuestion({ document }: ChromeWindow): string {
  const panel = document.getElementById('notification-popup') as { state?: string } | null
  const question = document.getElementById('addon-webext-permissions-notification')
  if (panel?.state !== 'open' || question === null) throw new Error('Firefox asks nothing')
  return question.textContent
}

export function answerQuestion({ document }: ChromeWindow, allow: boolean): void {
  const question = document.getElementById('addon-webext-permissions-notification')
  const { button, secondaryButton } = question as unknown as Record<string, HTMLElement>
  const pressed = allow ? button : secondaryButton
  pressed?.click()
}

export function pagesOf({ WebExtensionPolicy }: ChromeWindow, extensionId: string): string[] {
  return WebExtensionPolicy.getByID(extensionId).allowedOrigins.patterns.map(
    ({ pattern }) => pattern,
  )
}

export function storedBy(window: ChromeWindow, extensionId: string): Record<string, unknown> {
  const { extension } = window.WebExtensionPolicy.getByID(extensionId)
  const { extensionStorageSession } = window.ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionStorage.sys.mjs',
  )
  const held = Object.entries(extensionStorageSession.get(extension, null))
  return Object.fromEntries(held.map(([key, value]) => [key, value.deserialize(window, true)]))
}

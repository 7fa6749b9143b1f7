// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#domain/consent/storage.ts'
import { installCheckEvery } from '#domain/screens/entry.ts'
import { earlyScript } from '../early-script.ts'
import { followExtension } from './extension-signal.ts'

const answer = { action: 'pouch:isInstalled', installed: true, version: '1.4.0' }
const hidden = vi.fn()
const mark = () => document.documentElement.dataset.extension

/** Delivers a message as a browser does. */
function arrive(data: unknown, from: Partial<MessageEventInit> = {}): void {
  window.dispatchEvent(
    new MessageEvent('message', { data, source: window, origin: location.origin, ...from }),
  )
}

/** What the next page shows before its own scripts run. */
function openNext(): void {
  delete document.documentElement.dataset.extension
  runInThisContext(earlyScript)
}

const listen = vi.spyOn(window, 'addEventListener')
vi.spyOn(window, 'postMessage').mockReturnValue()
// jsdom has no popovers.
HTMLElement.prototype.hidePopover = hidden

beforeEach(() => {
  vi.useFakeTimers()
  hidden.mockClear()
  localStorage.clear()
  delete document.documentElement.dataset.extension
  document.body.innerHTML = `<main tabindex="-1"><a href="#x"></a></main>
    <section id="install-popup"><button></button></section>`
  followExtension()
})
afterEach(() => {
  vi.useRealTimers()
  for (const [kind, listener] of listen.mock.calls) window.removeEventListener(kind, listener)
})

test.each([
  ['a frame in the page', answer, { source: null }],
  ['another origin', answer, { origin: 'https://evil.example' }],
  ['the own question', { action: 'pouch:isInstalled' }, {}],
  ['an answer of another shape', { ...answer, version: 1 }, {}],
  ['nothing', null, {}],
])('%s is no answer', async (_, data, from) => {
  arrive(data, from)
  await vi.dynamicImportSettled()
  expect(mark()).toBeUndefined()
  expect(hidden).not.toHaveBeenCalled()
})

test('an answer marks the page and closes the popup, whose focus goes to the page', async () => {
  document.querySelector('button')?.focus()
  arrive(answer)
  await vi.dynamicImportSettled()
  expect(mark()).toBe('installed')
  expect(hidden).toHaveBeenCalledOnce()
  expect(hidden.mock.contexts).toEqual([document.querySelector('#install-popup')])
  expect(document.activeElement).toBe(document.querySelector('main'))
})

test('a focus elsewhere stays where it is', async () => {
  const link = document.querySelector('a')
  link?.focus()
  arrive(answer)
  await vi.dynamicImportSettled()
  expect(document.activeElement).toBe(link)
})

test('an answer is kept for the next page’s first paint, where the visitor allows it', async () => {
  localStorage.setItem(storageKeys.cookieCategory.name, 'functional')
  arrive(answer)
  await vi.dynamicImportSettled()
  openNext()
  expect(mark()).toBe('installed')
})

test('without consent nothing is kept', async () => {
  arrive(answer)
  await vi.dynamicImportSettled()
  expect(mark()).toBe('installed')
  openNext()
  expect(mark()).toBeUndefined()
})

test('where two questions stay without an answer the extension is gone, here and on the next page', () => {
  localStorage.setItem(storageKeys.cookieCategory.name, 'functional')
  localStorage.setItem(storageKeys.extension.name, 'installed')
  openNext()
  vi.advanceTimersByTime(2 * installCheckEvery - 1)
  expect(mark()).toBe('installed')
  vi.advanceTimersByTime(1)
  expect(mark()).toBeUndefined()
  openNext()
  expect(mark()).toBeUndefined()
})

test('an extension that has answered is not asked again', async () => {
  arrive(answer)
  await vi.dynamicImportSettled()
  vi.advanceTimersByTime(10 * installCheckEvery)
  expect(mark()).toBe('installed')
})

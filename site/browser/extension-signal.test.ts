// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
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

beforeAll(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'postMessage').mockReturnValue()
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hidden
  followExtension()
})
beforeEach(() => {
  hidden.mockClear()
  delete document.documentElement.dataset.extension
  document.body.innerHTML = `<main tabindex="-1"><a href="#x"></a></main>
    <section id="install-popup"><button></button></section>`
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

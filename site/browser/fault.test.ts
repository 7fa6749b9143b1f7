// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { enterPage } from './enter-page.ts'
import { tellFault } from './fault.ts'

const reported = vi.fn()
vi.stubGlobal('reportError', reported)

beforeEach(() => {
  reported.mockClear()
  sessionStorage.clear()
  document.body.innerHTML = `
    <div data-messages="general" data-texts='{"wrong":"Something has gone wrong."}'></div>
    <template data-message><div><p></p><button></button></div></template>`
})

test('a step of the entry that fails is told as a danger, and shows in the console', async () => {
  const reason = new Error('no such thing')
  const steps = { global: [], route: [() => Promise.reject(reason)], loading: [] }
  await enterPage(steps, { failed: tellFault, shown: () => undefined })
  const message = document.querySelector<HTMLElement>('[data-messages] > div')
  expect(message?.dataset.level).toBe('danger')
  expect(message?.textContent).toBe('Something has gone wrong.')
  expect(reported).toHaveBeenCalledExactlyOnceWith(reason)
})

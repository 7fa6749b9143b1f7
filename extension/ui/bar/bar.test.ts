// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endingOf } from '#extension/features/apply-codes/ending.ts'
import { standingOf } from '#extension/features/apply-codes/standing.ts'
import { aProgress, aReading } from '#tests/support/extension-ports.ts'
import { wordsFor } from '../words.ts'
import { openBar, type Bar } from './bar.ts'

const onStop = vi.fn<() => void>()
const ending = endingOf(
  aProgress({ phase: 'done', final: aReading(4500), saving: 500, kept: ['TWO'] }),
)
let bar: Bar

function existing<T>(element: T | null | undefined): T {
  if (element == null) throw new Error('the bar does not stand')
  return element
}

const host = () => existing(document.documentElement.lastElementChild)
const region = () => existing(host().shadowRoot?.querySelector('section'))
const button = () => existing(region().querySelector('button'))
const open = (
  shadowRootMode: ShadowRootMode = 'open',
  theme: Parameters<typeof openBar>[0]['theme'] = 'auto',
) => openBar({ document, shadowRootMode, words: wordsFor('en', 'en-GB'), theme, onStop })

beforeEach(() => {
  // jsdom has no layout.
  document.elementFromPoint = () => null
  onStop.mockReset()
  bar = open()
})
afterEach(() => {
  bar.remove()
})

describe('the bar in the page', () => {
  test('is closed to the scripts of the page', () => {
    bar.remove()
    bar = open('closed')
    expect(host().shadowRoot).toBeNull()
    expect(host().textContent).toBe('')
    expect(host().getAttributeNames()).toEqual(['style'])
  })

  test('is a region with a name, and takes no focus', () => {
    expect(region().getAttribute('aria-label')).toBe('Pouch')
    expect(document.activeElement).toBe(document.body)
  })

  test('has the colours that the shopper chose, else those of the browser', () => {
    expect(region().dataset.scheme).toBeUndefined()
    bar.remove()
    bar = open('open', 'dark')
    expect(region().dataset.scheme).toBe('dark')
  })

  test('tells the progress code by code to screen readers too', () => {
    const outcomes = [
      { code: 'ONE', outcome: { kind: 'no-effect' as const } },
      { code: 'TWO', outcome: { kind: 'untried' as const } },
    ]
    bar.show(standingOf(aProgress({ outcomes })))
    const status = [...region().querySelectorAll('[role=status]')].map((each) => each.textContent)
    expect(status.join(' ')).toContain('Code 2 of 2')
    expect(status.join(' ')).toContain('TWO')
  })

  test('stops the run once, however often Stop is pressed', () => {
    expect(button().textContent).toBe('Stop')
    button().click()
    button().click()
    expect(onStop).toHaveBeenCalledOnce()
    expect(button().textContent).toBe('Stopping…')
  })

  test('shows the saving, then is closed by its button without another stop', () => {
    bar.end(ending)
    expect(region().textContent).toContain('You saved £5.00')
    expect(region().textContent).toContain('TWO is applied to your basket.')
    expect(button().textContent).toBe('Close')
    const standing = host()
    button().click()
    expect(standing.isConnected).toBe(false)
    expect(onStop).not.toHaveBeenCalled()
  })

  test("does not take Escape from a script of the page for the shopper's", () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(onStop).not.toHaveBeenCalled()
  })
})

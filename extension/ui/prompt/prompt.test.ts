// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dismissal, PromptOffer } from '#extension/features/prompt/prompt-offer.ts'
import { wordsFor } from '../words.ts'
import * as byShopper from './by-shopper.ts'
import { pauseMs } from './form-filling.ts'
import { openPrompt, type Prompt } from './prompt.ts'

/** Whether the presses of a test count as the shopper's. In a test no press is a person's. */
const isByShopper = vi.spyOn(byShopper, 'isByShopper')
vi.mock('./by-shopper.ts', { spy: true })

const onTry = vi.fn<() => Promise<boolean>>()
const onDismiss = vi.fn<(how: Dismissal) => void>()
const offer: PromptOffer = {
  ...{ shop: 'Gull & Anchor', codes: 8, tries: 9 },
  ...{ language: 'auto', theme: 'auto' },
}
/** jsdom has no layout. */
const NoSizes = vi.fn(
  class {
    observe = () => undefined
    disconnect = () => undefined
  },
)
let prompt: Prompt | undefined
let frames: FrameRequestCallback[]

function existing<T>(element: T | null | undefined): T {
  if (element == null) throw new Error('the prompt does not stand')
  return element
}
const host = () => existing(document.documentElement.lastElementChild)
const region = () => existing(host().shadowRoot?.querySelector('section'))
const button = (name: string) =>
  existing(
    [...region().querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    ),
  )
const isStanding = () => document.documentElement.lastElementChild?.localName === 'div'
const isSeen = () => region().style.visibility !== 'hidden'
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
const draw = () => {
  for (const frame of frames.splice(0)) frame(0)
}
function open(language: 'en' | 'de' = 'en', differing: Partial<PromptOffer> = {}) {
  prompt = openPrompt({
    ...{ document, shadowRootMode: 'open', namesOrder: () => false, onTry, onDismiss },
    words: wordsFor(language, language === 'en' ? 'en-GB' : 'de-DE'),
    offer: { ...offer, ...differing },
  })
}

beforeEach(() => {
  document.body.innerHTML = ''
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  vi.stubGlobal('ResizeObserver', NoSizes)
  // jsdom has no layout.
  document.elementFromPoint = () => null
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1200, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
  isByShopper.mockReset().mockReturnValue(true)
  onTry.mockReset().mockResolvedValue(true)
  onDismiss.mockReset()
})
afterEach(() => {
  prompt?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the prompt', () => {
  test('says what it offers and what it sets, and nothing of money', () => {
    open()
    expect(region().textContent).toContain('8 codes for Gull & Anchor')
    expect(button('Try 9 codes')).toBeDefined()
    expect(region().textContent).toContain('Trying codes sets no affiliate link.')
    expect(region().textContent).not.toMatch(/save|cheap|£|€|%/i)
  })

  test('speaks German', () => {
    open('de')
    expect(region().lang).toBe('de-DE')
    expect(region().textContent).toContain('8 Codes für Gull & Anchor')
    expect(button('9 Codes ausprobieren')).toBeDefined()
  })

  test('is a region with a name, is told politely and takes no focus', () => {
    open()
    expect(region().getAttribute('aria-label')).toBe('Pouch')
    const status = existing(region().querySelector('[role=status]'))
    expect(status.textContent).toBe('Pouch: 8 codes for Gull & Anchor')
    expect(document.activeElement).toBe(document.body)
  })

  test('has the colours that the shopper chose, else those of the browser', () => {
    open()
    expect(region().dataset.scheme).toBeUndefined()
    prompt?.remove()
    open('en', { theme: 'dark' })
    expect(region().dataset.scheme).toBe('dark')
  })

  test('starts the codes on the press, and goes when they have begun', async () => {
    open()
    button('Try 9 codes').click()
    button('Starting…').click()
    await vi.waitFor(() => {
      expect(isStanding()).toBe(false)
    })
    expect(onTry).toHaveBeenCalledOnce()
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test.each([
    ['did not begin', () => onTry.mockResolvedValue(false)],
    ['could not be asked for', () => onTry.mockRejectedValue(new Error('no background'))],
  ])('says so where they %s, and can be pressed again', async (_, happens) => {
    happens()
    open()
    button('Try 9 codes').click()
    await vi.waitFor(() => {
      expect(region().textContent).toContain('That did not start.')
    })
    expect(button('Try 9 codes').getAttribute('aria-disabled')).toBe('false')
  })

  test.each([
    ['Not now', 'now'],
    ['Not at this shop', 'shop'],
    ['Never show this', 'ever'],
  ] as const)('is sent away by “%s”', (name, how) => {
    open()
    button('More choices').click()
    button(name).click()
    expect(isStanding()).toBe(false)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(how)
  })

  test('shows its further choices in place of the offer, on the press alone', () => {
    open()
    const isShown = (name: string) => getComputedStyle(button(name)).visibility === 'visible'
    const shown = () => ['Try 9 codes', 'Not at this shop'].map(isShown)
    expect([shown(), button('More choices').ariaExpanded]).toEqual([[true, false], 'false'])
    button('More choices').click()
    expect([shown(), button('More choices').ariaExpanded]).toEqual([[false, true], 'true'])
  })

  test('is sent away by Escape, which closes the further choices first', () => {
    open()
    button('More choices').click()
    pressEscape()
    expect(button('More choices').ariaExpanded).toBe('false')
    expect(onDismiss).not.toHaveBeenCalled()
    pressEscape()
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('now')
  })

  test('takes no press and no Escape from a script of the page', () => {
    isByShopper.mockRestore()
    open()
    for (const each of region().querySelectorAll('button')) each.click()
    pressEscape()
    expect(isStanding()).toBe(true)
    expect(onTry).not.toHaveBeenCalled()
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test('waits while a field is filled in, and is not sent away by an Escape in it', () => {
    document.body.innerHTML = '<input>'
    const field = existing(document.querySelector('input'))
    open()
    expect(isSeen()).toBe(true)
    field.focus()
    draw()
    expect(isSeen()).toBe(false)
    pressEscape()
    expect(onDismiss).not.toHaveBeenCalled()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    field.blur()
    draw()
    expect(isSeen()).toBe(false)
    vi.advanceTimersByTime(pauseMs)
    draw()
    expect(isSeen()).toBe(true)
  })

  test('is not seen where it would be over a button, and comes once that is scrolled away', () => {
    document.body.innerHTML = '<button>Pay</button>'
    const pay = existing(document.querySelector('button'))
    pay.getBoundingClientRect = () => new DOMRect(0, 0, 1200, 800)
    open()
    expect(isSeen()).toBe(false)
    pay.getBoundingClientRect = () => new DOMRect(0, -900, 1200, 800)
    window.dispatchEvent(new Event('scroll'))
    draw()
    expect(isSeen()).toBe(true)
  })

  test('sees buttons that come later', async () => {
    open()
    document.body.innerHTML = '<button>Pay</button>'
    existing(document.querySelector('button')).getBoundingClientRect = () =>
      new DOMRect(0, 0, 1200, 800)
    await vi.waitFor(() => {
      draw()
      expect(isSeen()).toBe(false)
    })
  })

  test('is closed to the scripts of the page', () => {
    prompt = openPrompt({
      ...{ document, onTry, onDismiss, offer, namesOrder: () => false },
      shadowRootMode: 'closed',
      words: wordsFor('en', 'en-GB'),
    })
    expect(host().shadowRoot).toBeNull()
    expect(host().textContent).toBe('')
    expect(host().getAttributeNames()).toEqual(['style'])
  })
})

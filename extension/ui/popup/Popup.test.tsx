// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import type { PageView, ShopView } from '#extension/features/page-look/page-look.ts'
import type { FoundShop } from '#extension/features/shop-lookup/found-shop.ts'
import { aProgress, aReading, memoryStore } from '#tests/support/extension-ports.ts'
import { wordsInPopup } from './popup-words.ts'
import { Popup } from './Popup.tsx'
import type { BrowserPort } from './popup-port.ts'

const shop: ShopView = {
  kind: 'shop',
  name: 'Gull & Anchor',
  domain: 'gull.example',
  path: '/en-gb/deals/gull-and-anchor/',
  codes: [
    {
      ...{ id: 1, retailer: 1 },
      code: 'TEN',
      title: '10% off',
      terms: 'Not with gift cards.',
      endDate: '2027-02-01T22:00:00Z',
      dealType: 'percentage',
      tries: 20,
      successes: 15,
      lastWorked: '2026-11-19T23:30:00Z',
      recent: null,
    },
    {
      ...{ id: 2, retailer: 1 },
      code: 'FIVE',
      title: '5% off',
      terms: '',
      endDate: null,
      dealType: 'other',
      tries: 3,
      successes: 1,
      lastWorked: null,
      recent: null,
    },
  ],
  isBasket: false,
  frame: null,
  tries: 2,
  leftBehind: [],
  run: null,
}

let root: Root
let push: (run: Run) => void
const port = {
  look: vi.fn<BrowserPort['look']>(),
  search: vi.fn<BrowserPort['search']>(),
  startRun: vi.fn<BrowserPort['startRun']>(),
  stopRun: vi.fn<BrowserPort['stopRun']>(),
  copy: vi.fn<BrowserPort['copy']>(),
}

async function press(view: PageView | Error, translation: 'en' | 'de' = 'en', asksFirst = false) {
  if (view instanceof Error) port.look.mockRejectedValue(view)
  else port.look.mockResolvedValue(view)
  const whole: BrowserPort = {
    ...port,
    local: memoryStore(),
    now: () => new Date('2026-11-21T12:00:00Z'),
    appearance: { language: translation, theme: 'auto' },
    wordsIn: (language) =>
      language === 'de' ? wordsInPopup('de', 'de-DE') : wordsInPopup('en', 'en-GB'),
    saveFile: () => undefined,
    hasAllShops: () => Promise.resolve(false),
    askForAllShops: () => Promise.resolve(false),
    giveBackAllShops: () => Promise.resolve(),
    hasReportLeave: () => Promise.resolve(true),
    askForReportLeave: () => Promise.resolve(true),
    giveBackReportLeave: () => Promise.resolve(),
    siteOrigin: 'https://pouch.example',
    asksFirst,
    watchRun: (onChange) => {
      push = onChange
      return () => undefined
    },
  }
  await act(async () => {
    root.render(<Popup port={whole} />)
    await Promise.resolve()
  })
}

const text = () => document.body.textContent
const heading = () => document.querySelector('h1')?.textContent
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (found === undefined) throw new Error(`no button "${name}" in: ${text()}`)
  return found
}
const click = (name: string) =>
  act(async () => {
    button(name).click()
    await Promise.resolve()
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetAllMocks()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
})

describe('the popup on a basket', () => {
  const basket = { ...shop, isBasket: true }

  test('offers to try the codes, counted', async () => {
    await press(basket)
    expect(button('Try 2 codes').disabled).toBe(false)
  })

  test("speaks the language of the browser's interface", async () => {
    await press({ ...basket, tries: 1 }, 'de')
    expect(button('1 Code ausprobieren').disabled).toBe(false)
  })

  test('starts a run once, follows it, and shows what was saved', async () => {
    port.startRun.mockResolvedValue('started')
    await press(basket)
    await click('Try 2 codes')
    expect(port.startRun).toHaveBeenCalledOnce()
    expect(button('Starting…').disabled).toBe(true)

    const outcomes = [{ code: 'TEN', outcome: { kind: 'untried' as const } }]
    act(() => {
      push({ ...aProgress({ outcomes }), tabId: 7 })
    })
    expect(text()).toContain('Code 1 of 1')
    expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('Trying codes')

    const end = aProgress({ phase: 'done', final: aReading(4500), saving: 500, kept: ['TEN'] })
    act(() => {
      push({ ...end, tabId: 7 })
    })
    expect(heading()).toBe('You saved £5.00')
    expect(button('Try again').disabled).toBe(false)
  })

  test('asks for the code that the page doesn’t name, and starts again with it', async () => {
    const run = { ...aProgress({ phase: 'failed', cause: 'unnamed-code' }), tabId: 7 }
    port.startRun.mockResolvedValue('started')
    await press({ ...basket, run })
    const field = document.querySelector('input')
    if (field === null) throw new Error('no field')
    expect(field.labels?.[0]?.textContent).toBe('Which code is on your basket?')
    await click('Try codes')
    expect(port.startRun).not.toHaveBeenCalled()
    act(() => {
      // React overlooks what is set on the element itself.
      Reflect.set(HTMLInputElement.prototype, 'value', ' Mine5 ', field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await click('Try codes')
    expect(port.startRun).toHaveBeenCalledExactlyOnceWith(null, 'Mine5')

    const still = { ...aProgress({ phase: 'failed', cause: 'code-unproved' }), tabId: 7 }
    act(() => {
      push({ ...run, phase: 'running' })
    })
    act(() => {
      push(still)
    })
    expect(document.querySelector('input')?.value).toBe('Mine5')
  })

  test('asks for no code where another reason ended the run', async () => {
    await press({
      ...basket,
      run: { ...aProgress({ phase: 'failed', cause: 'no-field' }), tabId: 7 },
    })
    expect(document.querySelector('input')).toBeNull()
  })

  test('says what to do where the run did not start', async () => {
    port.startRun.mockResolvedValue('not-started')
    await press(basket)
    await click('Try 2 codes')
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/Reload the page/)
    expect(button('Try 2 codes').disabled).toBe(false)
  })

  test('says beforehand that the browser may ask, where it does', async () => {
    await press(basket, 'en', true)
    expect(text()).toContain('Your browser may ask whether to let us into this shop.')
    await press(basket)
    expect(text()).not.toContain('Your browser may ask')
  })

  test('says whose frame the browser will ask for, and asks for that one', async () => {
    port.startRun.mockResolvedValue('started')
    const frame = { origin: 'https://pay.example', isOpen: false }
    await press({ ...basket, frame })
    expect(text()).toContain('a frame of pay.example')
    await click('Try 2 codes')
    expect(port.startRun).toHaveBeenCalledWith(frame, undefined)
  })

  test('says nothing of a frame that it is let into already', async () => {
    await press({ ...basket, frame: { origin: 'https://pay.example', isOpen: true } })
    expect(text()).not.toContain('pay.example')
  })

  test('gives the codes to copy where it is not let into the shop, and may be pressed again', async () => {
    port.startRun.mockResolvedValue('refused')
    await press(basket, 'en', true)
    expect(document.querySelectorAll('li')).toHaveLength(0)
    await click('Try 2 codes')
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/did not let us into/)
    expect(button('Copy code TEN').disabled).toBe(false)
    expect(button('Try 2 codes').disabled).toBe(false)
  })

  test('asks once more for another try after an ended run', async () => {
    port.startRun.mockResolvedValue('refused')
    await press({ ...basket, run: { ...aProgress({ phase: 'stopped' }), tabId: 7 } }, 'en', true)
    await click('Try again')
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/did not let us into/)
    expect(button('Copy code TEN').disabled).toBe(false)
  })

  test('stops the run', async () => {
    port.stopRun.mockResolvedValue(null)
    await press({ ...basket, run: { ...aProgress(), tabId: 7 } })
    await click('Stop')
    expect(port.stopRun).toHaveBeenCalledOnce()
    expect(button('Stopping…').disabled).toBe(true)
  })

  test('tells of a code that a run cut short left behind', async () => {
    await press({ ...basket, leftBehind: ['MINE12'] })
    expect(text()).toContain('You had MINE12 on your basket')
  })

  test('gives the codes to copy after a failure', async () => {
    const run = { ...aProgress({ phase: 'failed', cause: 'no-field' }), tabId: 7 }
    await press({ ...basket, run })
    expect(text()).toContain('We found no box for a code here.')
    expect(button('Copy code TEN').disabled).toBe(false)
  })
})

describe('the popup elsewhere in a supported shop', () => {
  test('lists codes with title, terms and true end date', async () => {
    await press(shop)
    expect(heading()).toBe('2 codes for Gull & Anchor')
    const [first, second] = document.querySelectorAll('li.card')
    expect(first?.textContent).toContain('10% off')
    expect(first?.textContent).toContain('Ends 1 Feb 2027')
    expect(first?.querySelector('details')?.textContent).toContain('Not with gift cards.')
    expect(second?.textContent).toContain('No end date given')
    expect(second?.querySelector('details')).toBeNull()
  })

  test('says what a code gives, when it last worked and how often, as far as that is known', async () => {
    await press(shop)
    const [first, second] = document.querySelectorAll('li.card')
    expect(first?.textContent).toContain('Percentage off')
    expect(first?.textContent).toContain('Last worked 19 Nov 2026')
    expect(first?.textContent).toContain('75% of 20 tries worked')
    expect(second?.textContent).toContain('Worked in 1 of 3 tries, too few for a rate')
    expect(second?.textContent).not.toContain('Last worked')
  })

  test('says nothing of a code’s success that nobody has tried', async () => {
    const [first] = shop.codes
    const untried = { ...first, tries: 0, successes: 0, lastWorked: null } as typeof first & object
    await press({ ...shop, codes: [untried] })
    expect(document.querySelector('li.card')?.textContent).not.toMatch(/worked|tries/i)
  })

  test('copies a code and says so, or what to do where it could not', async () => {
    port.copy.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'))
    await press(shop)
    await click('Copy code TEN')
    expect(port.copy).toHaveBeenCalledWith('TEN')
    expect(text()).toContain('TEN is copied')
    await click('Copy code FIVE')
    expect(text()).toContain('Select the code and copy it yourself.')
  })

  test('says so where there is no code today, and leads to the page of the shop', async () => {
    await press({ ...shop, codes: [], tries: 0 })
    expect(heading()).toBe('No codes for Gull & Anchor today')
    expect(document.querySelector('section a')?.getAttribute('href')).toBe(
      'https://pouch.example/en-gb/deals/gull-and-anchor/',
    )
  })
})

describe('the popup on any other page', () => {
  function type(query: string) {
    return act(async () => {
      const field = document.querySelector('input')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
    })
  }

  test('searches supported shops from the third letter on', async () => {
    port.search.mockResolvedValue([{ name: 'Gull', path: '/en-gb/deals/gull/' }])
    await press({ kind: 'elsewhere' })
    await type('gu')
    expect(port.search).not.toHaveBeenCalled()
    await type('gul')
    const link = document.querySelector('.shops a')
    expect(link?.textContent).toBe('Gull')
    expect(link?.getAttribute('href')).toBe('https://pouch.example/en-gb/deals/gull/')
  })

  test('shows what the last text finds although the answer to the one before comes later', async () => {
    const late = Promise.withResolvers<FoundShop[]>()
    port.search.mockReturnValueOnce(late.promise)
    port.search.mockResolvedValueOnce([{ name: 'Gull', path: '/en-gb/deals/gull/' }])
    await press({ kind: 'elsewhere' })
    await type('gul')
    await type('gull')
    late.resolve([])
    await act(() => late.promise)
    expect(document.querySelector('.shops a')?.textContent).toBe('Gull')
  })

  test('says so where the search did not work', async () => {
    port.search.mockRejectedValue(new Error('no storage'))
    await press({ kind: 'elsewhere' })
    await type('heron')
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      'Something went wrong. Close this and press the button again.',
    )
  })

  test('says so where no shop has that name', async () => {
    port.search.mockResolvedValue([])
    await press({ kind: 'elsewhere' })
    await type('heron')
    expect(text()).toContain('No shop of ours is called “heron”.')
  })

  test.each([
    [{ kind: 'closed' }, 'Nothing to do here'],
    [{ kind: 'nothing-loaded' }, 'No codes yet'],
    [new Error('no background'), 'Something went wrong'],
  ] as const)('has a sentence for %o', async (view, words) => {
    await press(view)
    expect(heading()).toBe(words)
  })

  test('offers to try the codes once the page has drawn its basket', async () => {
    vi.useFakeTimers()
    try {
      await press({ ...shop, isBasket: false })
      expect(text()).not.toContain('Try 2 codes')
      port.look.mockResolvedValue({ ...shop, isBasket: true })
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(text()).toContain('Try 2 codes')
    } finally {
      vi.useRealTimers()
    }
  })

  test('looks again when that is pressed after nothing was loaded', async () => {
    await press({ kind: 'nothing-loaded' })
    port.look.mockResolvedValue(shop)
    await click('Try again')
    expect(heading()).toBe('2 codes for Gull & Anchor')
  })
})

test('every state says how the product earns', async () => {
  for (const view of [shop, { kind: 'elsewhere' }, { kind: 'closed' }] as const) {
    await press(view)
    expect(document.querySelector('footer')?.textContent).toMatch(/sets no affiliate link/)
  }
})

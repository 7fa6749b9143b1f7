// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageView } from '#extension/features/page-look/page-look.ts'
import { defaultSettings, type Settings } from '#extension/features/settings/settings.ts'
import { aProgress, memoryStore } from '#tests/support/extension-ports.ts'
import { wordsInPopup } from '../popup-words.ts'
import { Popup } from '../Popup.tsx'
import type { BrowserPort } from '../popup-port.ts'

const basket: PageView = {
  ...{ kind: 'shop', name: 'Gull & Anchor', domain: 'gull.example', path: '/en-gb/deals/gull/' },
  ...{ codes: [], isBasket: true, frame: null, tries: 2, leftBehind: [], run: null },
}

let root: Root
let local: ReturnType<typeof memoryStore>
let isAllowed: boolean
let maySend: boolean
let watch: Parameters<BrowserPort['watchRun']>[0]
const port = {
  search: vi.fn<BrowserPort['search']>(),
  saveFile: vi.fn<BrowserPort['saveFile']>(),
  askForAllShops: vi.fn<BrowserPort['askForAllShops']>(),
  giveBackAllShops: vi.fn<BrowserPort['giveBackAllShops']>(),
  askForReportLeave: vi.fn<BrowserPort['askForReportLeave']>(),
  giveBackReportLeave: vi.fn<BrowserPort['giveBackReportLeave']>(),
}

async function open(view: PageView = basket) {
  const whole: BrowserPort = {
    ...port,
    siteOrigin: 'https://pouch.example',
    local,
    now: () => new Date('2026-11-21T12:00:00Z'),
    appearance: { language: 'auto', theme: 'auto' },
    wordsIn: (language) =>
      language === 'de' ? wordsInPopup('de', 'de-DE') : wordsInPopup('en', 'en-GB'),
    look: () => Promise.resolve(view),
    asksFirst: false,
    startRun: () => Promise.resolve('started'),
    stopRun: () => Promise.resolve(null),
    watchRun: (onChange) => {
      watch = onChange
      return () => undefined
    },
    copy: () => Promise.resolve(),
    hasAllShops: () => Promise.resolve(isAllowed),
    hasReportLeave: () => Promise.resolve(maySend),
  }
  await act(async () => {
    root.render(<Popup port={whole} />)
    await Promise.resolve()
  })
}

/** What is shown in the popup's middle: a room that is hidden says nothing. */
const shown = () => {
  const rooms = [...(document.querySelector('main')?.children ?? [])]
  return rooms.filter((room) => !(room as HTMLElement).hidden)
}
const text = () =>
  shown()
    .map(({ textContent }) => textContent)
    .join(' ')
const heading = () => shown()[0]?.querySelector('h1')?.textContent

function control(name: string): HTMLElement {
  const all = document.querySelectorAll<HTMLElement>('button, label, input')
  const found = [...all].find((each) => {
    const own = each.getAttribute('aria-label') ?? each.textContent
    return own.startsWith(name) && each.closest('[hidden]') === null
  })
  if (found === undefined) throw new Error(`nothing called "${name}" in: ${text()}`)
  return found
}

/** Presses, and waits until what is loaded or stored by it has come. */
async function press(...names: string[]) {
  for (const name of names) {
    await act(async () => {
      control(name).focus()
      control(name).click()
      await vi.dynamicImportSettled()
    })
    await vi.waitFor(async () => {
      await act(() => Promise.resolve())
      expect(document.querySelector('main > .skeleton, .room ~ * .skeleton')).toBeNull()
    })
  }
}
const settings = () => local.content.settings as Settings | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetAllMocks()
  port.search.mockResolvedValue([])
  port.giveBackAllShops.mockResolvedValue()
  port.giveBackReportLeave.mockResolvedValue()
  local = memoryStore()
  isAllowed = false
  maySend = true
  port.askForReportLeave.mockResolvedValue(true)
  document.body.innerHTML = '<div id="root"></div>'
  document.documentElement.removeAttribute('data-scheme')
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
})

describe('the navigation', () => {
  test('marks the room that is shown, and “More” for those behind it', async () => {
    await open()
    const current = () =>
      [...document.querySelectorAll('nav [aria-current]')].map(
        (each) => `${each.textContent}: ${each.getAttribute('aria-current') ?? ''}`,
      )
    expect(current()).toEqual(['This page: page'])
    await press('Savings')
    expect(current()).toEqual(['Savings: page'])
    await press('More', 'Settings')
    expect(current()).toEqual(['More: true'])
    await press('Back')
    expect(heading()).toBe('More')
  })

  test('moves the focus to the heading where the pressed button is gone, else leaves it', async () => {
    await open()
    await press('More')
    expect(document.activeElement).toBe(control('More'))
    await press('Settings')
    expect(document.activeElement?.textContent).toBe('Settings')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  test('comes back to the page as it has become meanwhile', async () => {
    await open()
    await press('Points')
    act(() => {
      watch({ ...aProgress(), tabId: 7 })
    })
    expect(heading()).toBe('Points')
    await press('This page')
    expect(heading()).toBe('Trying codes')
  })

  test('leads to the search of shops from a shop too', async () => {
    port.search.mockResolvedValue([{ name: 'Limpet Lane', path: '/en-gb/deals/limpet/' }])
    await open()
    await press('Shops')
    expect(heading()).toBe('Find a shop')
    expect(shown()[0]?.querySelector('input[type=search]')).not.toBeNull()
  })
})

describe('the room of savings', () => {
  const savings = [
    { at: '2026-10-03T10:00:00Z', shop: 'Gull & Anchor', minor: 500, currency: 'GBP' },
    { at: '2026-11-04T10:00:00Z', shop: 'Limpet Lane', minor: 250, currency: 'GBP' },
    { at: '2026-11-05T10:00:00Z', shop: 'Möwe', minor: 1000, currency: 'EUR' },
  ]

  test('says that there is nothing yet', async () => {
    await open()
    await press('Savings')
    expect(text()).toContain('Nothing yet')
    expect(document.querySelector('svg.chart')).toBeNull()
  })

  test('adds up each currency by itself, and says the chart’s months in words', async () => {
    local.content.savings = savings
    await open()
    await press('Savings')
    const totals = [...document.querySelectorAll('.total p')].map((each) => each.textContent)
    expect(totals).toEqual(['£7.50 saved in 2 runs', '€10.00 saved in 1 run'])
    const charts = [...document.querySelectorAll('svg[role=img]')]
    expect(charts[0]?.getAttribute('aria-label')).toBe(
      'June 2026: £0.00, July 2026: £0.00, August 2026: £0.00, September 2026: £0.00, ' +
        'October 2026: £5.00, November 2026: £2.50',
    )
    expect(charts[1]?.getAttribute('aria-label')).toContain('November 2026: €10.00')
    const rows = [...document.querySelectorAll('.rows li')].map((each) => each.textContent)
    expect(rows[0]).toContain('Möwe')
    expect(rows).toHaveLength(3)
  })

  test('draws bars in proportion', async () => {
    local.content.savings = savings
    await open()
    await press('Savings')
    const [chart] = document.querySelectorAll('svg.chart')
    const heights = [...(chart?.querySelectorAll('.bar') ?? [])].map((bar) =>
      Number(bar.getAttribute('height')),
    )
    expect(heights.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect((heights[4] ?? 0) / (heights[5] ?? 1)).toBeCloseTo(2)
  })

  test('deletes the history, after it has asked once more', async () => {
    local.content.savings = savings
    await open()
    await press('Savings', 'Delete the history', 'Keep')
    expect(local.content.savings).toHaveLength(3)
    await press('Delete the history', 'Yes, delete')
    expect(local.content).not.toHaveProperty('savings')
    expect(text()).toContain('Nothing yet')
  })

  test('says so where the device does not let it read', async () => {
    local.get = () => Promise.reject(new Error('closed'))
    await open()
    await press('Savings')
    expect(shown()[0]?.querySelector('[role=alert]')?.textContent).toContain('could not be read')
  })
})

describe('the settings', () => {
  const offers = () => control('Offer codes without pressing').querySelector('input')
  const openSettings = async (view?: PageView) => {
    await open(view)
    await press('More', 'Settings')
  }

  test('turn offers on when the browser lets us in', async () => {
    port.askForAllShops.mockImplementation(() => Promise.resolve((isAllowed = true)))
    await openSettings()
    expect(offers()?.checked).toBe(false)
    await press('Offer codes without pressing')
    expect(settings()?.prompt).toBe(true)
    expect(offers()?.checked).toBe(true)
    expect(port.giveBackAllShops).not.toHaveBeenCalled()
  })

  test('ask within the press, before anything is waited for', async () => {
    port.askForAllShops.mockReturnValue(new Promise(() => undefined))
    await openSettings()
    act(() => {
      control('Offer codes without pressing').click()
      expect(port.askForAllShops).toHaveBeenCalledOnce()
    })
  })

  test('keep the wish while the browser asks, since its question may close the popup', async () => {
    port.askForAllShops.mockReturnValue(new Promise(() => undefined))
    await openSettings()
    await press('Offer codes without pressing')
    expect(settings()?.prompt).toBe(true)
    expect(offers()?.disabled).toBe(true)
  })

  test.each([
    ['says no', () => Promise.resolve(false)],
    ['can’t ask', () => Promise.reject(new Error('not in the manifest'))],
  ])('leave offers off where the browser %s, and say so', async (_, answer) => {
    port.askForAllShops.mockImplementation(answer)
    await openSettings()
    await press('Offer codes without pressing')
    expect(settings()?.prompt).toBe(false)
    expect(offers()?.checked).toBe(false)
    expect(text()).toContain('Your browser did not let us in')
  })

  test('give the browser’s leave back with the offers', async () => {
    isAllowed = true
    local.content.settings = { ...defaultSettings, prompt: true }
    port.giveBackAllShops.mockImplementation(() => {
      isAllowed = false
      return Promise.resolve()
    })
    await openSettings()
    expect(offers()?.checked).toBe(true)
    await press('Offer codes without pressing')
    expect(port.giveBackAllShops).toHaveBeenCalledOnce()
    expect(settings()?.prompt).toBe(false)
    expect(offers()?.checked).toBe(false)
  })

  test('show offers as off where the leave was taken back in the browser', async () => {
    local.content.settings = { ...defaultSettings, prompt: true }
    await openSettings()
    expect(offers()?.checked).toBe(false)
  })

  describe('for telling us which codes worked', () => {
    const reports = () => control('Tell us which codes worked').querySelector('input')

    test('are off until they are switched on, and are kept', async () => {
      await openSettings()
      expect(reports()?.checked).toBe(false)
      expect(text()).toContain('While this is off, nothing of a run is sent to us.')
      await press('Tell us which codes worked')
      expect(reports()?.checked).toBe(true)
      expect(settings()).toEqual({ ...defaultSettings, reports: true })
      expect(port.askForAllShops).not.toHaveBeenCalled()
    })

    test('ask the browser within the press, and stay off where it says no', async () => {
      let answer: (isAllowed: boolean) => void = () => undefined
      port.askForReportLeave.mockReturnValue(new Promise((resolve) => (answer = resolve)))
      await openSettings()
      act(() => {
        control('Tell us which codes worked').click()
        expect(port.askForReportLeave).toHaveBeenCalledOnce()
      })
      answer(false)
      await vi.waitFor(async () => {
        await act(() => Promise.resolve())
        expect(text()).toContain('Your browser did not allow it')
      })
      expect(reports()?.checked).toBe(false)
      expect(settings()?.reports).toBe(false)
      expect(text()).not.toContain('Your browser did not let us in')
    })

    test('drop what waits to be sent when they are switched off, and give the leave back', async () => {
      local.content.settings = { ...defaultSettings, reports: true }
      local.content.reports = [{ due: 1, until: 2, report: {} }]
      await openSettings()
      await press('Tell us which codes worked')
      expect(settings()?.reports).toBe(false)
      expect(local.content).not.toHaveProperty('reports')
      expect(port.giveBackReportLeave).toHaveBeenCalledOnce()
    })

    test('are shown as off where the leave was taken back in the browser', async () => {
      maySend = false
      local.content.settings = { ...defaultSettings, reports: true }
      await openSettings()
      expect(reports()?.checked).toBe(false)
    })
  })

  test('mute this shop, and let it offer again', async () => {
    isAllowed = true
    local.content.settings = { ...defaultSettings, prompt: true, mutedShops: ['limpet.example'] }
    await openSettings()
    await press('No offers at Gull & Anchor')
    expect(settings()?.mutedShops).toEqual(['limpet.example', 'gull.example'])
    expect(text()).not.toContain('No offers at Gull & Anchor')
    await press('Remove limpet.example')
    expect(settings()?.mutedShops).toEqual(['gull.example'])
  })

  test('name no shop to mute where there is none', async () => {
    isAllowed = true
    local.content.settings = { ...defaultSettings, prompt: true }
    await openSettings({ kind: 'elsewhere' })
    expect(text()).toContain('Shops without offers')
    expect(text()).not.toContain('No offers at')
  })

  test('change the language and the colours at once, and keep them', async () => {
    await openSettings()
    await press('Deutsch', 'Dunkel')
    expect(heading()).toBe('Einstellungen')
    expect(document.documentElement.lang).toBe('de')
    expect(document.documentElement.dataset.scheme).toBe('dark')
    expect(document.querySelector('footer')?.textContent).toContain('Affiliate-Link')
    expect(settings()).toEqual({ ...defaultSettings, language: 'de', theme: 'dark' })
    await press('Wie der Browser')
    expect(document.documentElement.lang).toBe('en')
  })

  test('lead to the pages of our site in the chosen language', async () => {
    await open({ ...basket, isBasket: false })
    const link = () => document.querySelector('.room a')?.getAttribute('href')
    expect(link()).toBe('https://pouch.example/en-gb/deals/gull/')
    await press('More', 'Settings', 'Deutsch')
    expect(link()).toBe('https://pouch.example/de-gb/deals/gull/')
  })
})

describe('the room of what is stored and sent', () => {
  test('lists our requests with what came back', async () => {
    const at = (second: number) => `2026-11-21T10:00:0${second}.000Z`
    local.content.requests = [
      { at: at(1), method: 'GET', address: 'https://pouch.example/a', answer: 200 },
      { at: at(2), method: 'GET', address: 'https://pouch.example/b', answer: 'failed' },
      { at: at(3), method: 'GET', address: 'https://pouch.example/c', answer: 'open' },
      { at: at(4), method: 'POST', address: 'https://api.pouch.example/d', answer: 'unread' },
    ]
    await open()
    await press('More', 'What is stored and sent')
    const rows = [...document.querySelectorAll('.log li')].map((each) => each.textContent)
    expect(rows[0]).toMatch(/POST · sent.*\/d$/)
    expect(rows[1]).toMatch(/GET · under way.*\/c$/)
    expect(rows[2]).toMatch(/GET · no answer.*\/b$/)
    expect(rows[3]).toMatch(/GET · 200.*\/a$/)
    expect(text()).toContain('4 requests')
    expect(text()).not.toMatch(/\{\w+\}/)
  })

  test('says which requests it lists, and that those of a run are others', async () => {
    await open()
    await press('More', 'What is stored and sent')
    expect(text()).toMatch(/Our last requests.*goes to the shop.*isn’t listed/)
    await press('More', 'Settings', 'Deutsch', 'Mehr', 'Was gespeichert und gesendet wird')
    expect(text()).toMatch(/Unsere letzten Anfragen.*an den Shop.*steht hier nicht/)
  })
})

describe('the room of why we kept quiet', () => {
  const entry = {
    at: '2026-11-20T10:00:00.000Z',
    shop: 'limpet.example',
    because: [{ kind: 'host', network: 'cj', name: 'anrdoezrs.net' }],
    until: { kind: 'always' },
  }

  test('says where and why, the newest first', async () => {
    local.content['stand-down:log'] = [entry, { ...entry, shop: 'gull.example' }]
    await open()
    await press('More', 'Why we kept quiet')
    const cards = [...document.querySelectorAll('.card')].map((each) => each.textContent)
    expect(cards[0]).toContain('gull.example')
    expect(cards[1]).toContain('You came by anrdoezrs.net, which belongs to CJ.')
    expect(cards[1]).toContain('Always at this shop')
  })

  test('saves the log as a file, and deletes it', async () => {
    local.content['stand-down:log'] = [entry]
    await open()
    await press('More', 'Why we kept quiet', 'Save as a file')
    expect(port.saveFile).toHaveBeenCalledOnce()
    const [name, content] = port.saveFile.mock.calls[0] ?? []
    expect(name).toBe('pouch-kept-quiet-2026-11-21.json')
    expect(JSON.parse(content ?? '')).toMatchObject({ entries: [entry] })
    await press('Delete the list', 'Yes, delete')
    expect(local.content).not.toHaveProperty('stand-down:log')
    expect(text()).toContain('Nothing seen so far')
  })
})

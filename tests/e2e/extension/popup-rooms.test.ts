import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import { formatMoney } from '#domain/money/money.ts'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { expectInReach } from './support/axe.ts'
import { shopperIn, type Shopper } from './support/shopper.ts'
import { shopCodes } from './support/vouchers.ts'

/** What the navigation and “More” lead to, by the words of the buttons, with the heading there. */
const english = {
  Shops: 'Find a shop',
  Savings: 'Your savings',
  Points: 'Points',
  More: 'More',
  Settings: 'Settings',
  'What is stored and sent': 'What is stored and sent',
  'Why we kept quiet': 'Why we kept quiet',
}
const german = {
  Shops: 'Shop finden',
  Gespart: 'Was du gespart hast',
  Punkte: 'Punkte',
  Mehr: 'Mehr',
  Einstellungen: 'Einstellungen',
  'Was gespeichert und gesendet wird': 'Was gespeichert und gesendet wird',
  'Warum wir still waren': 'Warum wir still waren',
}
type Words = typeof english | typeof german

/** As the log of stand-downs keeps it. */
const keptQuiet = {
  at: '2026-11-20T10:00:00.000Z',
  shop: 'limpet-lane.co.uk',
  because: [
    { kind: 'parameter', network: 'awin', name: 'awc' },
    { kind: 'unseen', network: 'any', name: '' },
  ],
  until: { kind: 'time', at: '2026-11-20T11:30:00.000Z' },
}

let shop: Shop
let shopper: Shopper
let run: Run

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
  shopper = await shopperIn(shop, inject('extensionDir'))
  await shopper.arrive('form-post', 1)
  await shopper.startRun()
  run = await shopper.runEnded()
  await store({ 'stand-down:log': [keptQuiet] })
})
afterAll(async () => {
  await shopper.leave()
  await shop.close()
})

/** Puts something into the extension's own storage, in its background. */
async function store(entries: Readonly<Record<string, unknown>>): Promise<void> {
  const [worker] = await shopper.at.extension.workers()
  await worker?.evaluate(`chrome.storage.local.set(${JSON.stringify(entries)})`)
}

async function stored(key: string): Promise<unknown> {
  const [worker] = await shopper.at.extension.workers()
  const all = await worker?.evaluate(`chrome.storage.local.get('${key}')`)
  return (all as Record<string, unknown>)[key]
}

async function openPopup(scheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const popup = await shopper.press()
  await popup.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  return popup
}

async function pressButton(popup: Page, words: string): Promise<void> {
  await popup.locator(`button::-p-text(${words})`).click()
}

/** Goes to a room, through “More” where it stands there; resolves once its heading is shown. */
async function go(popup: Page, room: string, words: Words): Promise<string> {
  const names = Object.keys(words)
  const more = names[3] ?? ''
  if (names.indexOf(room) > 3) await pressButton(popup, more)
  await pressButton(popup, room)
  const heading = Object.entries(words).find(([name]) => name === room)?.[1] ?? ''
  await popup.locator(`main h1::-p-text(${heading})`).wait()
  await popup.waitForSelector('main .skeleton', { hidden: true })
  return popup.$eval('main', (main) => main.innerText)
}

describe.each(['light', 'dark'] as const)('every room of the popup, %s', (scheme) => {
  it('is free of accessibility faults and not wider than the popup', async () => {
    const popup = await openPopup(scheme)
    await expectInReach(popup)
    for (const room of Object.keys(english)) {
      await go(popup, room, english)
      await expectInReach(popup)
    }
    await shopper.page.goto(`${shop.url('form-post')}/goods/oyster-knife`)
    await expectInReach(await openPopup(scheme))
    await shopper.page.goBack()
  })
})

describe('the rooms of the popup', () => {
  it('are reached with the keyboard, and those behind “More” take the focus to their heading', async () => {
    const popup = await openPopup()
    await popup.focus('nav button:last-child')
    await popup.keyboard.press('Enter')
    await popup.locator('main h1::-p-text(More)').wait()
    await popup.keyboard.press('Tab')
    await popup.keyboard.press('Enter')
    await popup.locator('main h1::-p-text(Settings)').wait()
    const focused = () => popup.evaluate(() => document.activeElement?.textContent)
    await vi.waitFor(async () => {
      expect(await focused()).toBe('Settings')
    })
  })

  it('show the saving that a run has measured, in the shop’s own currency', async () => {
    expect(run.saving).toBeGreaterThan(0)
    const minor = run.saving ?? 0
    const currency = run.currency ?? ''
    const words = await go(await openPopup(), 'Savings', english)
    expect(words).toContain('Shop by the Sea')
    expect(words).toContain(formatMoney({ minor, currency }, 'en-GB'))
    expect(await stored('savings')).toEqual([
      { at: run.startedAt, shop: 'Shop by the Sea', minor, currency },
    ])
  })

  it('show what no script in a page can read, not even one of ours', async () => {
    await openPopup()
    const [worker] = await shopper.at.extension.workers()
    const read = (await worker?.evaluate(`(async () => {
      const [tab] = await chrome.tabs.query({ active: true })
      const read = () => chrome.storage.local.get('savings').then(() => 'open', () => 'closed')
      const target = { tabId: tab.id }
      const [main] = await chrome.scripting.executeScript({ target, func: read })
      return main.result
    })()`)) as string
    expect(read).toBe('closed')
  })

  it('list the requests that the extension made, and no other', async () => {
    const words = await go(await openPopup(), 'What is stored and sent', english)
    const site = inject('siteOrigin')
    const addresses = words.split('\n').filter((line) => /^https?:/.test(line))
    expect(new Set(addresses)).toEqual(
      new Set(['index', 'popular', 'bundles/all'].map((file) => `${site}/extension/${file}.json`)),
    )
    expect(words).toContain('GET · 200')
  })

  it('say why we kept quiet, until that is deleted', async () => {
    const popup = await openPopup()
    const words = await go(popup, 'Why we kept quiet', english)
    expect(words).toContain('limpet-lane.co.uk')
    expect(words).toContain('The address had “awc” in it, a mark of Awin.')
    expect(words).toContain('We could not see how you had come to the shop.')
    await pressButton(popup, 'Delete the list')
    await pressButton(popup, 'Yes, delete')
    await popup.locator('main h2::-p-text(Nothing seen so far)').wait()
    expect(await stored('stand-down:log')).toBeUndefined()
  })

  it('find shops by name in a shop too, and lead back to its codes', async () => {
    const popup = await openPopup()
    await go(popup, 'Shops', english)
    await popup.locator('main input[type=search]').fill('limp')
    await popup.waitForSelector('main a::-p-text(Limpet Lane)')
    await pressButton(popup, 'This page')
    await popup.waitForSelector('main input[type=search]', { hidden: true })
    expect(await popup.$eval('main', (main) => main.innerText)).not.toContain('Find a shop')
  })
})

describe('language and colours that the shopper chooses', () => {
  it('take effect at once, in every room, and the next time', async () => {
    const popup = await openPopup('light')
    await go(popup, 'Settings', english)
    await popup.locator('label::-p-text(Deutsch)').click()
    await popup.locator('main h1::-p-text(Einstellungen)').wait()
    await popup.locator('label::-p-text(Dunkel)').click()
    await vi.waitFor(async () => {
      expect(await stored('settings')).toMatchObject({ language: 'de', theme: 'dark' })
    })
    for (const room of Object.keys(german)) {
      await go(popup, room, german)
      await expectInReach(popup)
    }
    const again = await openPopup('light')
    const { lang, scheme, words } = await again.evaluate(() => ({
      lang: document.documentElement.lang,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      words: document.body.innerText,
    }))
    expect([lang, scheme]).toEqual(['de', 'dark'])
    expect(words).toContain('Diese Seite')
    await expectInReach(again)
  })

  it('are those of the bar in the shop too', async () => {
    await shopper.arrive('form-post', 2)
    const popup = await openPopup()
    await pressButton(popup, `${shopCodes.length} Codes ausprobieren`)
    await shopper.runEnded()
    await vi.waitFor(
      async () => {
        const tree = await shopper.page.accessibility.snapshot({ interestingOnly: false })
        expect(JSON.stringify(tree)).toContain('Schließen')
      },
      { timeout: 20_000, interval: 50 },
    )
  })
})

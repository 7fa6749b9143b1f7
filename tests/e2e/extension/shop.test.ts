import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { temperaments } from '#local/shop/temperaments.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { enterCode, priceOf } from '#local/shop/trade/till.ts'
import { formatMoney } from '#domain/money/money.ts'
import { launchChromium } from '#tests/support/browser.ts'
import { textsOf } from './support/texts.ts'

/** The shop by hand: what the extension is tried on must work for a person first. */
const seeds = [1, 2]
const patience = { timeout: 10_000, interval: 50 }
/** Some pages never end to load. */
const loaded = { waitUntil: 'domcontentloaded' } as const
let shop: Shop
let browser: Browser
let page: Page

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
  browser = await launchChromium()
  page = await browser.newPage()
  await page.evaluateOnNewDocument(openEveryRoot)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** A person sees what stands in a closed root, and a test can't. */
function openEveryRoot(): void {
  const attach = Reflect.get(Element.prototype, 'attachShadow')
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
}

const part = (session: Session, name: string) => `.${session.look.names.cls(name)}`

async function arrive(temperament: string, seed: number): Promise<Session> {
  await page.goto(`${shop.url(temperament)}/basket?seed=${seed}`, loaded)
  const session = shop.latestSession()
  if (session === undefined) throw new Error('the shop opened no session')
  return session
}

/** The first element of a part that a person sees. */
function seen(session: Session, name: string) {
  return vi.waitFor(async () => {
    for (const frame of page.frames()) {
      for (const element of await frame.$$(`>>> ${part(session, name)}`)) {
        if (await element.isVisible()) return element
      }
    }
    throw new Error(`there is no ${name} to be seen`)
  }, patience)
}

/** Scrolls to an element, since the bar with the total lies over what is at the window's foot. */
async function clear(element: ElementHandle): Promise<ElementHandle> {
  await element.evaluate((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  return element
}

/** Presses a part that asks the shop something, and waits for the answer. */
async function press(session: Session, name: string): Promise<void> {
  const element = await clear(await seen(session, name))
  const { look, temperament } = session
  const answer =
    look.answeredBy === 'page' || temperament.afterAnswer !== 'repaint'
      ? element.frame.waitForNavigation(loaded)
      : page.waitForResponse((response) => response.request().method() === 'POST')
  await Promise.all([answer, element.click()])
}

async function enter(session: Session, code: string): Promise<void> {
  // A loaded page begins afresh: a field may still hold what was typed before.
  await page.goto(new URL(session.look.basketPath, page.url()).href, loaded)
  if (session.look.code.revealed !== 'open') {
    const reveal = await clear(await seen(session, 'code-reveal'))
    await ((await reveal.$('summary')) ?? reveal).click()
  }
  await (await seen(session, 'code-field')).type(code)
  await press(session, 'code-button')
}

/** The total that the page shows is the one that the shop would charge. */
async function totalIsShown(session: Session): Promise<void> {
  const { currency, languageTag } = session.temperament
  const total = formatMoney({ minor: priceOf(session).total, currency }, languageTag)
  if (session.temperament.totals === 'stale') await page.reload(loaded)
  return vi.waitFor(async () => {
    const rows = await textsOf(page, part(session, 'total-row'))
    expect(rows.join()).toContain(total)
  }, patience)
}

describe.each(temperaments)('in the shop $name', ({ name }) => {
  it.each(seeds)('a person can enter a code and take it off, seed %i', async (seed) => {
    const session = await arrive(name, seed)
    if (session.codes.length > 0) await press(session, 'code-remove')
    expect(session.codes).toEqual([])
    await enter(session, 'NONSENSE')
    expect(session.attempts).toEqual([{ typed: 'NONSENSE', refusal: 'unknown' }])
    await totalIsShown(session)

    const good = session.promotions.find(({ code }) => {
      const other = { ...session, attempts: [] }
      enterCode(other, code)
      return other.codes.length > 0
    })
    if (good === undefined) return
    await enter(session, good.code)
    expect(session.codes).toEqual([good.code])
    await totalIsShown(session)
    if (!session.temperament.takesOff) return
    await press(session, 'code-remove')
    expect(session.codes).toEqual([])
    await totalIsShown(session)
  })
})

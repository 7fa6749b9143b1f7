import type { AxeResults } from 'axe-core'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { loadAxe } from './support/axe.ts'
import { buildOpenForTest } from './support/build-for-test.ts'
import { expectBest } from './support/fair-run.ts'
import {
  choose,
  pagesLoaded,
  pressInPrompt,
  promptGone,
  promptSeen,
  promptWords,
  readSettings,
  watchScripts,
  withAllShops,
} from './support/prompt.ts'
import { basketOf, shopperIn, type Shopper } from './support/shopper.ts'
import { coUkShop, shopCodes } from './support/vouchers.ts'

/** The shop's server answers for every host; these names would else lead out of the machine. */
const browserArguments = ['--host-resolver-rules=MAP *.co.uk 127.0.0.1']
const offer = `${shopCodes.length} codes for Shop by the Sea`
/** Milliseconds. */
const patience = { timeout: 20_000, interval: 50 }
let shop: Shop

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
})
afterAll(() => shop.close())

/** The basket of another shop that we have codes for. */
const otherBasket = () => `http://ajax.${coUkShop.domain}:${shop.port}/basket?seed=1`

describe('without the permission for the pages of shops', () => {
  it('nothing is loaded into a basket, neither before a press nor for the press before', async () => {
    const shopper = await shopperIn(shop, inject('extensionDir'))
    try {
      await choose(shopper.at, { prompt: true })
      const isLoaded = await watchScripts(shopper.page, shopper.at)
      await shopper.arrive('ajax', 1)
      expect(isLoaded()).toBe(false)
      await shopper.press()
      expect(isLoaded()).toBe(true)
      await shopper.page.reload()
      await shopper.press()
      expect(await promptWords(shopper.page)).toBeUndefined()
    } finally {
      await shopper.leave()
    }
  })
})

describe('with it', () => {
  let extension: Awaited<ReturnType<typeof withAllShops>>
  let shopper: Shopper
  beforeAll(async () => {
    extension = await withAllShops(inject('extensionDir'))
    shopper = await shopperIn(shop, extension.dir, browserArguments)
  })
  afterAll(async () => {
    await shopper.leave()
    await extension[Symbol.asyncDispose]()
  })

  it('no prompt stands at a basket before the shopper has asked for it', async () => {
    await choose(shopper.at, { prompt: false })
    await shopper.arrive('ajax', 1)
    const before = shopper.page
    await pagesLoaded(shopper.at)
    await shopper.openTab()
    await choose(shopper.at, { prompt: true })
    await shopper.arrive('ajax', 1)
    await promptSeen(shopper.page)
    expect(await promptWords(before)).toBeUndefined()
  })

  it('the prompt stands at a basket, and takes no focus', async () => {
    await choose(shopper.at, {})
    await shopper.openTab()
    await shopper.arrive('form-post', 1)
    const words = await promptSeen(shopper.page)
    expect(words).toContain(offer)
    expect(words).toContain(`Try ${shopCodes.length} codes`)
    expect(words).toContain('Trying codes sets no affiliate link.')
    expect(await shopper.page.evaluate('document.activeElement.localName')).toBe('body')
  })

  it('it stands at no other page of the shop, and at other sites nothing is loaded', async () => {
    await shopper.openTab()
    const elsewhere = shopper.page
    const isLoadedElsewhere = await watchScripts(elsewhere, shopper.at)
    await elsewhere.goto(`http://ajax.gull.localhost:${shop.port}/basket?seed=1`)
    await shopper.openTab()
    const goods = shopper.page
    const isLoadedAtGoods = await watchScripts(goods, shopper.at)
    await goods.goto(`${shop.url('ajax')}/goods/oyster-knife`)
    await vi.waitFor(() => {
      expect(isLoadedAtGoods()).toBe(true)
    }, patience)
    await shopper.openTab()
    await shopper.arrive('ajax', 2)
    await promptSeen(shopper.page)
    expect(await promptWords(goods)).toBeUndefined()
    expect(await promptWords(elsewhere)).toBeUndefined()
    expect(isLoadedElsewhere()).toBe(false)
  })

  it('it comes and goes with a page that becomes a basket without a load', async () => {
    await shopper.openTab()
    const { page } = shopper
    await shopper.arrive('ajax', 1)
    const basket = page.url()
    await promptSeen(page)
    await page.goto(`${shop.url('ajax')}/goods/oyster-knife`)
    const takeOn = (address: string) =>
      page.evaluate(async (to) => {
        const answer = await fetch(to)
        const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
        history.pushState({}, '', to)
        document.body.replaceWith(next.body)
      }, address)
    await takeOn(basket)
    await promptSeen(page)
    await takeOn(`${shop.url('ajax')}/goods/gull-socks`)
    await promptGone(page)
  })

  it('waits while a field is filled in, and comes back after', async () => {
    await shopper.openTab()
    const { page } = shopper
    await shopper.arrive('ajax', 1)
    await promptSeen(page)
    await page.focus('input[type=search], input:not([type=hidden])')
    await promptGone(page)
    await page.evaluate('document.activeElement.blur()')
    await promptSeen(page)
  })

  it('a press of its button leads to the best total, and it stays away from then on', async () => {
    await shopper.openTab()
    const session = await shopper.arrive('form-post', 3)
    const arrival = basketOf(session)
    await promptSeen(shopper.page)
    const before = await shopper.run()
    await pressInPrompt(shopper.page, /^Try/)
    await vi.waitFor(async () => {
      expect((await shopper.run())?.startedAt).not.toBe(before?.startedAt)
    }, patience)
    const run = await shopper.runEnded()
    await expectBest(shopper, run, arrival, session)
    expect(await shopper.endingInBar()).not.toContain('Not now')
  })

  it('a run that the popup starts takes its place', async () => {
    await shopper.openTab()
    const session = await shopper.arrive('ajax', 5)
    const arrival = basketOf(session)
    await promptSeen(shopper.page)
    await shopper.startRun()
    await expectBest(shopper, await shopper.runEnded(), arrival, session)
    expect(await shopper.endingInBar()).not.toContain('Not now')
  })
})

describe('sent away', () => {
  let extension: Awaited<ReturnType<typeof withAllShops>>
  let shopper: Shopper
  beforeAll(async () => {
    extension = await withAllShops(inject('extensionDir'))
    shopper = await shopperIn(shop, extension.dir, browserArguments)
  })
  afterAll(async () => {
    await shopper.leave()
    await extension[Symbol.asyncDispose]()
  })

  async function sendAway(...presses: RegExp[]) {
    await choose(shopper.at, {})
    await shopper.openTab()
    const { page } = shopper
    await shopper.arrive('ajax', 1)
    await promptSeen(page)
    for (const press of presses) await pressInPrompt(page, press)
    await promptGone(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    return page
  }

  it('for now, it stays away from the shop in this tab, and not from others', async () => {
    const page = await sendAway(/^Not now/)
    await shopper.openTab()
    await shopper.arrive('ajax', 1)
    await promptSeen(shopper.page)
    expect(await promptWords(page)).toBeUndefined()
    await page.bringToFront()
    await page.goto(otherBasket())
    expect(await promptSeen(page)).toContain('1 code for Limpet Lane')
  })

  it('by Escape, it is sent away for now', async () => {
    await choose(shopper.at, {})
    await shopper.openTab()
    const { page } = shopper
    await shopper.arrive('ajax', 1)
    await promptSeen(page)
    await page.keyboard.press('Escape')
    await promptGone(page)
  })

  it('from a shop, it stays away from all its pages, and not from other shops', async () => {
    const page = await sendAway(/^More/, /^Not at this shop/)
    await vi.waitFor(async () => {
      expect(await readSettings(shopper.at)).toMatchObject({ mutedShops: ['shop.localhost'] })
    }, patience)
    await shopper.openTab()
    const muted = shopper.page
    await shopper.arrive('form-post', 1)
    await shopper.openTab()
    await shopper.page.goto(otherBasket())
    expect(await promptSeen(shopper.page)).toContain('1 code for Limpet Lane')
    expect(await promptWords(page)).toBeUndefined()
    expect(await promptWords(muted)).toBeUndefined()
  })

  it('for ever, it is switched off everywhere', async () => {
    const page = await sendAway(/^More/, /^Never/)
    await vi.waitFor(async () => {
      expect(await readSettings(shopper.at)).toMatchObject({ prompt: false, mutedShops: [] })
    }, patience)
    await shopper.openTab()
    const other = shopper.page
    await other.goto(otherBasket())
    await shopper.openTab()
    // Once a page that came later has its prompt, those before would have had theirs.
    await choose(shopper.at, {})
    await shopper.arrive('form-post', 1)
    await promptSeen(shopper.page)
    expect(await promptWords(page)).toBeUndefined()
    expect(await promptWords(other)).toBeUndefined()
  })
})

/** Whether the prompt is seen over a control of the page that could be pressed. */
const covered = `(() => {
  const prompt = document.documentElement.lastElementChild?.shadowRoot?.querySelector('section')
  if (!prompt) return 'not there'
  if (getComputedStyle(prompt).visibility === 'hidden') return 'not seen'
  const box = prompt.getBoundingClientRect()
  const controls = document.querySelectorAll('input:not([type=hidden]), button, select, textarea, a')
  return [...controls]
    .filter((each) => !each.matches('a') || /checkout|kasse/i.test(each.textContent))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom
    })
    .map((each) => each.outerHTML)
})()`

/** Sees that axe, which is in the page, finds no fault in what the prompt shows. */
async function expectNoFaults(page: Page): Promise<void> {
  // Axe looks for colours in the body alone, and the prompt stands beside it.
  const found = (await page.evaluate(`(async () => {
    const prompt = document.documentElement.lastElementChild
    document.body.append(prompt)
    const found = await axe.run({ include: [prompt] })
    document.documentElement.append(prompt)
    return found
  })()`)) as AxeResults
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(found.passes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'aria-valid-attr-value']),
  )
}

describe('in the testing build, whose shadow root is open', () => {
  let built: Awaited<ReturnType<typeof buildOpenForTest>>
  let extension: Awaited<ReturnType<typeof withAllShops>>
  let shopper: Shopper
  beforeAll(async () => {
    built = await buildOpenForTest(inject('siteOrigin'))
    extension = await withAllShops(built.dir)
    shopper = await shopperIn(shop, extension.dir)
  })
  afterAll(async () => {
    await shopper.leave()
    await extension[Symbol.asyncDispose]()
    await built[Symbol.asyncDispose]()
  })

  it.each([
    { theme: 'light', language: 'en' },
    { theme: 'light', language: 'de' },
    { theme: 'dark', language: 'en' },
    { theme: 'dark', language: 'de' },
  ])('has no fault that axe finds, $theme, $language', async (changes) => {
    await choose(shopper.at, changes)
    await shopper.openTab()
    const { page } = shopper
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await shopper.arrive('ajax', 1)
    await promptSeen(page)
    await loadAxe(page)
    await expectNoFaults(page)
    await pressInPrompt(page, /^(More|Mehr)/)
    await expectNoFaults(page)
  })

  it('takes no press and no key from the scripts of the page', async () => {
    await choose(shopper.at, {})
    await shopper.openTab()
    const { page } = shopper
    const session = await shopper.arrive('ajax', 1)
    await promptSeen(page)
    await page.evaluate(() => {
      const root = document.documentElement.lastElementChild?.shadowRoot
      for (const button of root?.querySelectorAll('button') ?? []) button.click()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    })
    // A press that counts is the next, on what stands there still.
    await pressInPrompt(page, /^More/)
    expect(await promptWords(page)).toContain('Not at this shop')
    expect(session.attempts).toEqual([])
  })

  it.each([
    ['form-post', 2, 1280],
    ['german', 1, 768],
    ['own-code', 3, 768],
    ['ajax', 4, 500],
  ])(
    'is never over a control, however far %s (seed %i, %i pixels wide) is scrolled',
    async (temperament, seed, width) => {
      await choose(shopper.at, {})
      await shopper.openTab()
      const { page } = shopper
      await page.setViewport({ width, height: 800 })
      await shopper.arrive(temperament, seed)
      const found: unknown[] = []
      await vi.waitFor(async () => {
        expect(await page.evaluate(covered)).not.toBe('not there')
      }, patience)
      for (let top = 0; top <= 1600; top += 37) {
        await page.evaluate(
          `new Promise((drawn) => {
            scrollTo({ top: ${top}, behavior: 'instant' })
            requestAnimationFrame(() => requestAnimationFrame(drawn))
          })`,
        )
        found.push(await page.evaluate(covered))
      }
      expect(found.filter((each) => each !== 'not seen').flat()).toEqual([])
      expect(found).toContainEqual([])
    },
  )
})

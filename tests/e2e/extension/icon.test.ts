import type { Page, WebWorker } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { launchWithExtension, type ExtensionBrowser } from '#tests/support/browser.ts'
import { servePlainPages } from './support/plain-pages.ts'
import { coUkShop, popular } from './support/vouchers.ts'

const patience = { timeout: 20_000, interval: 50 }

interface Rule {
  readonly conditions: readonly { pageUrl: { hostEquals?: string; hostSuffix?: string } }[]
  readonly actions: readonly { instanceType: string; imageData?: Record<string, unknown> }[]
}

let at: ExtensionBrowser
let page: Page
let worker: WebWorker
let web: Awaited<ReturnType<typeof servePlainPages>>

/** Every host of these is this machine: pages that nobody prepared. */
const hosts = ['*.co.uk', 'co.uk', '*.example', '*.evil.test']

beforeAll(async () => {
  web = await servePlainPages()
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1:${web.port}`).join(', ')
  at = await launchWithExtension(inject('extensionDir'), [`--host-resolver-rules=${rules}`])
  page = (await at.browser.pages())[0] ?? (await at.browser.newPage())
  worker = await vi.waitFor(async () => {
    const [running] = await at.extension.workers()
    if (running === undefined) throw new Error('the extension’s worker is not running')
    return running
  }, patience)
})
afterAll(async () => {
  await at.browser.close()
  web[Symbol.dispose]()
})

/** The rules by which the browser chooses the icon, as it holds them. */
async function rules(): Promise<Rule[]> {
  const held = await worker.evaluate(
    `new Promise((resolve) => chrome.declarativeContent.onPageChanged.getRules(undefined, resolve))`,
  )
  return held as Rule[]
}

const held = () =>
  vi.waitFor(async () => {
    const [rule, ...others] = await rules()
    if (rule === undefined) throw new Error('the browser holds no rule yet')
    expect(others).toEqual([])
    return rule
  }, patience)

describe('the icon', () => {
  it('is chosen by the browser itself, which tells us nothing of where it was', async () => {
    const manifest = (await worker.evaluate('chrome.runtime.getManifest()')) as Record<
      string,
      unknown
    >
    expect(manifest.permissions).toContain('declarativeContent')
    expect(manifest).not.toHaveProperty('host_permissions')
    expect(await worker.evaluate('chrome.permissions.getAll().then((all) => all.origins)')).toEqual(
      [expect.stringMatching(/^http:\/\/localhost\//)],
    )
  })

  it('is another for the popular shops, in the sizes of a toolbar', async () => {
    const { conditions, actions } = await held()
    const equal = conditions.flatMap(({ pageUrl }) => pageUrl.hostEquals ?? [])
    const below = conditions.flatMap(({ pageUrl }) => pageUrl.hostSuffix ?? [])
    expect(equal.sort()).toEqual(popular.domains)
    expect(below.sort()).toEqual(popular.domains.map((domain) => `.${domain}`).sort())
    expect(actions.map(({ instanceType }) => instanceType)).toEqual(['declarativeContent.SetIcon'])
    expect(Object.keys(actions[0]?.imageData ?? {})).toEqual(['16', '32'])
  })

  it('leaves the button to be pressed on every page', async () => {
    await held()
    expect(await worker.evaluate('chrome.action.isEnabled()')).toBe(true)
  })

  it('is still known after the background was evicted', async () => {
    const before = await held()
    await worker.close()
    await page.goto(`http://nowhere.example/`)
    worker = await vi.waitFor(async () => {
      const workers = await at.extension.workers()
      return Promise.any(
        workers.map(async (each) => {
          await each.evaluate('chrome.runtime.id')
          return each
        }),
      )
    }, patience)
    expect(await held()).toEqual(before)
  })
})

/**
 * Nobody but a person sees an icon, so the conditions are asked in another way: a second rule, with
 * the conditions that the browser holds, enables a button that is disabled everywhere else.
 */
describe('the browser takes for a popular shop', () => {
  beforeAll(async () => {
    await held()
    await worker.evaluate(`new Promise((resolve) => {
      const { onPageChanged, PageStateMatcher, ShowAction } = chrome.declarativeContent
      globalThis.pressed = []
      chrome.action.setPopup({ popup: '' })
      chrome.action.onClicked.addListener((tab) => globalThis.pressed.push(tab.url))
      chrome.action.disable()
      onPageChanged.getRules(['codes'], ([{ conditions }]) => {
        const same = conditions.map(({ pageUrl }) => new PageStateMatcher({ pageUrl }))
        onPageChanged.addRules([{ conditions: same, actions: [new ShowAction()] }], resolve)
      })
    })`)
  })

  const visits = [
    [`http://${coUkShop.domain}/`, true],
    [`http://not-${coUkShop.domain}/`, false],
    [`http://www.${coUkShop.domain}/basket?a=b`, true],
    [`http://${coUkShop.domain}.evil.test/`, false],
    [`http://a.b.${coUkShop.domain}/`, true],
    [`http://news.example/?shop=.${coUkShop.domain}`, false],
    [`http://co.uk/`, false],
    [`http://www.some-other-shop.co.uk/`, false],
    // Pressed last, so that all presses before it have been heard of.
    [`http://last.${coUkShop.domain}/`, true],
  ] as const

  it('its domain and what is below it, in whole labels, and nothing else', async () => {
    for (const [address] of visits) {
      await page.goto(address)
      await page.triggerExtensionAction(at.extension)
    }
    const expected = visits.filter(([, isShop]) => isShop).map(([address]) => address)
    await vi.waitFor(async () => {
      expect(await worker.evaluate('globalThis.pressed.at(-1)')).toBe(expected.at(-1))
    }, patience)
    expect(await worker.evaluate('globalThis.pressed')).toEqual(expected)
  })
})

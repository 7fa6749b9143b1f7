import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import * as v from 'valibot'
import { installedAnswer, signedInQuestion } from '#domain/contract/messages.ts'
import { launchChromium, type ExtensionBrowser } from '#tests/support/browser.ts'
import { isOnboarding } from '#tests/support/onboarding.ts'
import { servePlainPages } from './support/plain-pages.ts'

const patience = { timeout: 20_000, interval: 50 }
const siteOrigin = inject('siteOrigin')
const isInstalled = { action: 'pouch:isInstalled' }
const userIsSignedIn = { action: 'pouch:userIsSignedIn' }

let at: ExtensionBrowser
let page: Page
/** A site on the same host as ours, so that only its port tells it from ours. */
let stranger: string
const started = new AsyncDisposableStack()

beforeAll(async () => {
  stranger = `http://localhost:${started.use(await servePlainPages()).port}`
  // Not `launchWithExtension`, which closes the tab that is looked for here.
  const browser = await launchChromium()
  const id = await browser.installExtension(inject('extensionDir'))
  const extension = (await browser.extensions()).get(id)
  if (extension === undefined) throw new Error('Chromium did not load the extension')
  at = { browser, extension }
  page = (await browser.pages())[0] ?? (await browser.newPage())
})
afterAll(async () => {
  await at.browser.close()
  await started.disposeAsync()
})

const openTabs = async () => (await at.browser.pages()).map((each) => each.url())
const onboardingTabs = async () => (await openTabs()).filter(isOnboarding)

/** Evaluates in the extension's worker, which may just have been evicted. */
function inWorker(expression: string): Promise<unknown> {
  return vi.waitFor(async () => {
    const workers = await at.extension.workers()
    return Promise.any(workers.map((worker) => worker.evaluate(expression)))
  }, patience)
}

/** Goes to an address, and hears every message there from the very beginning. */
async function listenAt(address: string): Promise<void> {
  const script = await page.evaluateOnNewDocument(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    addEventListener('message', ({ data }) => heard.push(data))
  })
  await page.goto(address)
  await page.removeScriptToEvaluateOnNewDocument(script.identifier)
}

const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)
const post = (message: unknown) =>
  page.evaluate((data) => {
    postMessage(data, location.origin)
  }, message)

describe('after the installation', () => {
  it('the onboarding opens once, and a worker that starts anew opens no other', async () => {
    await vi.waitFor(async () => {
      expect(await onboardingTabs()).toHaveLength(1)
    }, patience)
    expect(await inWorker('chrome.storage.local.get("onboarding:opened")')).toEqual({
      'onboarding:opened': true,
    })
    const before = await openTabs()
    for (const worker of await at.extension.workers()) await worker.close()
    await page.goto(`${stranger}/`)
    // What the browser says of an installation, said again to the worker that started anew. What it
    // asks of its storage on the way to another tab is answered before what is asked after it.
    await inWorker(`(async () => {
      for (const reason of ['install', 'update']) chrome.runtime.onInstalled.dispatch({ reason })
      for (let ask = 0; ask < 4; ask++) await chrome.storage.local.get(null)
      await chrome.tabs.query({})
    })()`)
    expect((await openTabs()).length).toBe(before.length)
    expect(await onboardingTabs()).toHaveLength(1)
  })
})

describe('our site', () => {
  it('is told that the extension is installed, and asked whether somebody is signed in', async () => {
    await listenAt(`${siteOrigin}/en-gb/`)
    await post(isInstalled)
    await vi.waitFor(async () => {
      const messages = await heard()
      expect(messages.filter((each) => v.is(installedAnswer, each))).toHaveLength(1)
      expect(messages.filter((each) => v.is(signedInQuestion, each))).toHaveLength(1)
    }, patience)
  })

  it.each([true, false])('says for this session whether somebody is: %s', async (signedIn) => {
    await listenAt(`${siteOrigin}/en-gb/`)
    await post({ ...userIsSignedIn, signedIn })
    await vi.waitFor(async () => {
      expect(await inWorker('chrome.storage.session.get("member:signed-in")')).toEqual({
        'member:signed-in': signedIn,
      })
    }, patience)
    const kept = (await inWorker('chrome.storage.local.get(null)')) as object
    expect(Object.keys(kept)).not.toContain('member:signed-in')
  })
})

describe('another site, on another port of the same host', () => {
  it('is told nothing, asked nothing and not believed', async () => {
    await listenAt(`${stranger}/`)
    await post(isInstalled)
    await post({ ...userIsSignedIn, signedIn: true })
    // An answer would stand behind them, and a question before them.
    const posted = [isInstalled, { ...userIsSignedIn, signedIn: true }]
    await vi.waitFor(async () => {
      expect(await heard()).toEqual(posted)
    }, patience)
    await listenAt(`${siteOrigin}/en-gb/`)
    await post(isInstalled)
    await vi.waitFor(async () => {
      expect((await heard()).some((each) => v.is(installedAnswer, each))).toBe(true)
    }, patience)
    expect(await inWorker('chrome.storage.session.get("member:signed-in")')).toEqual({
      'member:signed-in': false,
    })
  })
})

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, WebWorker } from 'puppeteer-core'
import type { ExtensionBrowser } from '#tests/support/browser.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { find, ownRegion, wordsOf } from './own-region.ts'

/** Milliseconds. */
const patience = { timeout: 30_000, interval: 50 }

/**
 * A copy of a built extension with the pages of all shops given to it. Nobody can answer a headless
 * browser's question, so the manifest's optional pages become required ones; all else is the same.
 */
export async function withAllShops(
  extensionDir: string,
): Promise<AsyncDisposable & { readonly dir: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'pouch-granted-'))
  await cp(extensionDir, dir, { recursive: true })
  const path = join(dir, 'manifest.json')
  const { optional_host_permissions: pages, ...manifest } = JSON.parse(
    await readFile(path, 'utf8'),
  ) as Record<string, unknown>
  if (pages === undefined) throw new Error('the extension asks for no pages that could be given')
  await writeFile(path, JSON.stringify({ ...manifest, host_permissions: pages }))
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true }) }
}

async function worker({ extension }: ExtensionBrowser): Promise<WebWorker> {
  const [running] = await extension.workers()
  if (running === undefined) throw new Error('the extension’s worker is not running')
  return running
}

/** What the settings hold; undefined where none were ever changed. */
export async function readSettings(at: ExtensionBrowser): Promise<unknown> {
  const stored = await (await worker(at)).evaluate('chrome.storage.local.get("settings")')
  return (stored as { settings?: unknown }).settings
}

/** Sets what the shopper would choose in the popup, once the vouchers are there. */
export async function choose(
  at: ExtensionBrowser,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await waitFor(async () => {
    const found = await (await worker(at)).evaluate('chrome.storage.local.get("vouchers:since")')
    if (Object.keys(found as object).length === 0) throw new Error('no vouchers yet')
  }, patience)
  const untouched = { prompt: true, mutedShops: [], language: 'auto', theme: 'auto' }
  const settings = JSON.stringify({ ...untouched, ...changes })
  await (await worker(at)).evaluate(`chrome.storage.local.set({ settings: ${settings} })`)
}

/** Resolves once the extension knows every open page as loaded: it looks at each at that moment. */
export function pagesLoaded(at: ExtensionBrowser): Promise<void> {
  return waitFor(async () => {
    const tabs = (await (await worker(at)).evaluate('chrome.tabs.query({})')) as {
      status: string
    }[]
    if (tabs.some(({ status }) => status !== 'complete')) throw new Error('a page still loads')
  }, patience)
}

/** Whether any script of ours was loaded into the page that the tab shows, from now on. */
export async function watchScripts(
  page: Page,
  { extension }: ExtensionBrowser,
): Promise<() => boolean> {
  const client = await page.createCDPSession()
  const ours = new Set<number>()
  client.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin === `chrome-extension://${extension.id}`) ours.add(context.id)
  })
  client.on('Runtime.executionContextsCleared', () => {
    ours.clear()
  })
  await client.send('Runtime.enable')
  return () => ours.size > 0
}

/** What the prompt says, or undefined where none is seen. */
export async function promptWords(page: Page): Promise<string | undefined> {
  const region = await ownRegion(page).catch(() => undefined)
  const words = region === undefined ? '' : wordsOf(region).join(' ')
  return words === '' ? undefined : words
}

/** What the prompt says, once it is seen. */
export function promptSeen(page: Page): Promise<string> {
  return waitFor(async () => {
    const words = await promptWords(page)
    if (words === undefined) throw new Error('no prompt is seen')
    return words
  }, patience)
}

/** Resolves once no prompt is seen any more. */
export function promptGone(page: Page): Promise<void> {
  return waitFor(async () => {
    if ((await promptWords(page)) !== undefined) throw new Error('the prompt still stands')
  }, patience)
}

/** Presses a button of the prompt, with the mouse. */
export async function pressInPrompt(page: Page, name: RegExp): Promise<void> {
  const button = find(
    await ownRegion(page),
    (node) => node.role === 'button' && name.test(node.name ?? ''),
  )
  const element = await button?.elementHandle()
  if (element === null || element === undefined) throw new Error(`no button ${String(name)}`)
  await element.click()
}

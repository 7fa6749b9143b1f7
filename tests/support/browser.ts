import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import puppeteer, { type Browser, type Extension, type Page } from 'puppeteer-core'
import { brand } from '#brand/brand.ts'
import { isOnboarding } from './onboarding.ts'
import { firstProgram } from './programs.ts'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
]

/**
 * The path of an installed Chromium: the one that `POUCH_CHROMIUM` names, one at a usual place, or
 * the one that Playwright fetched. Undefined where there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.POUCH_CHROMIUM
  const paths = [...(named === undefined ? [] : [named]), ...usualPaths, chromium.executablePath()]
  return firstProgram(paths)
}

export interface ExtensionBrowser {
  readonly browser: Browser
  readonly extension: Extension
}

/**
 * Starts Chromium, headless and with a new profile.
 *
 * @param args further arguments of Chromium; `--user-data-dir` takes a profile that is there.
 * @throws Error where no Chromium is installed.
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium()
  if (executablePath === undefined) {
    throw new Error('No Chromium is installed. Install one, or name its path in POUCH_CHROMIUM.')
  }
  return puppeteer.launch({
    executablePath,
    pipe: true,
    enableExtensions: true,
    args: [
      '--enable-unsafe-extension-debugging',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--lang=en-GB',
      // Chromium's sandbox can't be had by root, and build servers run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
    ],
  })
}

/**
 * Chromium with the unpacked extension in `dir`, and nothing granted to it but what its manifest
 * asks for. The tab that it greets a new profile with is closed again.
 *
 * @throws Error where no Chromium is installed, or where it refuses the extension.
 */
export async function launchWithExtension(
  dir: string,
  args: readonly string[] = [],
): Promise<ExtensionBrowser> {
  const isGreeted = await greets(dir, args)
  const browser = await launchChromium(args)
  // Not by `enableExtensions: [dir]`, which doesn't wait until the extension is there.
  try {
    const id = await browser.installExtension(dir)
    const extension = (await browser.extensions()).get(id)
    if (extension === undefined) throw new Error(`Chromium did not load the extension in ${dir}`)
    if (isGreeted) {
      const greeting = await browser.waitForTarget((target) => isOnboarding(target.url()))
      await (await greeting.page())?.close()
    }
    return { browser, extension }
  } catch (error) {
    await browser.close()
    throw error
  }
}

/** Whether an extension is ours, and new to the profile that the arguments name. */
async function greets(dir: string, args: readonly string[]): Promise<boolean> {
  const option = '--user-data-dir='
  const profile = args.find((each) => each.startsWith(option))?.slice(option.length)
  if (profile !== undefined && (await readdir(profile)).length > 0) return false
  const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as unknown
  return (manifest as { name: string }).name === brand.name
}

/** Milliseconds after which somebody whose press did nothing presses again, and how often they do. */
const pressedAgain = { after: 10_000, times: 2 }

/**
 * Presses the extension's button in the toolbar above `page`; resolves to the popup it opens. A browser
 * that has much to do may let a press go by.
 */
export async function pressToolbar(
  { browser, extension }: ExtensionBrowser,
  page: Page,
): Promise<Page> {
  const isPopup = (url: string) => url.startsWith(`chrome-extension://${extension.id}/popup.html`)
  for (const old of await extension.pages()) if (isPopup(old.url())) await old.close()
  const press = async (again: number): Promise<Page> => {
    const timeout = pressedAgain.after
    const opened = browser.waitForTarget((target) => isPopup(target.url()), { timeout })
    await page.triggerExtensionAction(extension)
    const popup = await opened.catch((error: unknown) => {
      if (again === 0) throw error
    })
    return popup === undefined ? press(again - 1) : popup.asPage()
  }
  return press(pressedAgain.times)
}

/** All that the extension keeps until the browser ends, read in its own background worker. */
export async function sessionStorageOf({
  extension,
}: ExtensionBrowser): Promise<Record<string, unknown>> {
  const [worker] = await extension.workers()
  if (worker === undefined) throw new Error('the extension’s worker is not running')
  return (await worker.evaluate('chrome.storage.session.get(null)')) as Record<string, unknown>
}

import { join } from 'node:path'
import puppeteer, { TimeoutError, type Browser } from 'puppeteer-core'
import { firefoxWindow, type FirefoxWindow } from './firefox-window.ts'
import { isOnboarding } from './onboarding.ts'
import { firstProgram } from './programs.ts'

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Mozilla Firefox/firefox.exe'),
]

/**
 * The path of an installed Firefox: the one that `POUCH_FIREFOX` names, or one at a usual place.
 * Undefined where there is none.
 */
export async function findFirefox(): Promise<string | undefined> {
  const named = process.env.POUCH_FIREFOX
  return firstProgram([...(named === undefined ? [] : [named]), ...usualPaths])
}

export interface FirefoxBrowser {
  readonly browser: Browser
  /** The id by which Firefox knows the extension. */
  readonly extensionId: string
  readonly window: FirefoxWindow
}

/**
 * Firefox, headless and with a new profile, with the unpacked extension in `dir` as
 * `about:debugging` loads it: nothing is granted to it but what its manifest asks for. The tab that
 * it greets with is closed again.
 *
 * @throws Error where no Firefox is installed, or where it refuses the extension.
 */
export async function launchFirefoxWith(dir: string): Promise<FirefoxBrowser> {
  const executablePath = await findFirefox()
  if (executablePath === undefined) {
    throw new Error('No Firefox is installed. Install one, or name its path in POUCH_FIREFOX.')
  }
  const browser = await start(executablePath)
  try {
    const extensionId = await browser.installExtension(dir)
    const greeting = await browser.waitForTarget((target) => isOnboarding(target.url()))
    await (await greeting.page())?.close()
    return { browser, extensionId, window: firefoxWindow(browser) }
  } catch (error) {
    await browser.close()
    throw error
  }
}

/** Starts Firefox; a second time, with another profile, where it came up without a word. */
async function start(executablePath: string): Promise<Browser> {
  const launch = () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      timeout: 60_000,
      protocolTimeout: 60_000,
      // Lets a test see and press what belongs to Firefox and not to a page.
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-GB',
        // Firefox takes no answer to a question that has only just come up.
        'security.notification_enable_delay': 0,
      },
    })
  try {
    return await launch()
  } catch (error) {
    // Firefox ESR now and then hangs before it opens its debugging socket; no extension is in it yet.
    if (!(error instanceof TimeoutError)) throw error
    return launch()
  }
}

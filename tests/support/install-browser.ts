import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from './browser.ts'
import { findFirefox } from './firefox.ts'

const run = promisify(execFile)

/**
 * The path of a Chromium to test with: an installed one, else one that is installed now, on Debian
 * as root from the distribution's packages, elsewhere Playwright's own.
 *
 * @throws Error where none can be had: a test that needs a browser never passes by skipping.
 */
export async function ensureChromium(): Promise<string> {
  const installed = await findChromium()
  if (installed !== undefined) return installed
  console.log('No Chromium found: installing one.')
  try {
    if (await isDebianRoot()) {
      await installFromDebian('chromium')
    } else {
      const cli = resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
      await run(process.execPath, [cli, 'install', '--with-deps', 'chromium'].filter(notAsUser))
    }
  } catch (cause) {
    throw new Error(
      'No Chromium is installed and none could be fetched. Install one, or name its path in POUCH_CHROMIUM.',
      { cause },
    )
  }
  const fetched = await findChromium()
  if (fetched === undefined) throw new Error(`Chromium was installed, but is not at a known path.`)
  return fetched
}

/**
 * The path of a Firefox to test with: an installed one, else, on Debian as root, one that is
 * installed now. Playwright's own would not do: it takes no extensions.
 *
 * @throws Error where none can be had, as above.
 */
export async function ensureFirefox(): Promise<string> {
  const installed = await findFirefox()
  if (installed !== undefined) return installed
  const advice = 'Install Firefox ESR, or name the path of a Firefox in POUCH_FIREFOX.'
  if (!(await isDebianRoot())) throw new Error(`No Firefox is installed. ${advice}`)
  console.log('No Firefox found: installing one.')
  try {
    await installFromDebian('firefox-esr')
  } catch (cause) {
    throw new Error(`No Firefox is installed and none could be fetched. ${advice}`, { cause })
  }
  const fetched = await findFirefox()
  if (fetched === undefined) throw new Error('Firefox was installed, but is not at a known path.')
  return fetched
}

async function installFromDebian(name: string): Promise<void> {
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  })
}

/** Playwright installs system packages only for root. */
const notAsUser = (argument: string) => argument !== '--with-deps' || process.getuid?.() === 0

async function isDebianRoot(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  const hasApt = await access(join('/', 'usr', 'bin', 'apt-get')).then(
    () => true,
    () => false,
  )
  return hasApt
}

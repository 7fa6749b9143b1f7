import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from './browser.ts'

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
      await run('apt-get', ['update'])
      await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        maxBuffer: 64 * 1024 * 1024,
      })
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

import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../../..')

/**
 * The production build for the site of an origin.
 *
 * @param outDir empty, to build into.
 * @returns the unpacked extension for Chrome.
 */
export async function productionExtension(siteOrigin: string, outDir: string): Promise<string> {
  const program = join(root, 'tests/e2e/extension/support/build-extension.ts')
  await promisify(execFile)(process.execPath, [program, outDir], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      POUCH_SITE_ORIGIN: siteOrigin,
      // Nothing is reported there: nobody switches it on.
      POUCH_API_ORIGIN: siteOrigin,
      POUCH_LOCAL: '1',
    },
  })
  return join(outDir, 'chrome-mv3')
}

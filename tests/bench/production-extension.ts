import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * The production build for the site of an origin.
 *
 * @param folder empty, to build into.
 * @returns the unpacked extension for Chrome.
 */
export async function productionExtension(siteOrigin: string, folder: string): Promise<string> {
  const program = '#tests/e2e/extension/support/build-extension.ts'
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(import.meta.resolve(program)), folder],
    {
      cwd: resolve(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        POUCH_SITE_ORIGIN: siteOrigin,
        // Nothing is reported there: nobody switches it on.
        POUCH_API_ORIGIN: siteOrigin,
        POUCH_LOCAL: '1',
      },
    },
  )
  return join(folder, 'chrome-mv3')
}

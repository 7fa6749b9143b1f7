import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { serveVoucherSite } from './voucher-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the unpacked extension: the production build, for a site of this suite's own. */
    extensionDir: string
    /** Origin of that site. */
    siteOrigin: string
  }
}

/**
 * Builds the extension for one browser and serves the site that it asks for vouchers.
 *
 * @returns a function that takes both away.
 */
export async function buildForTest(
  project: TestProject,
  browser: 'chrome' | 'firefox',
): Promise<() => Promise<void>> {
  const site = await serveVoucherSite()
  const outDir = await mkdtemp(join(tmpdir(), 'pouch-extension-'))
  const program = join(import.meta.dirname, 'build-extension.ts')
  await promisify(execFile)(process.execPath, [program, outDir, browser], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      POUCH_SITE_ORIGIN: site.origin,
      POUCH_LOCAL: '1',
    },
  })
  project.provide('siteOrigin', site.origin)
  project.provide('extensionDir', join(outDir, `${browser}-mv3`))
  return async () => {
    await site.close()
    await rm(outDir, { recursive: true })
  }
}

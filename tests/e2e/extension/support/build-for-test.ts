import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
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
  await buildInto(outDir, browser, 'production', site.origin)
  project.provide('siteOrigin', site.origin)
  project.provide('extensionDir', join(outDir, `${browser}-mv3`))
  return async () => {
    await site.close()
    await rm(outDir, { recursive: true })
  }
}

async function buildInto(
  outDir: string,
  browser: string,
  mode: string,
  siteOrigin: string,
  /** Where nothing is reported any origin will do. */
  apiOrigin = siteOrigin,
): Promise<void> {
  const program = join(import.meta.dirname, 'build-extension.ts')
  await promisify(execFile)(process.execPath, [program, outDir, browser, mode], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: {
      ...process.env,
      NODE_ENV: mode,
      POUCH_SITE_ORIGIN: siteOrigin,
      POUCH_API_ORIGIN: apiOrigin,
      POUCH_LOCAL: '1',
    },
  })
}

/** Builds the extension for a site and an API of the test's own. */
export async function buildReportingForTest(
  siteOrigin: string,
  apiOrigin: string,
  browser: 'chrome' | 'firefox' = 'chrome',
): Promise<AsyncDisposable & { readonly dir: string }> {
  const outDir = await mkdtemp(join(tmpdir(), 'pouch-reporting-'))
  await buildInto(outDir, browser, 'production', siteOrigin, apiOrigin)
  return {
    dir: join(outDir, `${browser}-mv3`),
    [Symbol.asyncDispose]: () => rm(outDir, { recursive: true }),
  }
}

/** Builds the extension for Chrome with its shadow roots open, and nothing else changed. */
export async function buildOpenForTest(
  siteOrigin: string,
): Promise<AsyncDisposable & { readonly dir: string }> {
  const outDir = await mkdtemp(join(tmpdir(), 'pouch-open-'))
  await buildInto(outDir, 'chrome', 'testing', siteOrigin)
  const [built] = await readdir(outDir)
  if (built === undefined) throw new Error('nothing was built')
  return { dir: join(outDir, built), [Symbol.asyncDispose]: () => rm(outDir, { recursive: true }) }
}

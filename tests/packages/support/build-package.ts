import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'
import { build } from 'wxt'

export const root = resolve(import.meta.dirname, '../../..')

/** What a package for the stores is built for. */
export const origins = {
  POUCH_SITE_ORIGIN: 'https://pouch.example',
  POUCH_API_ORIGIN: 'https://api.pouch.example',
}

export type BrowserName = 'chrome' | 'edge' | 'firefox'

/** The unpacked extension for one browser; disposing of it deletes its folder. */
export interface BuiltPackage extends AsyncDisposable {
  readonly directory: string
  readonly manifest: Readonly<Record<string, unknown>>
}

/** Makes the production build. @param environment the settings that the build reads */
export async function buildPackage(
  browser: BrowserName,
  environment: Readonly<Record<string, string>>,
): Promise<BuiltPackage> {
  const outDir = await mkdtemp(join(tmpdir(), 'pouch-extension-'))
  try {
    for (const [name, value] of Object.entries({ ...environment, NODE_ENV: 'production' })) {
      vi.stubEnv(name, value)
    }
    await build({ outDir, root, browser })
  } finally {
    vi.unstubAllEnvs()
  }
  const directory = join(outDir, `${browser}-mv3`)
  const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as Record<
    string,
    unknown
  >
  return {
    directory,
    manifest,
    [Symbol.asyncDispose]: () => rm(outDir, { recursive: true, force: true }),
  }
}

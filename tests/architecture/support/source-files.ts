import { glob } from 'node:fs/promises'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** Folders of what people run; `local/` and `tests/` are not among them. */
export const productionFolders = [
  'admin',
  'api',
  'brand',
  'client',
  'domain',
  'extension',
  'site',
  'strings',
] as const

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Files that fit the patterns, tests left out, as paths from the root of the repository. */
export async function filesOf(...patterns: readonly string[]): Promise<string[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root }))
  return found.filter((path) => !isTest(path)).sort()
}

/** Every file of production that holds code. */
export async function productionFiles(): Promise<string[]> {
  return filesOf(
    `{${productionFolders.join(',')}}/**/*.{astro,cjs,css,cts,html,js,jsx,mjs,mts,ts,tsx}`,
    '{astro,drizzle,wxt}.config.ts',
  )
}

import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLocale, locales } from '#domain/locale.ts'
import { root, runProgram } from './programs.ts'

export interface BuildOptions {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>> & { readonly POUCH_API_ORIGIN: string }
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

const shared = ['brand/**/*', 'domain/**/*', 'strings/**/*', 'client/**/*', 'package-lock.json']

/** Builds the site from the API's data into `dist/`, unless nothing that goes into it changed. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const data = await Promise.all(
    locales.map(async (locale) => {
      const answer = await fetch(`${options.environment.POUCH_API_ORIGIN}/v1/deals/${locale}/index`)
      return answer.text()
    }),
  )
  const sources = [...shared, 'site/**/*', 'public/**/*', 'src/content/**/*', 'astro.config.ts']
  await buildOnce('site', `dist/${defaultLocale}/index.html`, sources, data, options, async () => {
    options.say('Building the site')
    await runProgram(
      'The build of the site',
      ['node_modules/astro/bin/astro.mjs', 'build'],
      options,
    )
  })
}

/** Builds the extension for Chrome; resolves to the folder that a browser loads. */
export async function buildExtension(options: BuildOptions): Promise<string> {
  const folder = join(root, '.output', 'chrome-mv3')
  const sources = [...shared, 'extension/**/*', 'wxt.config.ts']
  await buildOnce('extension', `${folder}/manifest.json`, sources, [], options, async () => {
    options.say('Building the extension')
    await runProgram('The build of the extension', ['node_modules/wxt/bin/wxt.mjs', 'build'], {
      ...options,
      environment: { ...options.environment, POUCH_LOCAL: '1' },
    })
  })
  return folder
}

/** Runs a build unless its result stands and its inputs are those of the last time. */
async function buildOnce(
  name: string,
  result: string,
  sources: readonly string[],
  data: readonly string[],
  { dataDir, environment }: BuildOptions,
  build: () => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify({ environment, data }))
  for (const path of (await Array.fromAsync(glob(sources, { cwd: root }))).sort()) {
    const { size, mtimeMs } = await stat(join(root, path))
    digest.update(`${path} ${size} ${mtimeMs}\n`)
  }
  const stamp = digest.digest('hex')
  const stampFile = join(dataDir, 'builds', name)
  const before = await readFile(stampFile, 'utf8').catch(() => undefined)
  const stands = await stat(join(root, result)).then(
    () => true,
    () => false,
  )
  if (stands && before === stamp) return
  await build()
  await mkdir(join(dataDir, 'builds'), { recursive: true })
  await writeFile(stampFile, stamp)
}

import { join } from 'node:path'
import { defaultLocale, locales } from '#domain/locale.ts'
import { buildOnce } from './build-once.ts'
import { root, runProgram } from './programs.ts'

export interface BuildOptions {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>> & { readonly POUCH_API_ORIGIN: string }
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

const shared = ['brand/**/*', 'domain/**/*', 'strings/**/*', 'client/**/*', 'package-lock.json']

/** Builds read what the operator has set, such as `POUCH_OPEN_DEALS`. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('POUCH_'))
    .sort()

/** Builds the site from the API's data into `dist/`, unless nothing that goes into it changed. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const data = await Promise.all(
    locales.map(async (locale) => {
      const answer = await fetch(`${options.environment.POUCH_API_ORIGIN}/v1/deals/${locale}/index`)
      return answer.text()
    }),
  )
  const sources = [...shared, 'site/**/*', 'public/**/*', 'src/content/**/*', 'astro.config.ts']
  const { dataDir, environment } = options
  const build = {
    ...{ root, sources, inputs: { environment, settings: settings(), data } },
    result: `dist/${defaultLocale}/index.html`,
    stampFile: join(dataDir, 'builds', 'site'),
  }
  await buildOnce(build, async () => {
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
  const { dataDir, environment } = options
  const build = {
    ...{ root, sources, inputs: { environment, settings: settings() } },
    result: join(folder, 'manifest.json'),
    stampFile: join(dataDir, 'builds', 'extension'),
  }
  await buildOnce(build, async () => {
    options.say('Building the extension')
    await runProgram('The build of the extension', ['node_modules/wxt/bin/wxt.mjs', 'build'], {
      ...options,
      environment: { ...environment, POUCH_LOCAL: '1' },
    })
  })
  return folder
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { pageKeys } from '#domain/pages.ts'
import { root } from './support/source-files.ts'

interface Suite {
  readonly title: string
  readonly specs: readonly unknown[]
  readonly suites?: readonly Suite[]
}

/** Titles of the groups of end-to-end tests that hold a test, as Playwright itself finds them. */
async function titlesOfSweep(): Promise<string[]> {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  // `npm test` tells its own Playwright by such settings to write its report elsewhere.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('PLAYWRIGHT_')),
  )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [playwright, 'test', '--list', '--reporter=json', 'every-page'],
    { cwd: root, env, maxBuffer: 2 ** 25 },
  )
  const { suites } = JSON.parse(stdout) as { suites: Suite[] }
  const titlesIn = ({ title, specs, suites = [] }: Suite): string[] => [
    ...(specs.length > 0 ? [title] : []),
    ...suites.flatMap(titlesIn),
  ]
  return suites.flatMap(titlesIn)
}

/** Pages that no group of tests is about. */
function unmet(titles: readonly string[]): string[] {
  return locales
    .flatMap((locale) => pageKeys.map((key) => `${key} in ${locale}, light and dark`))
    .filter((title) => !titles.includes(title))
}

test(
  'the end-to-end sweep meets every page in every locale, light and dark',
  {
    timeout: 60_000,
  },
  async () => {
    const titles = await titlesOfSweep()
    expect(unmet(titles)).toEqual([])

    const [first] = pageKeys
    const withoutFirst = titles.filter((title) => !title.startsWith(`${first} in `))
    expect(unmet(withoutFirst)).toHaveLength(locales.length)
  },
)

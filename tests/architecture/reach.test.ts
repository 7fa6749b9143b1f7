import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { productionFiles, productionFolders, root } from './support/source-files.ts'
import { nodesOf, parseSource, textOf } from './support/syntax.ts'

/**
 * What the files of each folder may name outside it. This looks at every text of a file, whatever
 * the lint makes of it: scripts of pages, styles, types, workers and globs are seen too.
 */
const reach: Readonly<Record<(typeof productionFolders)[number] | 'configuration', string[]>> = {
  brand: [],
  domain: [],
  strings: ['brand', 'domain'],
  client: ['brand', 'domain', 'strings'],
  site: ['brand', 'domain', 'strings', 'client'],
  extension: ['brand', 'domain', 'strings', 'client'],
  api: ['domain'],
  admin: ['domain'],
  configuration: [...productionFolders],
}

/** Folders that name a part of this repository; a path to anything else is no import. */
const folders = [...productionFolders, 'local', 'tests']

/** What a file names that it must not, as it is written there. */
function strayNames(path: string, source: string): string[] {
  const own = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'configuration'
  const allowed = [own, ...reach[own as keyof typeof reach]]
  return namesIn(path, source).filter((name) => {
    const target = name.startsWith('.') ? posix.join(posix.dirname(path), name) : bare(name)
    const folder = folders.find((each) => target.startsWith(`${each}/`))
    if (folder === undefined) return false
    return !allowed.includes(folder) || /\.test(\.tsx?)?$/.test(target)
  })
}

/** Names without dots start at the root, be it as imports or as what a program is given to run. */
const bare = (name: string) => name.replace(/^#/, '')

/** Everything in a file that may be the path of another. */
function namesIn(path: string, source: string): string[] {
  const texts = path.endsWith('.css')
    ? [...source.replace(/\/\*.*?\*\//gs, '').matchAll(/["'(]([^"'()\s]+)["')]/g)].map(
        (found) => found[1] ?? '',
      )
    : nodesOf(parseSource(path, source)).flatMap((node) => textOf(node) ?? [])
  return texts.filter((text) => /^(#?[a-z]+|\.{1,2})\//.test(text))
}

test(
  'no file of production names local/, a test or a part out of its reach',
  { timeout: 30_000 },
  async () => {
    const files = await productionFiles()
    const strays = await Promise.all(
      files.map(async (path) => {
        const names = strayNames(path, await readFile(join(root, path), 'utf8'))
        return names.map((name) => `${path} names ${name}`)
      }),
    )
    expect(strays.flat()).toEqual([])
    for (const ending of ['.astro', '.css', '.html', '.ts', '.tsx']) {
      expect(files.some((path) => path.endsWith(ending))).toBe(true)
    }
  },
)

test.each([
  ['domain/a.ts', `import { start } from '#local/start.ts'`],
  ['domain/a.ts', `import { a } from './a.test.ts'`],
  ['client/a.ts', `export { start } from '../local/start.ts'`],
  ['client/a.ts', `type Start = typeof import('../local/start.ts')`],
  ['api/rules/a.ts', `const start = await import('../../local/start.ts')`],
  ['api/main.ts', 'const { start } = await import(`#local/${name}.ts`)'],
  ['api/main.ts', `new Worker(new URL('../local/start.ts', import.meta.url))`],
  ['api/main.ts', `spawn(process.execPath, ['local/start.ts'])`],
  ['extension/ui/A.tsx', `const all = import.meta.glob('../../tests/support/*.ts')`],
  ['extension/entrypoints/a.html', `<script type="module" src="../../local/start.ts"></script>`],
  ['extension/ui/a.css', `@import '../../site/styles/base.css';`],
  ['site/styles/a.css', `a { background: url(../../extension/public/a.png); }`],
  ['site/views/a.astro', `---\nimport { start } from '#local/start.ts'\n---\n<p></p>`],
  ['site/views/a.astro', `<script>\n  import '../../local/start.ts'\n</script>`],
  ['site/views/a.astro', `<p>{await import('#extension/ui/words.ts')}</p>`],
  ['wxt.config.ts', `import { start } from './local/start.ts'`],
])('%s is refused with: %s', (path, source) => {
  expect(strayNames(path, source)).toHaveLength(1)
})

test('a folder may name what architecture gives it', () => {
  expect(strayNames('site/views/a.astro', `---\nimport { a } from '#client/a.ts'\n---`)).toEqual([])
  expect(strayNames('site/a.ts', `const anchor = '#extension'`)).toEqual([])
})

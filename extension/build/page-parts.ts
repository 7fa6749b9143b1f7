import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/**
 * The scripts that hold what several others in a shop's page are made of: all that one entrypoint
 * imports. A page can load no modules that only we could read, so each script would carry all of it
 * again. `extension/platform/pages.ts` loads the holders before the scripts that need them.
 */
const holders = [
  { name: 'look-parts', heldOf: 'look.ts', neededBy: ['look', 'adapters', 'run'] },
  { name: 'bar-parts', heldOf: 'ending.ts', neededBy: ['ending', 'prompt', 'run'] },
] as const

/** Where a holder leaves its modules for the others: in the world of our scripts, which the page can't see. */
const shelf = 'pouchParts'
const virtual = 'virtual:page-parts'

/** The module at the path and every module of ours that it imports, by path. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  const source = readFileSync(path, 'utf8')
  for (const [, from = ''] of source.matchAll(
    /^(?:import|export) (?!type)[^;']*? from '([#.][^'?]+\.tsx?)'/gms,
  )) {
    withImports(
      from.startsWith('#') ? resolve(root, from.slice(1)) : resolve(path, '..', from),
      found,
    )
  }
  return found
}

const heldBy = ({ heldOf }: (typeof holders)[number]) => {
  const entry = resolve(root, 'extension/entrypoints', heldOf)
  return [...withImports(entry)].filter((path) => path !== entry)
}

const keyOf = (path: string) => relative(root, path).replaceAll('\\', '/')

/**
 * Lets scripts of one build share modules. A holder's entrypoint imports `virtual:page-parts`; what
 * it holds is left out of the scripts that need it and read from the holder there.
 */
export function pageParts(): Plugin {
  let script: string | undefined
  let held = new Set<string>()
  return {
    name: 'pouch:page-parts',
    enforce: 'pre',
    config({ build }) {
      script = build?.lib ? String(build.lib.fileName) : undefined
      const needed = holders.filter(({ neededBy }) => neededBy.some((name) => name === script))
      held = new Set(needed.flatMap(heldBy))
      const globals = (key: string) => `${shelf}[${JSON.stringify(key)}]`
      return { build: { rolldownOptions: { output: { globals } } } }
    },
    async resolveId(source, importer, options) {
      if (source === virtual) return `\0${virtual}`
      if (held.size === 0 || importer === undefined) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && held.has(found.id) ? { id: keyOf(found.id), external: 'absolute' } : found
    },
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      const holder = holders.find(({ name }) => name === script)
      if (holder === undefined) throw new Error(`${String(script)} is no holder of parts`)
      const paths = heldBy(holder)
      return [
        ...paths.map((path, index) => `import * as m${String(index)} from ${JSON.stringify(path)}`),
        // An element of the page with that name or id must not stand in for it.
        `const own = Object.hasOwn(globalThis, '${shelf}') ? globalThis.${shelf} : {}`,
        `Object.defineProperty(globalThis, '${shelf}', { configurable: true, value: { ...own,`,
        ...paths.map((path, index) => `${JSON.stringify(keyOf(path))}: m${String(index)},`),
        '} })',
      ].join('\n')
    },
  }
}

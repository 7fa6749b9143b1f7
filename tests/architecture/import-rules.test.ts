import { matchesGlob } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { boundariesSettings } from '../../eslint.boundaries.ts'
import { productionFiles, root } from './support/source-files.ts'

/** One file of every part that is there to be imported, and by nobody who may not. */
const brand = '#brand/brand.ts'
const domain = '#domain/locale.ts'
const strings = '#strings/fill.ts'
const client = '#client/deals.ts'
const siteBrowser = '#site/browser/scheme.ts'
const siteStore = '#site/stores/live-offers.ts'
const siteIsland = '#site/islands/use-island-ready.ts'
const siteComponent = '#site/components/Logo.astro'
const siteView = '#site/views/home.astro'
const engine = '#extension/engine/causes.ts'
const feature = '#extension/features/messages.ts'
const platform = '#extension/platform/tabs.ts'
const ui = '#extension/ui/words.ts'
const entrypoint = '#extension/entrypoints/run.ts'
const http = '#api/http/app.ts'
const rules = '#api/rules/errors.ts'
const storage = '#api/storage/database.ts'
const network = '#api/networks/csv.ts'
const apiRoot = '#api/env.ts'
const local = '#local/start.ts'
const testSupport = '#tests/support/product.ts'

const outsideSite = [engine, ui, rules, apiRoot, local, testSupport]
const outsideExtension = [siteBrowser, siteView, rules, apiRoot, local, testSupport]
const outsideApi = [brand, strings, client, siteBrowser, ui, local, testSupport]

/** What a new file of each part may not import (architecture, "Who may import whom"). */
const refused: Readonly<Record<string, readonly string[]>> = {
  'brand/sample.ts': [domain, strings, client, siteBrowser, ui, rules, local, testSupport],
  'domain/sample.ts': [brand, strings, client, siteBrowser, engine, rules, local, testSupport],
  'strings/sample.ts': [client, siteBrowser, ui, rules, local, testSupport],
  'client/sample.ts': [siteBrowser, feature, rules, local, testSupport],

  'site/browser/sample.ts': [siteStore, siteIsland, siteComponent, siteView, ...outsideSite],
  'site/stores/sample.ts': [siteIsland, siteComponent, siteView, ...outsideSite],
  'site/islands/sample/Sample.tsx': [siteComponent, siteView, ...outsideSite],
  'site/components/Sample.astro': [siteView, ...outsideSite],
  'site/layouts/Sample.astro': [siteView, ...outsideSite],
  'site/views/sample.astro': outsideSite,
  'site/content/sample.ts': [siteBrowser, siteStore, siteIsland, siteView, ...outsideSite],

  'extension/build/sample.ts': [strings, client, engine, feature, ui, ...outsideExtension],
  'extension/engine/sample.ts': [
    ...[brand, strings, client, feature, platform, ui, entrypoint],
    ...outsideExtension,
  ],
  'extension/features/sample/sample.ts': [platform, ui, entrypoint, ...outsideExtension],
  'extension/platform/sample.ts': [engine, ui, entrypoint, ...outsideExtension],
  'extension/ui/popup/Sample.tsx': [engine, platform, entrypoint, ...outsideExtension],
  'extension/entrypoints/sample.ts': outsideExtension,

  'api/rules/sample/sample.ts': [http, storage, network, apiRoot, ...outsideApi],
  'api/http/sample.ts': [storage, network, apiRoot, ...outsideApi],
  'api/storage/sample.ts': [http, network, apiRoot, ...outsideApi],
  'api/networks/sample.ts': [http, storage, apiRoot, ...outsideApi],
  'api/sample.ts': outsideApi,

  'stores/sample.ts': [client, siteBrowser, engine, ui, rules, local, testSupport],
  'admin/sample.ts': [brand, strings, client, siteBrowser, ui, rules, local, testSupport],
  'local/sample.ts': [brand, strings, client, siteBrowser, ui, http, network, testSupport],
}

/** That a refusal above means something: the nearest part that each may import. */
const granted: Readonly<Record<string, readonly string[]>> = {
  'strings/sample.ts': [brand, domain],
  'client/sample.ts': [domain, strings],
  'site/browser/sample.ts': [client],
  'site/stores/sample.ts': [siteBrowser],
  'site/islands/sample/Sample.tsx': [siteStore],
  'site/components/Sample.astro': [siteIsland],
  'site/views/sample.astro': [siteComponent, siteIsland],
  'extension/engine/sample.ts': [domain],
  'extension/features/sample/sample.ts': [engine],
  'extension/platform/sample.ts': [feature],
  'extension/ui/popup/Sample.tsx': [feature, strings],
  'extension/entrypoints/sample.ts': [platform, ui, engine],
  'api/rules/sample/sample.ts': [domain],
  'api/http/sample.ts': [rules],
  'api/storage/sample.ts': [rules],
  'api/networks/sample.ts': [rules],
  'api/sample.ts': [http, rules, storage, network],
  'stores/sample.ts': [brand, domain, strings],
  'local/sample.ts': [apiRoot, rules, storage],
}

// Samples are no files, so no type is known of them; the rules about imports ask for none.
const eslint = new ESLint({
  cwd: root,
  flags: ['unstable_native_nodejs_ts_config'],
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
  ruleFilter: ({ ruleId }) =>
    ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-globals'].includes(ruleId),
})

/** Lines of a sample that the lint refuses, from 1. */
async function refusedLines(filePath: string, source: string): Promise<number[]> {
  const results = await eslint.lintText(source, { filePath, warnIgnored: true })
  const messages = results.flatMap((result) => result.messages)
  const broken = messages.find(({ ruleId }) => ruleId === null)
  if (broken !== undefined) throw new Error(`${filePath}: ${broken.message}`)
  return [...new Set(messages.map(({ line }) => line))]
}

/** A sample that imports each of some files on a line of its own. */
function sampleOf(path: string, imports: readonly string[]): string {
  const lines = imports.map((name, index) => `import * as a${index} from '${name}'`).join('\n')
  return path.endsWith('.astro') ? `---\n${lines}\n---\n` : lines
}

const cases = (table: typeof refused) =>
  Object.entries(table).map(([path, imports]) => ({ path, imports }))

describe('the lint', { timeout: 60_000 }, () => {
  test.each(cases(refused))('refuses $path every import from $imports', async (sample) => {
    const { path, imports } = sample
    const lines = await refusedLines(path, sampleOf(path, imports))
    const first = path.endsWith('.astro') ? 2 : 1
    expect(imports.filter((_, index) => !lines.includes(first + index))).toEqual([])
  })

  test.each(cases(granted))('lets $path import $imports', async ({ path, imports }) => {
    expect(await refusedLines(path, sampleOf(path, imports))).toEqual([])
  })

  test.each([
    `import { start } from '../local/start.ts'`,
    `import type { Start } from '#local/start.ts'`,
    `import '#local/start.ts'`,
    `export * from '#local/start.ts'`,
    `export const start = await import('#local/start.ts')`,
  ])('sees every way to import: %s', async (source) => {
    expect(await refusedLines('client/sample.ts', source)).toEqual([1])
  })

  test.each([
    ['domain/sample.ts', `import { readFile } from 'node:fs/promises'`],
    ['domain/sample.ts', `import { Hono } from 'hono'`],
    ['domain/sample.ts', `export const title = document.title`],
    ['extension/engine/sample.ts', `import { browser } from 'wxt/browser'`],
    ['extension/engine/sample.ts', `import { useState } from 'react'`],
    ['extension/engine/sample.ts', `export const tabs = chrome.tabs`],
    ['extension/engine/sample.ts', `export const page = document`],
  ])('keeps %s pure: %s', async (path, source) => {
    expect(await refusedLines(path, source)).toEqual([1])
  })
})

test('every file of production belongs to a part that has import rules', async () => {
  const patterns = boundariesSettings['boundaries/files'].flatMap(({ pattern }) => pattern)
  const hasPart = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern))
  const files = await productionFiles()
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => !hasPart(path))).toEqual([])
  expect(hasPart('api/mail/send.ts')).toBe(false)
})

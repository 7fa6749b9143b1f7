import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfSources } from './reuse-pages.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pouch-sources-'))
  await mkdir(join(root, 'site', 'views'), { recursive: true })
  await writeFile(join(root, 'site', 'views', 'home.astro'), 'one')
  await writeFile(join(root, 'astro.config.ts'), 'settings')
})
afterEach(() => rm(root, { recursive: true }))

test('the same sources have the same digest', () => {
  expect(digestOfSources(root)).toBe(digestOfSources(root))
})

test.each([
  ['a file is changed', 'site/views/home.astro'],
  ['a file is added', 'site/views/deals.astro'],
  ['the settings are changed', 'astro.config.ts'],
])('it differs where %s', async (_, path) => {
  const before = digestOfSources(root)
  await writeFile(join(root, path), 'another')
  expect(digestOfSources(root)).not.toBe(before)
})

test('what the site is not made of doesn’t count', async () => {
  const before = digestOfSources(root)
  await writeFile(join(root, 'README.md'), 'words')
  expect(digestOfSources(root)).toBe(before)
})

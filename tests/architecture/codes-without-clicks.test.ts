import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { plainVoucher } from '#domain/contract/voucher.ts'
import { filesOf, root } from './support/source-files.ts'
import { nodesOf, parseSource, textOf } from './support/syntax.ts'

/** The files of the repository that a file imports, types among them. */
async function importsOf(path: string): Promise<string[]> {
  const source = await readFile(join(root, path), 'utf8')
  const texts = nodesOf(parseSource(path, source)).flatMap((node) => textOf(node) ?? [])
  return texts
    .filter((text) => /^(#[a-z]+|\.{1,2})\/.*\.tsx?$/.test(text))
    .map((text) => (text.startsWith('#') ? text.slice(1) : posix.join(posix.dirname(path), text)))
    .filter((target) => existsSync(join(root, target)))
}

/** Files and all that they import, directly or not. */
async function reachOf(files: readonly string[]): Promise<string[]> {
  const reached = new Set(files)
  for (const path of reached) for (const next of await importsOf(path)) reached.add(next)
  return [...reached].sort()
}

const isStandDown = (path: string) => /(^|\/)stand-?down\//.test(path)

test(
  'trying codes neither asks the stand-down nor tells it anything',
  { timeout: 30_000 },
  async () => {
    const trying = await filesOf(
      'extension/engine/**/*.ts',
      'extension/features/{apply-codes,page-look,prompt,shop-access}/**/*.ts',
      'extension/entrypoints/{ending,finder,prompt,run}.ts',
      'extension/ui/{bar,prompt}/**/*.ts',
    )
    expect(trying.length).toBeGreaterThan(60)
    const reached = await reachOf(trying)
    expect(reached.length).toBeGreaterThan(trying.length)
    expect(reached.filter(isStandDown)).toEqual([])
  },
)

test('that would be seen through any number of files', async () => {
  const reached = await reachOf(['extension/features/stand-down/points-press.ts'])
  expect(reached.filter(isStandDown)).toContain('domain/standdown/policies.ts')
})

test('no click of ours leaves but by the press for points, and today nothing presses', async () => {
  const files = await filesOf('extension/**/*.{ts,tsx}')
  const users: string[] = []
  for (const path of files) {
    const source = await readFile(join(root, path), 'utf8')
    if (/\bownClick\b|\bpointsPress\b/.test(source)) users.push(path)
  }
  expect(users).toEqual([
    'extension/features/stand-down/points-press.ts',
    'extension/features/stand-down/stand-down.ts',
  ])
})

test('the extension holds no link that earns us something', () => {
  expect(
    Object.keys(plainVoucher.entries).filter((name) => /track|click|affil/i.test(name)),
  ).toEqual([])
})

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesIn, type Files } from '#stores/files/archive.ts'
import { differencesOf, sha256 } from '#stores/files/compare.ts'
import { faultsOfSources } from '#stores/files/release.ts'
import { origins, root } from './support/build-package.ts'

const run = promisify(execFile)
const browsers = ['chrome', 'firefox'] as const
let place: string
let ours: ReadonlyMap<string, Buffer>
let theirs: ReadonlyMap<string, Buffer>

/** Makes the files for the stores, in other surroundings where they are given. */
async function zipAll(
  cwd: string,
  output: string,
  surroundings: NodeJS.ProcessEnv = {},
): Promise<Map<string, Buffer>> {
  const program = join(import.meta.dirname, 'support/zip-package.ts')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...origins,
    ...surroundings,
  }
  for (const browser of browsers)
    await run(process.execPath, [program, output, browser], { cwd, env })
  const names = (await readdir(output)).filter((name) => name.endsWith('.zip')).sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(output, name))] as const),
    ),
  )
}

async function unpack(files: Files, folder: string): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}

const only = (zips: ReadonlyMap<string, Buffer>, name: string): Buffer => {
  const [found, ...more] = [...zips].filter(([file]) => file.endsWith(`-${name}.zip`))
  if (found === undefined || more.length > 0) throw new Error(`there is not one zip for ${name}`)
  return found[1]
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'pouch-release-'))
  ours = await zipAll(root, join(place, 'ours'))
  // As a reviewer would: what the archive holds, somewhere else, some other time.
  const reviewed = join(place, 'a reviewer’s folder', 'pouch')
  await unpack(filesIn(only(ours, 'sources')), reviewed)
  await symlink(join(root, 'node_modules'), join(reviewed, 'node_modules'), 'junction')
  theirs = await zipAll(reviewed, join(reviewed, '.output'), {
    NODE_ENV: undefined,
    TZ: 'Pacific/Auckland',
    LC_ALL: 'de_DE.UTF-8',
  })
  // Four builds, one after another.
}, 240_000)
afterAll(() => rm(place, { recursive: true, force: true }))

describe('two builds, the second from the archive of sources in another folder', () => {
  test.each(browsers)('hold the same bytes in every file for %s', (browser) => {
    const [one, other] = [filesIn(only(ours, browser)), filesIn(only(theirs, browser))]
    expect(one.size).toBeGreaterThan(10)
    expect(differencesOf(one, other)).toEqual([])
  })

  test.each([...browsers, 'sources'])('give the very same zip: %s', (name) => {
    expect(sha256(only(theirs, name))).toBe(sha256(only(ours, name)))
  })
})

describe('the archive of sources', () => {
  test('holds what the build needs, and nothing that has no place in it', () => {
    const files = filesIn(only(ours, 'sources'))
    expect(faultsOfSources(files)).toEqual([])
    expect([...new Set([...files.keys()].map((path) => path.split('/')[0]))]).toEqual([
      'README.md',
      'brand',
      'client',
      'docs',
      'domain',
      'extension',
      'package-lock.json',
      'package.json',
      'strings',
      'tsconfig.json',
      'wxt.config.ts',
    ])
  })

  test('names no folder of the machine that it was made on', () => {
    for (const [path, bytes] of filesIn(only(ours, 'sources'))) {
      expect(bytes.includes(root), path).toBe(false)
    }
  })
})

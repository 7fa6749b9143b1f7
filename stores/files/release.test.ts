import { describe, expect, test } from 'vitest'
import { faultsOfPackage, faultsOfSources } from './release.ts'

const sources = [
  'README.md',
  'docs/stores.md',
  'package.json',
  'package-lock.json',
  'wxt.config.ts',
  'extension/entrypoints/run.ts',
]
const holding = (...paths: readonly string[]) =>
  new Map(paths.map((path) => [path, Buffer.alloc(0)]))

function packageFor(site: string, version: string) {
  const content_security_policy = { extension_pages: `default-src 'self'; connect-src ${site}; x` }
  const manifest = JSON.stringify({ version, content_security_policy })
  return new Map([['manifest.json', Buffer.from(manifest)]])
}

describe('a package for a store', () => {
  test('is released where it is built for the site', () => {
    const ours = 'https://pouch.example https://api.pouch.example'
    expect(faultsOfPackage(packageFor(ours, '1.2.0'), '1.2.0')).toEqual([])
  })

  test.each([
    'http://localhost:4321 https://api.pouch.example',
    'https://pouch.example http://localhost:4322',
  ])('is held back where it is built for this machine: %s', (origins) => {
    expect(faultsOfPackage(packageFor(origins, '1.2.0'), '1.2.0')).toEqual([
      expect.stringContaining(`it is built for ${origins}`),
    ])
  })

  test('is held back where it is of another version, names no site, or is empty', () => {
    expect(faultsOfPackage(packageFor('https://pouch.example', '1.1.0'), '1.2.0')).toEqual([
      'it says version 1.1.0',
    ])
    const bare = new Map([['manifest.json', Buffer.from('{"version":"1.2.0"}')]])
    expect(faultsOfPackage(bare, '1.2.0')).toEqual([expect.stringContaining('for no site')])
    expect(faultsOfPackage(new Map(), '1.2.0')).toEqual(['it has no manifest.json'])
  })
})

describe('the archive of sources', () => {
  test('is released where it holds what the build needs', () => {
    expect(faultsOfSources(holding(...sources))).toEqual([])
  })

  test.each([
    '.env',
    'extension/.env.local',
    '.git/config',
    '.npmrc',
    '.data/postgres/PG_VERSION',
    'node_modules/react/index.js',
    'extension/engine/plan.test.ts',
    'extension/debug.log',
  ])('is held back with %s in it', (path) => {
    expect(faultsOfSources(holding(...sources, path))).toEqual([`it holds ${path}`])
  })

  test.each(sources.slice(0, 5))('is held back without %s', (path) => {
    expect(faultsOfSources(holding(...sources.filter((each) => each !== path)))).toEqual([
      `it lacks ${path}`,
    ])
  })
})

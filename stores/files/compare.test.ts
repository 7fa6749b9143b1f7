import { describe, expect, test } from 'vitest'
import { differencesOf } from './compare.ts'

const filesOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))

const built = { 'manifest.json': '{"name":"Pouch","version":"1.0"}', 'run.js': 'run()' }
const compared = (published: Readonly<Record<string, string>>) =>
  differencesOf(filesOf(built), filesOf(published))

describe('a file from a store', () => {
  test('is the same as what was built where every file is', () => {
    expect(compared(built)).toEqual([])
  })

  test('may hold the store’s signature beside it', () => {
    const signed = {
      'META-INF/cose.manifest': '',
      'META-INF/mozilla.rsa': '',
      '_metadata/verified_contents.json': '[]',
    }
    expect(compared({ ...built, ...signed })).toEqual([])
  })

  test('may say in its manifest where the store has its updates, in another order of keys', () => {
    const address = 'https://clients2.google.com/service/update2/crx'
    const manifest = `{"update_url":"${address}","version":"1.0","name":"Pouch"}`
    expect(compared({ ...built, 'manifest.json': manifest })).toEqual([])
  })

  test.each([
    ['updates from elsewhere', '{"name":"Pouch","version":"1.0","update_url":"https://a.example"}'],
    ['another permission', '{"name":"Pouch","version":"1.0","permissions":["cookies"]}'],
    ['another version', '{"name":"Pouch","version":"1.1"}'],
    ['no JSON', '{"name":"Pouch","version":"1.0"'],
  ])('is another where its manifest has %s', (_, manifest) => {
    expect(compared({ ...built, 'manifest.json': manifest })).toEqual([
      { path: 'manifest.json', kind: 'changed' },
    ])
  })

  test('is another where a script was changed, added or left out', () => {
    const rest = { 'manifest.json': built['manifest.json'] }
    expect(compared({ ...built, 'run.js': 'run() ' })).toEqual([
      { path: 'run.js', kind: 'changed' },
    ])
    expect(compared({ ...rest, 'META-INF/a/b.js': '', '_metadata/a.js': '' })).toEqual([
      { path: 'META-INF/a/b.js', kind: 'added' },
      { path: '_metadata/a.js', kind: 'added' },
      { path: 'run.js', kind: 'missing' },
    ])
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translations } from '#domain/locale.ts'
import { accessOf } from '#stores/listing/permissions.ts'
import { readListing } from '#stores/listing/read-listing.ts'
import { buildPackage, origins, type BuiltPackage } from './support/build-package.ts'

const { POUCH_SITE_ORIGIN: siteOrigin, POUCH_API_ORIGIN: apiOrigin } = origins

/** What a manifest says for one family of browsers alone. */
const ownKeys = {
  chromium: { minimum_chrome_version: '130', background: { service_worker: 'background.js' } },
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: 'extension@pouch.example',
        strict_min_version: '153.0',
        data_collection_permissions: { required: ['none'], optional: ['browsingActivity'] },
      },
    },
    background: { scripts: ['background.js'] },
  },
}

describe.each([
  { browser: 'chrome', own: ownKeys.chromium },
  { browser: 'edge', own: ownKeys.chromium },
  { browser: 'firefox', own: ownKeys.firefox },
] as const)('the extension that people install in $browser', ({ browser, own }) => {
  let built: BuiltPackage
  beforeAll(async () => {
    built = await buildPackage(browser, origins)
  })
  afterAll(() => built[Symbol.asyncDispose]())

  test('asks at installation for few permissions and for our own site, nothing else', () => {
    const forIcon = browser === 'firefox' ? [] : ['declarativeContent']
    expect(built.manifest).toMatchObject({
      manifest_version: 3,
      permissions: ['activeTab', ...forIcon, 'scripting', 'storage'],
      content_scripts: [{ matches: [`${siteOrigin}/*`], js: ['content-scripts/own-site.js'] }],
    })
    expect(built.manifest.content_scripts).toHaveLength(1)
  })

  test('may ask for shops’ pages later, and for nothing else', () => {
    expect(built.manifest.optional_host_permissions).toEqual(['*://*/*'])
    expect(built.manifest).not.toHaveProperty('optional_permissions')
    expect(built.manifest).not.toHaveProperty('host_permissions')
  })

  test('says what this browser needs to know, and nothing meant for others', () => {
    expect(built.manifest).toMatchObject(own)
    expect(Object.keys(built.manifest).sort()).toEqual(
      [
        'manifest_version',
        'name',
        'description',
        'default_locale',
        'version',
        'icons',
        'permissions',
        'optional_host_permissions',
        'content_scripts',
        'content_security_policy',
        'action',
        ...Object.keys(own),
      ].sort(),
    )
  })

  test.each(translations)(
    'asks for what its listing in %s explains, no more and no less',
    async (each) => {
      const { Permissions } = await readListing(each)
      const explained = Permissions.filter(({ browsers }) =>
        browsers.some((name) => name.toLowerCase() === browser),
      )
      expect(explained.map(({ name }) => name).sort()).toEqual(accessOf(built.manifest))
    },
  )

  test('says in English and German what it is for', async () => {
    expect(built.manifest).toMatchObject({ description: '__MSG_summary__', default_locale: 'en' })
    for (const each of translations) {
      const file = join(built.directory, '_locales', each, 'messages.json')
      const { Summary } = await readListing(each)
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
      expect(messages.summary).toEqual({ message: Summary })
      // What the toolbar button says at a shop.
      expect(Object.keys(messages).sort()).toEqual(['codesHere', 'summary'])
    }
  })

  test('runs its own code alone and talks to our site and our API alone', () => {
    const { extension_pages: policy } = built.manifest.content_security_policy as Record<
      string,
      string
    >
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain(`connect-src ${siteOrigin} ${apiOrigin};`)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('holds no code that makes code, and no address of this machine', async () => {
    const files = await readdir(built.directory, { recursive: true })
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts).toEqual(
      expect.arrayContaining([
        'adapters.js',
        'background.js',
        'bar-parts.js',
        'ending.js',
        'finder.js',
        'look-parts.js',
        'look.js',
        'prompt.js',
        'run.js',
      ]),
    )
    for (const file of [...scripts, 'popup.html', 'manifest.json']) {
      const source = await readFile(join(built.directory, file), 'utf8')
      expect(source, file).not.toMatch(/\beval\(|new Function\(|localhost|127\.0\.0\.1/)
      expect(source, file).not.toMatch(/(src|href)=["'](https?:)?\/\//)
    }
  })

  test('has an icon of every size', async () => {
    expect(built.manifest.icons).toEqual(
      Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icon/${size}.png`])),
    )
    expect((await readdir(join(built.directory, 'icon'))).length).toBe(4)
    const withDot = await readdir(join(built.directory, 'icon-codes'))
    expect(withDot.sort()).toEqual(['16.png', '32.png'])
  })
})

test('a build for this machine names its site without the port, which Firefox refuses', async () => {
  await using built = await buildPackage('firefox', {
    POUCH_SITE_ORIGIN: 'http://localhost:4321',
    POUCH_API_ORIGIN: 'http://localhost:4322',
    POUCH_LOCAL: '1',
  })
  expect(built.manifest.content_scripts).toMatchObject([{ matches: ['http://localhost/*'] }])
})

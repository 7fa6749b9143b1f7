import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { build } from 'wxt'

const siteOrigin = 'https://pouch.example'
const minute = 60_000
let directory: string
let manifest: Record<string, unknown>

beforeAll(async () => {
  vi.stubEnv('POUCH_SITE_ORIGIN', siteOrigin)
  vi.stubEnv('NODE_ENV', 'production')
  const outDir = await mkdtemp(join(tmpdir(), 'pouch-extension-'))
  directory = join(outDir, 'chrome-mv3')
  await build({ outDir, root: join(import.meta.dirname, '../..') })
  manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as typeof manifest
}, minute)
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(join(directory, '..'), { recursive: true, force: true })
})

describe('the extension that people install', () => {
  test('asks at installation for three permissions and for our own site, nothing else', () => {
    expect(manifest).toMatchObject({
      manifest_version: 3,
      permissions: ['activeTab', 'scripting', 'storage'],
      content_scripts: [{ matches: [`${siteOrigin}/*`], js: ['content-scripts/own-site.js'] }],
    })
    for (const more of ['host_permissions', 'optional_permissions', 'optional_host_permissions']) {
      expect(manifest).not.toHaveProperty(more)
    }
  })

  test('shows pages nothing that they could tell it by, and lets none of them in', () => {
    expect(manifest).not.toHaveProperty('web_accessible_resources')
    expect(manifest).not.toHaveProperty('externally_connectable')
  })

  test('runs its own code alone and talks to our site alone', () => {
    const { extension_pages: policy } = manifest.content_security_policy as Record<string, string>
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain(`connect-src ${siteOrigin};`)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('holds no code that makes code, and no address of this machine', async () => {
    const files = await readdir(directory, { recursive: true })
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts).toEqual(expect.arrayContaining(['background.js', 'finder.js', 'run.js']))
    for (const file of [...scripts, 'popup.html', 'manifest.json']) {
      const source = await readFile(join(directory, file), 'utf8')
      expect(source, file).not.toMatch(/\beval\(|new Function\(|localhost|127\.0\.0\.1/)
      expect(source, file).not.toMatch(/(src|href)=["'](https?:)?\/\//)
    }
  })

  test('has an icon of every size', async () => {
    expect(manifest.icons).toEqual(
      Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icon/${size}.png`])),
    )
    expect((await readdir(join(directory, 'icon'))).length).toBe(4)
  })
})

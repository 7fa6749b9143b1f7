import { describe, expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { translations } from '#domain/locale.ts'
import { extension as germanExtension } from '#strings/de/extension.ts'
import { manifest as german } from '#strings/de/manifest.ts'
import { extension as englishExtension } from '#strings/en/extension.ts'
import { manifest as english } from '#strings/en/manifest.ts'
import { accessOf } from './permissions.ts'
import { parseListing, readListing } from './read-listing.ts'

const summaries = { en: english.summary, de: german.summary }
const disclosures = {
  en: englishExtension.popup.disclosure,
  de: germanExtension.popup.disclosure,
}
/** What a listing could not show to be true, or what urges. */
const boasts =
  /\d|%|[€£$!★]|\b(best-rated|award|million|thousand|guarantee|trusted by|users love|number one|hurry|testsieger|garantie|ausgezeichnet|millionen|tausende|schnell noch)/i

describe.each(translations)('the texts for the stores in %s', (translation) => {
  test('fill every field within the lengths that the stores allow', async () => {
    await expect(readListing(translation)).resolves.toMatchObject({ Name: brand.name })
  })

  test('have the summary that the manifest has, which Chrome and Edge show', async () => {
    const { Summary } = await readListing(translation)
    expect(Summary).toBe(summaries[translation])
  })

  test('say how we earn money near the top of the description, in the words of the popup', async () => {
    const { Description, 'Affiliate disclosure': disclosure } = await readListing(translation)
    expect(Description.split('\n\n').slice(0, 3)).toContain(disclosure)
    expect(disclosure).toContain(disclosures[translation])
  })

  test('boast of nothing: no figures, prizes, ratings or urgency', async () => {
    const { Summary, Description } = await readListing(translation)
    expect(boasts.exec(Summary + Description)?.[0]).toBeUndefined()
  })

  test('explain the same permissions and pictures as the English ones', async () => {
    const [own, model] = [await readListing(translation), await readListing('en')]
    const named = (listing: typeof own) =>
      listing.Permissions.map(({ name, browsers }) => ({ name, browsers }))
    expect(named(own)).toEqual(named(model))
    expect(Object.keys(own.Pictures)).toEqual(Object.keys(model.Pictures))
  })
})

describe('a listing', () => {
  const page = '# A\n\n## Name\n\nPouch\n'

  test('is refused where a field is missing', () => {
    expect(() => parseListing(page)).toThrow(/Summary/)
  })

  test('is refused with a field that no store has', async () => {
    const whole = await import('node:fs/promises').then(({ readFile }) =>
      readFile(new URL('en.md', import.meta.url), 'utf8'),
    )
    expect(parseListing(whole).Name).toBe('Pouch')
    expect(() => parseListing(`${whole}\n## Ratings\n\nFive stars\n`)).toThrow(/Ratings/)
    const long = whole.replace(english.summary, 'a'.repeat(133))
    expect(() => parseListing(long)).toThrow(/Summary/)
    expect(() => parseListing(whole.replace('(Chrome, Edge)', '(Safari)'))).toThrow(/Permissions/)
  })
})

test('a manifest’s access is every permission, optional or not, and every key that opens pages', () => {
  const manifest = {
    name: 'Pouch',
    permissions: ['storage', 'activeTab'],
    optional_permissions: ['tabs'],
    host_permissions: ['*://*/*'],
    content_scripts: [{ matches: ['https://a.example/*'] }],
  }
  expect(accessOf(manifest)).toEqual([
    'activeTab',
    'content_scripts',
    'host_permissions',
    'storage',
    'tabs',
  ])
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatTag, translations } from '#domain/locale.ts'
import { pageKeys } from '#domain/pages.ts'
import claims from '../../src/content/claims.json' with { type: 'json' }
import { claimText } from './claims.ts'

test('a claim is written as the language of the page does', () => {
  expect(claimText('shoppers', 'de-DE')).toBe('200.000')
  expect(claimText('reviewSiteRating', 'de-DE')).toBe('4,6')
  expect(claimText('pitchInvestment', 'en-GB', 'pounds')).toBe('£75,000')
})

test('each claim stands on the page that the content file names', async () => {
  const keys: readonly string[] = pageKeys
  for (const { id, page } of claims) {
    expect(keys).toContain(page)
    const view = await readFile(join(import.meta.dirname, `../views/${page}.astro`), 'utf8')
    expect(view, `${page} shows ${id}`).toContain(`'${id}'`)
  }
})

/** How the post of the pitch writes its claims in tables, and the one that it spells out. */
const ofPitch = { pitchOffers: 'number', pitchInvestment: 'pounds', pitchShare: 'percent' } as const
const five = { en: 'five', de: 'fünf' }

test.each(translations)(
  'the post of a claim says in %s what the file says',
  async (translation) => {
    const named = claims.filter(({ post }) => post !== undefined)
    expect(named.map(({ id }) => id)).toEqual(Object.keys(ofPitch))
    expect(named.find(({ id }) => id === 'pitchOffers')?.value, 'the post spells five').toBe(5)
    const post = await postOf(named[0]?.post ?? '', translation)
    const tag = formatTag(translation)
    const cells = [...post.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)].map(([, cell]) => cell)
    const preview = /^preview: (.*)$/m.exec(post)?.[1]
    for (const [id, unit] of Object.entries(ofPitch)) {
      const value = withOneSpace(claimText(id as keyof typeof ofPitch, tag, unit))
      expect(cells).toContain(value)
      if (id !== 'pitchOffers') expect(preview).toContain(value)
    }
    expect(/^title: (.*)$/m.exec(post)?.[1]?.toLowerCase()).toContain(five[translation])
  },
)

const withOneSpace = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** A post by its English slug. */
async function postOf(slug: string, translation: (typeof translations)[number]): Promise<string> {
  const folder = join(import.meta.dirname, '../../src/content/posts', translation)
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8')
    if (file === `${slug}.md` || text.includes(`translationOf: ${slug}\n`))
      return withOneSpace(text)
  }
  throw new Error(`no post ${slug} in ${translation}`)
}

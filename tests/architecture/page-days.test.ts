import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translations } from '#domain/locale.ts'
import { pageKeys, pageOf, type PageKey } from '#domain/pages.ts'
import { filesOf, root } from './support/source-files.ts'
import { wordsOf } from './support/words.ts'

/**
 * Of each page with a day: where its words are, in files of content and under keys of `strings/`,
 * and the digest of them and of the day. Numbers that are filled in and what all pages share count
 * for nothing.
 */
const dated: Partial<Record<PageKey, { content?: string; words: string; digest: string }>> = {
  faq: { content: 'src/content/faq/*/*', words: 'help.faq.', digest: 'a756d56a4c02' },
  'terms-and-conditions': {
    content: 'src/content/terms/*/*',
    words: 'help.terms.',
    digest: 'c6b948c18df2',
  },
  'privacy-policy': {
    ...{ content: 'src/content/legal/*/privacy-policy.json', words: 'help.legal.headings.' },
    digest: 'eb1fdbeb98fb',
  },
  'cookie-policy': {
    ...{ content: 'src/content/legal/*/cookie-policy.json', words: 'help.legal.' },
    digest: 'fd2202f0237d',
  },
  'retailer-benefits': { words: 'company.benefits.', digest: '7e40ddc104af' },
  press: { content: 'src/content/press/*/*', words: 'home.press.', digest: 'e44e30930002' },
  'amazon-deal-finder': { words: 'finder.', digest: 'e714867e9671' },
}

test('every page with a day is held against its words', () => {
  const withDay = pageKeys.filter((key) => pageOf(key).changed !== undefined)
  expect(Object.keys(dated).sort()).toEqual(withDay.sort())
})

test.each(Object.entries(dated))(
  'the day of %s is that of its last change',
  async (key, { content, words, digest }) => {
    const day = pageOf(key as PageKey).changed ?? ''
    const files = content === undefined ? [] : await filesOf(content)
    const texts = await Promise.all(files.map((path) => readFile(join(root, path), 'utf8')))
    const [file = ''] = words.split('.')
    for (const translation of translations) {
      const said = await wordsOf(translation, file)
      texts.push(...[...said].flatMap(([path, text]) => (path.startsWith(words) ? text : [])))
    }
    expect(texts.length).toBeGreaterThan(3)
    expect(
      hash('sha256', JSON.stringify([day, ...texts])).slice(0, 12),
      `The words of ${key} or its day have changed: write the day of this change into domain/pages.ts, then the new digest here.`,
    ).toBe(digest)
  },
)

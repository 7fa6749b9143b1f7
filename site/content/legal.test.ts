import { describe, expect, it } from 'vitest'
import { locales } from '#domain/locale.ts'
import { legalText, type LegalPage } from './legal.ts'
import { withPageLinks } from './page-links.ts'

const pages: readonly LegalPage[] = ['privacy-policy', 'cookie-policy', 'imprint']

describe.each(pages)('%s', (page) => {
  it('has the same sections and dates in every language, with links of the locale', () => {
    const [first, ...others] = locales.map((locale) => legalText(page, locale))
    for (const other of others) {
      expect(other.sections.length).toBe(first?.sections.length)
      expect(other.updated).toBe(first?.updated)
    }
    for (const locale of locales) {
      const html = legalText(page, locale)
        .sections.map(({ body }) => body)
        .join('')
      for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
        expect(href).toMatch(new RegExp(`^/${locale}/`))
      }
    }
  })
})

it('an editor’s link to a page that there isn’t is named', () => {
  expect(withPageLinks('<a href="{contact}">', 'de-gb')).toBe('<a href="/de-gb/contact/">')
  expect(() => withPageLinks('<a href="{kontakt}">', 'de-gb')).toThrow('kontakt')
})

import { expect, it } from 'vitest'
import { splitLocale } from '#domain/locale.ts'
import { shellStrings } from '#strings/shell.ts'
import { outPage } from './out-page.ts'

it.each(['en-gb', 'de-de'] as const)(
  'asks whoever clicks too often to wait in %s, in the words of the site',
  async (locale) => {
    const end = { kind: 'broken' } as const
    const page = await outPage({ locale, end, hindrance: 'too many', siteOrigin: '' })
    const { rateLimited } = shellStrings[splitLocale(locale).translation].messages.texts
    expect(String(page)).toContain(`<p>${rateLimited}</p>`)
  },
)

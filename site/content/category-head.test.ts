import { expect, test } from 'vitest'
import { aboutCategory } from './category-head.ts'
import { pageHead } from './page-head.ts'

const about = (slug: string, name: string | null) =>
  aboutCategory({ locale: 'de-gb', locales: ['en-gb', 'de-gb'], slug, name })

test.each([
  ['top', null, 'Top-Angebote'],
  ['travel', 'Travel', 'Reisen: Codes und Angebote'],
  ['model-boats', 'Model boats', 'Model boats: Codes und Angebote'],
])('the tab of the category %s says what its page does', (slug, name, heading) => {
  const details = about(slug, name)
  const { title, description } = pageHead({ key: 'category', locale: 'de-gb', ...details })
  expect(details.values.heading).toBe(heading)
  expect(title).toBe(`${heading} | Pouch`)
  expect(description).toBe(details.values.lead)
})

import * as v from 'valibot'
import companyFile from '../../src/content/company.json' with { type: 'json' }
import { splitLocale, type Locale } from '#domain/locale.ts'
import { withPageLinks } from './page-links.ts'

const day = v.pipe(v.string(), v.isoDate())

/** A file of `src/content/legal`, in the folder of its language. */
const text = v.strictObject({
  updated: day,
  /** Of the cookie notice that the text belongs to. */
  notice: v.optional(v.strictObject({ version: v.string(), updated: day })),
  sections: v.array(
    v.strictObject({
      heading: v.pipe(v.string(), v.nonEmpty()),
      /** HTML. `href="{contact}"` leads to the page of that key. */
      body: v.pipe(v.string(), v.startsWith('<')),
    }),
  ),
})
export type LegalText = v.InferOutput<typeof text>

/** What whoever runs the site has to tell of themselves; null until they have filled it in. */
const detail = v.nullable(v.string())
const company = v.strictObject({
  ...{ name: detail, address: detail, represented: detail, email: detail },
  ...{ telephone: detail, register: detail, vat: detail },
})
export const companyDetails = v.parse(company, companyFile)
export type CompanyDetail = keyof typeof companyDetails

const files: Record<string, unknown> = import.meta.glob('/src/content/legal/*/*.json', {
  eager: true,
  import: 'default',
})

export type LegalPage = 'privacy-policy' | 'cookie-policy' | 'imprint'

/** A legal text as a page of a locale shows it. @throws ValiError where its file has another shape. */
export function legalText(page: LegalPage, locale: Locale): LegalText {
  const { translation } = splitLocale(locale)
  const found = v.parse(text, files[`/src/content/legal/${translation}/${page}.json`])
  const sections = found.sections.map(({ heading, body }) => ({
    heading,
    body: withPageLinks(body, locale),
  }))
  return { ...found, sections }
}

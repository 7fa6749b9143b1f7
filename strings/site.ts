import type { Translation } from '#domain/locale.ts'
import { site as de } from './de/site.ts'
import { site as en, type SiteStrings } from './en/site.ts'

/** The site's words in every language. */
export const siteStrings: Readonly<Record<Translation, SiteStrings>> = { en, de }

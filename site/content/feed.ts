import { brand } from '#brand/brand.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'
import { metadataStrings } from '#strings/metadata.ts'

/** Path of a locale's feed of posts. */
export const feedPath = (locale: Locale) => `/${locale}/rss.xml`

/** What readers of feeds list it as. */
export function feedTitle(locale: Locale): string {
  return `${brand.name}: ${metadataStrings[splitLocale(locale).translation].blog.title}`
}

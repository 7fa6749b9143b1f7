import type { Translation } from '#domain/locale.ts'
import { fill } from '#strings/fill.ts'
import { siteStrings } from '#strings/site.ts'
import type { PageHead } from './page-head.ts'

/** Pictures of the product for cards, 1200 × 630, as `npm run share` draws them. */
export const sharePictures: Readonly<Record<Translation, string>> = {
  en: '/share.png',
  de: '/share-de.png',
}

/** The picture of a page for cards: its own cover, or the product's in the page's language. */
export function sharePicture(
  { image, title }: Pick<PageHead, 'image' | 'title'>,
  translation: Translation,
): { readonly path: string; readonly alt: string } {
  const { shareImage, coverImage } = siteStrings[translation].shell
  return image === undefined
    ? { path: sharePictures[translation], alt: shareImage }
    : { path: image, alt: fill(coverImage, { title }) }
}

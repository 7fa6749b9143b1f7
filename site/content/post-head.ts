import { brand } from '#brand/brand.ts'
import type { CoverSubject } from '#brand/covers/subjects.ts'
import { languageTag, splitLocale, type Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { blogPosting } from '#domain/seo/structured-data.ts'
import { metadataStrings } from '#strings/metadata.ts'
import type { Article, Post } from './entries.ts'
import type { PageAddress } from './page-head.ts'

/** What the head of a page says besides its key and its locale. */
export type PageDetails = Omit<PageAddress, 'key' | 'locale'>

/** Path of a cover as a picture for cards. */
export const coverImage = (subject: CoverSubject) => `/blog-assets/${subject}.png`

/** What fills the path of a post or an article, which differs by translation. */
export function slugIn({ slugs }: Pick<Post | Article, 'slugs'>) {
  return (locale: Locale) => ({ slug: slugs[splitLocale(locale).translation] })
}

export function aboutPost(locale: Locale, post: Post): PageDetails {
  const { title, preview, date, image } = post
  const { blog } = metadataStrings[splitLocale(locale).translation]
  const path = pagePath('post', locale, slugIn(post))
  return {
    ...{ parameters: slugIn(post), type: 'article' },
    values: { name: title, summary: preview },
    ...{ image: coverImage(image), published: date },
    crumbs: [{ name: blog.title, path: pagePath('blog', locale) }],
    structured: (absolute) => [
      blogPosting({
        headline: title,
        description: preview,
        url: absolute(path),
        image: absolute(coverImage(image)),
        published: date,
        language: languageTag(locale),
        author: { name: brand.name, url: absolute(pagePath('home', locale)) },
      }),
    ],
  }
}

export function aboutArticle(article: Article): PageDetails {
  const { title, subtitle = title, date, image } = article
  return {
    ...{ parameters: slugIn(article), type: 'article' },
    values: { name: title, summary: subtitle },
    ...{ image: coverImage(image), published: date },
  }
}

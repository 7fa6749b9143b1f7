import { languageTag, splitLocale, type Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { blog } from '#domain/seo/structured-data.ts'
import { metadataStrings } from '#strings/metadata.ts'
import type { Post } from './entries.ts'
import { coverImage, type PageDetails } from './post-head.ts'

interface BlogPage {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** From 1. */
  readonly number: number
  readonly count: number
}

/** Path of a page of the blog. @param number from 1. */
export function blogPath(locale: Locale, number: number): string {
  return number === 1
    ? pagePath('blog', locale)
    : pagePath('blog-page', locale, { number: String(number) })
}

/** What a page of the blog says of itself, of the one before and of the one after. */
export function aboutBlogPage(locale: Locale, { posts, number, count }: BlogPage): PageDetails {
  const { title, description } = metadataStrings[splitLocale(locale).translation].blog
  const isFirst = number === 1
  return {
    ...(!isFirst && {
      parameters: { number: String(number) },
      values: { number },
      crumbs: [{ name: title, path: pagePath('blog', locale) }],
    }),
    neighbours: {
      ...(!isFirst && { prev: blogPath(locale, number - 1) }),
      ...(number < count && { next: blogPath(locale, number + 1) }),
    },
    structured: (absolute) => [
      blog({
        name: title,
        description,
        url: absolute(blogPath(locale, number)),
        language: languageTag(locale),
        posts: posts.map((post) => ({
          headline: post.title,
          url: absolute(pagePath('post', locale, { slug: post.slug })),
          image: absolute(coverImage(post.image)),
          published: post.date,
        })),
      }),
    ],
  }
}

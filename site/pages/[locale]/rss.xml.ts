import rss from '@astrojs/rss'
import type { APIRoute, GetStaticPaths, InferGetStaticParamsType } from 'astro'
import { languageTag, locales, splitLocale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { metadataStrings } from '#strings/metadata.ts'
import { pageStrings } from '#strings/pages.ts'
import { feedPath, feedTitle } from '../../content/feed.ts'
import { postsOf } from '../../content/posts.ts'

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale } }))) satisfies GetStaticPaths

export const GET: APIRoute<object, InferGetStaticParamsType<typeof getStaticPaths>> = async ({
  params: { locale },
  site,
}) => {
  const { translation } = splitLocale(locale)
  const { topics } = pageStrings[translation].blog
  const posts = await postsOf(locale)
  const self = new URL(feedPath(locale), site).href
  return rss({
    title: feedTitle(locale),
    description: metadataStrings[translation].blog.description,
    site: new URL(pagePath('blog', locale), site),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${languageTag(locale)}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: posts.map(({ slug, title, date, preview, topic }) => ({
      title,
      description: preview,
      pubDate: new Date(date),
      link: pagePath('post', locale, { slug }),
      categories: [topics[topic]],
    })),
  })
}

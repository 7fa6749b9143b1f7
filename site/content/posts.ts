import { getCollection } from 'astro:content'
import { splitLocale, type Locale } from '#domain/locale.ts'
import { indexPages, newestFirst } from '#domain/posts/lists.ts'
import { articlesFrom, postsFrom, type Article, type EntryFile, type Post } from './entries.ts'

/** A file as Astro keeps it. */
interface StoredFile {
  readonly id: string
  readonly data: unknown
  readonly body?: string
  readonly rendered?: { readonly html: string }
}

let posts: Promise<Post[]> | undefined
let articles: Promise<Article[]> | undefined

/** The posts that a locale shows, newest first. */
export async function postsOf(locale: Locale): Promise<Post[]> {
  posts ??= readFiles('posts').then(postsFrom).then(newestFirst)
  const { translation } = splitLocale(locale)
  return (await posts).filter((post) => post.translation === translation)
}

/** The articles that a locale shows. */
export async function articlesOf(locale: Locale): Promise<Article[]> {
  articles ??= readFiles('articles').then(articlesFrom)
  const { translation } = splitLocale(locale)
  return (await articles).filter((article) => article.translation === translation)
}

/** The pages of a locale's index of posts. */
export async function blogPagesOf(locale: Locale): Promise<Post[][]> {
  return indexPages(await postsOf(locale))
}

async function readFiles(folder: 'posts' | 'articles'): Promise<EntryFile[]> {
  // Astro knows no type of what has no schema of its own; `entries.ts` checks each file.
  const entries = (await getCollection(folder)) as StoredFile[]
  return entries.map(({ id, data, body = '', rendered }) => ({
    ...{ id, data, body, html: rendered?.html ?? '' },
  }))
}

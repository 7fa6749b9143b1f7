import { defineCollection } from 'astro:content'
import { POUCH_API_ORIGIN } from 'astro:env/client'
import { glob } from 'astro/loaders'
import { featuredFromApi, retailersFromApi } from './content/load-retailers.ts'

const api = { origin: POUCH_API_ORIGIN }

export const collections = {
  retailers: defineCollection({ loader: retailersFromApi(api) }),
  // Their shapes are in `content/entries.ts`.
  posts: defineCollection({ loader: glob({ base: './src/content/posts', pattern: '*/*.md' }) }),
  articles: defineCollection({
    loader: glob({ base: './src/content/articles', pattern: '*/*.md' }),
  }),
  featured: defineCollection({ loader: featuredFromApi(api) }),
}

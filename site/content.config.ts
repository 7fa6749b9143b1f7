import { defineCollection } from 'astro:content'
import { POUCH_API_ORIGIN } from 'astro:env/client'
import { featuredFromApi, retailersFromApi } from './content/load-retailers.ts'

const api = { origin: POUCH_API_ORIGIN }

export const collections = {
  retailers: defineCollection({ loader: retailersFromApi(api) }),
  featured: defineCollection({ loader: featuredFromApi(api) }),
}

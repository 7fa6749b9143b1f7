import type { APIRoute } from 'astro'
import { sitemapIndexXml } from '#domain/seo/sitemap.ts'
import { sitemaps } from '../content/sitemap.ts'

/** The index of all sitemaps. */
export const GET: APIRoute = async ({ site }) => {
  const absolute = (path: string) => new URL(path, site).href
  const files = (await sitemaps(absolute)).map(({ path, changed }) => ({
    address: absolute(path),
    changed,
  }))
  return new Response(sitemapIndexXml(files), { headers: { 'Content-Type': 'application/xml' } })
}

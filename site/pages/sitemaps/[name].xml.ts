import type { APIRoute, GetStaticPaths } from 'astro'
import { sitemapXml, type SitemapEntry } from '#domain/seo/sitemap.ts'
import { sitemaps } from '../../content/sitemap.ts'

export const getStaticPaths = (async () => {
  const all = await sitemaps((path) => new URL(path, import.meta.env.SITE).href)
  return all.map(({ path, entries }) => ({
    params: { name: path.slice('/sitemaps/'.length, -'.xml'.length) },
    props: { entries },
  }))
}) satisfies GetStaticPaths

interface Props extends Record<string, unknown> {
  readonly entries: readonly SitemapEntry[]
}

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(sitemapXml(props.entries), { headers: { 'Content-Type': 'application/xml' } })

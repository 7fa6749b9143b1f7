/** A page in a sitemap. All addresses are absolute. */
export interface SitemapEntry {
  readonly address: string
  /** When what it shows last changed, a day or a time as ISO 8601. */
  readonly changed: string
  /** The page in every locale, itself included, and in `x-default`. */
  readonly alternates: readonly { readonly tag: string; readonly address: string }[]
}

/** A file with entries, as the index lists it. */
export interface SitemapFile {
  readonly address: string
  readonly changed: string
}

/**
 * Entries in one file. The protocol (sitemaps.org) allows 50,000 and 50 MB; with five alternates
 * each, ten thousand entries are about 8 MB.
 */
export const entriesPerSitemap = 10_000

/** Splits a list into files. No entries are one empty file, so that the index never lists nothing. */
export function splitEntries<Entry>(entries: readonly Entry[], most = entriesPerSitemap) {
  const files: (readonly Entry[])[] = []
  for (let from = 0; from < entries.length; from += most)
    files.push(entries.slice(from, from + most))
  return files.length === 0 ? [[]] : files
}

/** The latest change among entries; `otherwise` where there are none. */
export function lastChange(entries: readonly SitemapEntry[], otherwise: string): string {
  return entries.reduce((last, { changed }) => (changed > last ? changed : last), '') || otherwise
}

/** A sitemap as XML, with the languages of each page. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changed, alternates }) => {
    const links = alternates.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each.tag}" href="${escaped(each.address)}"/>`,
    )
    return `<url><loc>${escaped(address)}</loc><lastmod>${changed}</lastmod>${links.join('')}</url>`
  })
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${declaration}<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The index of all sitemaps as XML. */
export function sitemapIndexXml(files: readonly SitemapFile[]): string {
  const sitemaps = files.map(
    ({ address, changed }) =>
      `<sitemap><loc>${escaped(address)}</loc><lastmod>${changed}</lastmod></sitemap>`,
  )
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return `${declaration}<sitemapindex ${space}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

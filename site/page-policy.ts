import { createHash } from 'node:crypto'

/** What a page may load, and from where; the scripts and styles that stand in it are added. */
const directives = (apiOrigin: string) => [
  "default-src 'self'",
  `connect-src 'self' ${apiOrigin}`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

/**
 * The content security policy of one page: its own scripts and styles by their hashes. Astro's
 * own policy names on every page what stands in any, which was a seventh of what a page weighs.
 *
 * @param html a whole page as Astro rendered it, where `<` in data is escaped.
 */
export function pagePolicy(html: string, apiOrigin: string): string {
  return [
    ...directives(apiOrigin),
    ["script-src 'self'", ...hashes(html, 'script')].join(' '),
    ["style-src 'self'", ...hashes(html, 'style')].join(' '),
  ].join(';')
}

/**
 * Puts a page's policy before all that it is about.
 *
 * @throws Error where the page doesn't begin as every page of ours does.
 */
export function withPolicy(html: string, apiOrigin: string): string {
  if (!html.includes(charset)) throw new Error(`the page has no ${charset}, so it gets no policy`)
  const policy = `<meta http-equiv="content-security-policy" content="${pagePolicy(html, apiOrigin)}">`
  return html.replace(charset, charset + policy)
}

const charset = '<meta charset="utf-8">'

/** Data in a script element is not run, and a script with an address has nothing inside. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[^]*?)</${element}>`, 'g')
  return [
    ...new Set(
      [...html.matchAll(inline)]
        .map(({ groups = {} }) => groups)
        .filter(({ attributes = '', text }) => text !== '' && !attributes.includes('json'))
        .map(({ text = '' }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ),
  ]
}

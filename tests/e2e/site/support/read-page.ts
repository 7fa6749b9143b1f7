import { parseDocument, DomUtils } from 'htmlparser2'

type Element = Parameters<typeof DomUtils.getAttributeValue>[0]

/** What a built page says to those who follow links: crawlers, and whoever has no script. */
export interface ReadPage {
  readonly title: string
  /** All its words, without scripts and styles. */
  readonly text: string
  readonly language: string | undefined
  /** `<a href>`, as written. */
  readonly links: readonly string[]
  /** What the page loads by itself: scripts, styles, pictures, fonts, feeds. */
  readonly files: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly canonical: string | undefined
  /** Addresses by `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>
  /** `og:locale:alternate`, as Open Graph writes locales. */
  readonly otherLocales: readonly string[]
  /** `<meta>` by its name or its property. */
  readonly metas: ReadonlyMap<string, string>
  /** Texts of its JSON-LD. */
  readonly structured: readonly string[]
}

/** Reads a page's HTML as it was served, before any script ran. */
export function readPage(html: string): ReadPage {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html))
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name))
  const at = (element: Element, attribute: string) => DomUtils.getAttributeValue(element, attribute)
  const all = (found: readonly Element[], attribute: string) =>
    found.flatMap((element) => at(element, attribute) ?? [])
  const rel = (value: string) =>
    named('link').filter((link) => (at(link, 'rel') ?? '').split(' ').includes(value))
  const [title] = named('title')
  const [root] = named('html')
  const hreflangs = rel('alternate').filter((link) => at(link, 'hreflang') !== undefined)
  const loading = named('link').filter(
    (link) =>
      !['canonical', 'next', 'prev'].includes(at(link, 'rel') ?? '') && !hreflangs.includes(link),
  )
  return {
    title: title === undefined ? '' : DomUtils.textContent(title),
    text: root === undefined ? '' : DomUtils.innerText(root),
    language: root && at(root, 'lang'),
    links: all(named('a', 'area'), 'href'),
    files: [
      ...all(named('script', 'img', 'source', 'video', 'track', 'iframe'), 'src'),
      ...all(named('video'), 'poster'),
      ...all(loading, 'href'),
    ],
    ids: new Set(all(elements, 'id')),
    canonical: all(rel('canonical'), 'href')[0],
    alternates: new Map(
      hreflangs.map((link) => [at(link, 'hreflang') ?? '', at(link, 'href') ?? '']),
    ),
    otherLocales: all(
      named('meta').filter((meta) => at(meta, 'property') === 'og:locale:alternate'),
      'content',
    ),
    metas: new Map(
      named('meta').map((meta) => [
        at(meta, 'name') ?? at(meta, 'property') ?? '',
        at(meta, 'content') ?? '',
      ]),
    ),
    structured: named('script')
      .filter((script) => at(script, 'type') === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
  }
}

import { locales } from '#domain/locale.ts'
import { noticeParameter } from '#domain/messages/notice.ts'
import { pageKeys, pageOf, pagePath } from '#domain/pages.ts'
import { readPage, type ReadPage } from './read-page.ts'

export interface Crawled {
  /** Pages of this site by their path, as far as anything leads to them. */
  readonly pages: ReadonlyMap<string, ReadPage>
  /** What answered with an error or is said not to be there, each with a page that names it. */
  readonly broken: readonly string[]
  /** Parts of pages that a link names and that are not there. */
  readonly lost: readonly string[]
  /** Addresses that the sitemaps name. */
  readonly mapped: ReadonlySet<string>
}

const atOnce = 8

/**
 * Follows every link of the site, from the pages of the table and what the sitemaps name. What
 * stands behind a link out of the site is not asked for.
 */
export async function crawl(origin: string): Promise<Crawled> {
  const pages = new Map<string, ReadPage>()
  const broken: string[] = []
  const fragments: { from: string; path: string; id: string }[] = []
  const mapped = await addressesOfSitemaps(origin)
  const known = new Set<string>()
  const waiting: { path: string; from: string }[] = []
  const name = (address: string, from: string) => {
    const url = new URL(address, new URL(from, origin))
    if (url.origin !== origin) return
    const path = url.pathname + url.search
    if (url.hash.length > 1) {
      fragments.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) })
    }
    if (known.has(path)) return
    known.add(path)
    waiting.push({ path, from })
  }
  for (const key of pageKeys.filter((each) => !pageOf(each).path.includes('{'))) {
    for (const locale of locales) name(pagePath(key, locale), 'the table of pages')
  }
  for (const address of mapped) name(address, 'the sitemaps')

  const visit = async ({ path, from }: (typeof waiting)[number]) => {
    const answer = await fetch(origin + path)
    if (!answer.ok) broken.push(`${path} (${String(answer.status)}), named by ${from}`)
    // A redirect that brings a message along says that what was asked for is not there.
    const notice = new URL(answer.url).searchParams.get(noticeParameter)
    if (notice !== null) broken.push(`${path} (${notice}), named by ${from}`)
    const body = await answer.text()
    if (!answer.ok || !(answer.headers.get('content-type') ?? '').startsWith('text/html')) return
    const page = readPage(body)
    pages.set(path, page)
    const forEverybody = page.alternates.get('x-default') ?? path
    for (const address of [...page.links, ...page.files, forEverybody]) name(address, path)
  }
  const follow = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next)
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, follow))

  const lost = fragments
    .filter(({ path, id }) => pages.get(path)?.ids.has(id) === false)
    .map(({ from, path, id }) => `${path}#${id}, named by ${from}`)
  return { pages, broken, lost, mapped }
}

async function addressesOfSitemaps(origin: string): Promise<ReadonlySet<string>> {
  const addressesIn = async (address: string) => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`)
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
      ([, found]) => found ?? [],
    )
  }
  const files = await addressesIn(`${origin}/sitemap.xml`)
  return new Set((await Promise.all(files.map(addressesIn))).flat())
}

/** An address that a page asks the browser to load after a while. */
export interface PageRefresh {
  readonly url: string
  readonly seconds: number
}

/**
 * What a page says in `<meta http-equiv="refresh">`: one that waits for the shop's own work asks for
 * itself again, and some lead on to the next page so.
 *
 * @param url the page's own address, where relative ones start from.
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
export function refreshOf(document: Document, url: string): PageRefresh | undefined {
  const meta = document.querySelector('meta[http-equiv="refresh" i]:not(noscript *)')
  const parts = /^\s*(\d+)(?:\.\d*)?\s*(?:[;,\s]\s*(?:url\s*=\s*)?["']?([^"']*)["']?)?\s*$/i.exec(
    meta?.getAttribute('content') ?? '',
  )
  if (parts === null) return undefined
  const next = new URL(parts[2] ?? '', url)
  return next.origin === new URL(url).origin
    ? { url: next.href, seconds: Number(parts[1]) }
    : undefined
}

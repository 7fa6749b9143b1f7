/** What a page says of the language and money it is written in. */
export interface PageTongue {
  /** BCP 47 tag, or `''` where the page names none. */
  readonly languageTag: string
  /** ISO 4217 code for signs that several currencies share. */
  readonly currencyHint: string
}

const declarations =
  'meta[itemprop=priceCurrency], meta[property$="price:currency"], [itemprop=priceCurrency][content]'

/** @param currencyHint what to assume where the page declares no currency of its own. */
export function tongueOf(document: Document, currencyHint: string): PageTongue {
  const declared = document.querySelector(declarations)?.getAttribute('content')?.trim() ?? ''
  return {
    languageTag: document.documentElement.getAttribute('lang')?.trim().replaceAll('_', '-') ?? '',
    currencyHint: /^[A-Z]{3}$/.test(declared) ? declared : currencyHint,
  }
}

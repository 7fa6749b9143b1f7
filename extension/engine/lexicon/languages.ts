/** Languages whose words the lexicon has, as primary subtags of BCP 47. */
const known: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'])

/** @param languageTag BCP 47; a page that names none may be in any. */
export function isKnownLanguage(languageTag: string): boolean {
  return languageTag === '' || known.has(languageTag.toLowerCase().split('-')[0] ?? '')
}

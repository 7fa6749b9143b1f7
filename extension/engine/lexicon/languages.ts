/**
 * Languages of many shops whose words the lexicon doesn't have, as primary subtags of BCP 47. A list of
 * those that it has would leave out pages that say "gb", "us" or, for the United Kingdom, "uk".
 */
const unknown: ReadonlySet<string> = new Set(
  (
    'ar bg bs cs da el et fa fi he hi hr hu id is ja ko lt lv mk ms nb nn no ro ru sk sl sq sr sv th ' +
    'tr vi zh'
  ).split(' '),
)

/** @param languageTag BCP 47; a page that names none may be in any. */
export function isUnknownLanguage(languageTag: string): boolean {
  return unknown.has(languageTag.toLowerCase().split('-')[0] ?? '')
}

import type { Translation } from '../locale.ts'

/** Words that adults read in a minute, as measured with the IReST charts: German ones are longer. */
const wordsPerMinute: Readonly<Record<Translation, number>> = { en: 228, de: 179 }

/**
 * Minutes that a text takes to read, whole ones and at least one.
 *
 * @param markdown the text as it is written: marks, addresses and the rows of dashes in tables are
 *   no words.
 */
export function readingMinutes(markdown: string, translation: Translation): number {
  const spoken = markdown.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ' ')
  const words = spoken.match(/[\p{L}\p{N}][^\s|]*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsPerMinute[translation]))
}

/** Words that an adult reads in a minute, silently and for pleasure. */
const wordsPerMinute = 220

/**
 * Minutes that a text takes to read, whole ones and at least one.
 *
 * @param markdown the text as it is written: marks, addresses and the rows of dashes in tables are
 *   no words.
 */
export function readingMinutes(markdown: string): number {
  const spoken = markdown.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ' ')
  const words = spoken.match(/[\p{L}\p{N}][^\s|]*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}

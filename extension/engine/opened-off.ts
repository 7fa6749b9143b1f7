import type { Reading } from '#domain/contract/run.ts'
import { textNodes } from './dom/text.ts'
import type { View } from './dom/view.ts'
import { rowsAtArrival } from './finder/idle-remover.ts'
import { look, readingOf, type Landmarks } from './look.ts'

/** What a page showed at one moment, before or after its voucher field was opened. */
export interface Glance {
  readonly reading: Reading | null
  /** Short words of the page that are written as codes are. */
  readonly tokens: ReadonlySet<string>
  /** Whether a code is on that the page doesn't name. */
  readonly isNameless: boolean
}

/** Longer texts speak of offers. */
const longest = 60
const codeLike =
  /(?<![\p{L}\p{N}_-])(?=[\p{N}_-]*\p{Lu})[\p{Lu}\p{N}][\p{Lu}\p{N}_-]{2,39}(?![\p{L}\p{N}_-])/gu

export function glanceAt(view: View, landmarks: Landmarks): Glance {
  const texts = [...textNodes(view.document.body, view)].map(({ data }) => data)
  const short = texts.filter((text) => text.trim().length <= longest)
  const sight = look(view, landmarks)
  return {
    reading: readingOf(sight, new Date()),
    isNameless: rowsAtArrival(sight).some(({ code }) => code === null),
    tokens: new Set(short.flatMap((text) => text.match(codeLike) ?? [])),
  }
}

/**
 * The shopper's code that went off when the field was opened, as "Change coupon" does on some
 * shops: the total rose, and the code that stood on the page is gone from it.
 *
 * @param known codes that may be on.
 * @returns the code and the total with it; undefined where nothing tells so.
 */
export function openedOff(
  before: Glance,
  after: Glance,
  known: readonly string[],
): { code: string; reading: Reading } | undefined {
  const { reading } = before
  if (reading === null || after.reading === null) return undefined
  const isDearer =
    after.reading.total.currency === reading.total.currency &&
    after.reading.total.minor > reading.total.minor
  const gone = [...before.tokens].filter((token) => !after.tokens.has(token))
  const code =
    gone.find((token) => known.includes(token)) ?? (gone.length === 1 ? gone[0] : undefined)
  return isDearer && code !== undefined ? { code, reading } : undefined
}

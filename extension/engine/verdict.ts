import type { RejectionReason } from '#domain/contract/run.ts'
import { fieldWords } from './lexicon/finding.ts'
import {
  appliedWords,
  attemptWords,
  laterWords,
  occupiedWords,
  reasonWords,
  refusedWords,
  tooManyWords,
} from './lexicon/judging.ts'
import { removedWords, togetherWords } from './lexicon/mild.ts'
import { fold } from './lexicon/phrases.ts'
import { deliveryWords } from './lexicon/summing.ts'

/** What the shop said to a code. Words of success prove nothing; the total decides. */
export type Verdict =
  | { readonly kind: 'refused'; readonly reason: RejectionReason; readonly isOccupied: boolean }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'welcomed' }

/** Reads one message; undefined where it says nothing about a code's fate. */
export function verdictOf(message: string): Verdict | undefined {
  const text = fold(message)
  const reason = reasonOf(text)
  const isOccupied = occupiedWords.test(text)
  const isRefused = refusedWords.test(text) || isOccupied
  if (asksForPatience(text, reason !== undefined || isRefused)) return { kind: 'too-many' }
  // "Applied to 2 items. Excludes gift cards" welcomes, although it has words of a refusal.
  const isClaimed = appliedWords.test(text.replace(mentions, ' '))
  const isDenied = isClaimed ? reason === 'unknown' : reason !== undefined
  const isWelcome = appliedWords.test(text) && !refusedWords.test(text) && !isDenied
  const isOver = ['expired', 'already-used', 'limit-reached'].includes(reason ?? '')
  // "Your coupon was successfully removed"
  if (isWelcome && removedWords.test(text)) return undefined
  if (isWelcome && !isOver && !isOccupied) return { kind: 'welcomed' }
  if (reason === undefined && !isRefused) return undefined
  if (reason === 'minimum-not-reached' && isOfDelivery(text)) return undefined
  if (reason === 'not-for-these-goods' && !isRefused && keepsGoods.test(text)) return undefined
  return { kind: 'refused', reason: reason ?? 'unstated', isOccupied }
}

/** "Please check your code" only names it; "Your code: SAVE10" says that it is on. */
const mentions = /\byour code\b/gu

/** "Add £12 more for free delivery" is said of no code. */
const isOfDelivery = (text: string) => deliveryWords.test(text) && !fieldWords.test(text)

/** "The items in your basket are reserved for you for 29 minutes" */
const keepsGoods =
  /\b(?:reserved|reserviert|reservees?|reserves|reservad[oa]s?|riservat[oi]|gereserveerd|zarezerwowan[ey])\b/u

/** "Invalid or expired" names no reason but that the code is none. */
function reasonOf(text: string): RejectionReason | undefined {
  const reasons = reasonWords.filter(([, words]) => words.test(text)).map(([each]) => each)
  const isEither = reasons.includes('unknown') && /\s(?:or|oder|bzw|ou|o|of|lub|albo)\s/.test(text)
  return isEither && ['expired', 'already-used'].includes(reasons[0] ?? '') ? 'unknown' : reasons[0]
}

/**
 * "Used too many times" is said of a code, and "Something went wrong, try again later" of any error.
 *
 * @param isExplained whether the text has words of a refusal too.
 */
function asksForPatience(text: string, isExplained: boolean): boolean {
  const isTooMany = tooManyWords.test(text)
  const isLater = laterWords.test(text)
  if (isTooMany && (isLater || attemptWords.test(text))) return true
  return (isTooMany || isLater) && !isExplained
}

/** "SAVE25 has already been applied and cannot be used with others" is said of the code that it keeps off. */
function isInTheWay(message: string): boolean {
  const verdict = verdictOf(message)
  return verdict?.kind === 'refused' && verdict.isOccupied && togetherWords.test(fold(message))
}

export interface Heard {
  readonly now: readonly string[]
  /** What the page said just before the try. */
  readonly before: readonly string[]
  /** What it said before the run: furniture, unless it names the code. */
  readonly atArrival: readonly string[]
}

/**
 * The verdict on `code` among the page's messages. New messages speak before old ones, those that
 * name the code before the rest, and the last before the first: a toast keeps its last words.
 *
 * @param others codes whose messages are about them, not about `code`.
 */
export function verdictOn(
  code: string,
  { now, before, atArrival }: Heard,
  others: readonly string[],
): Verdict | undefined {
  const names = (message: string, each: string) =>
    message.toLowerCase().includes(each.toLowerCase())
  const concerns = (message: string) =>
    names(message, code) ||
    (!atArrival.includes(message) &&
      (isInTheWay(message) || !others.some((other) => other !== code && names(message, other))))
  const heard = now
    .map((message, index) => ({
      verdict: concerns(message) ? verdictOf(message) : undefined,
      weight: (before.includes(message) ? 0 : 1000) + (names(message, code) ? 500 : 0) + index,
    }))
    .filter(({ verdict }) => verdict !== undefined)
    .sort((a, b) => b.weight - a.weight)
  return heard[0]?.verdict
}

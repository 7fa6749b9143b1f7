import { findMoney, type FoundMoney } from '../money/parse.ts'

/** What an offer's own words promise. Amounts in minor units of the shop's currency. */
export interface Benefit {
  /** Per cent of the goods, 0 to 100. "Up to" counts half, since few goods get the whole. */
  readonly percent: number | null
  readonly amount: number | null
  /** Goods must be worth this much; 0 where nothing says so. */
  readonly minimum: number
}

const percents =
  /(?<upTo>\b(?:up to|bis zu)\s*)?(?<!\d)(?<percent>\d{1,2}(?:[.,]\d)?)\s?(?:%|per ?cent\b|prozent\b)/iu
/** Right before an amount that the goods must reach, or right after it. */
const before =
  /(?:(?<!\p{L})(?:over|above|from|spend|spending|exceeding|min|minimum|least|ab|über|mindestens|minimum|von)|\bmin\.|(?<!\p{L})(?:orders?|spend|value|basket)(?: of)?|wert(?: von)?|mbw:?)\s*$/iu
const after =
  /^\s*(?:or (?:more|over)|\+|and (?:over|above)|minimum|min\b|oder mehr|mindest|(?:bestell|waren|einkaufs)wert)/iu

/**
 * Reads what an offer gives from its title, and what it asks for from its terms as well.
 *
 * @param currency ISO 4217; amounts in another one are left aside.
 */
export function benefitOf(title: string, terms: string, currency: string): Benefit {
  const { upTo, percent } = percents.exec(title)?.groups ?? {}
  const given = amountsIn(title, currency)
  const amount = given.find((each) => !isMinimum(title, each))?.money.minor ?? null
  const all = [...given.filter((each) => isMinimum(title, each))]
  const asked = [...all, ...amountsIn(terms, currency).filter((each) => isMinimum(terms, each))]
  const share = percent === undefined ? null : Number(percent.replace(',', '.'))
  return {
    percent: share === null ? null : share / (upTo === undefined ? 1 : 2),
    amount,
    minimum: asked[0]?.money.minor ?? 0,
  }
}

function amountsIn(text: string, currency: string): FoundMoney[] {
  return findMoney(text, { currencyHint: currency }).filter(
    ({ money }) => money.currency === currency && money.minor > 0,
  )
}

function isMinimum(text: string, { start, end }: FoundMoney): boolean {
  return before.test(text.slice(0, start)) || after.test(text.slice(end))
}

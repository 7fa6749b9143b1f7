import type { FoundMoney } from '#domain/money/parse.ts'
import { fieldWords, weakFieldWords } from '../lexicon/finding.ts'
import { discountWords } from '../lexicon/judging.ts'
import { fold } from '../lexicon/phrases.ts'
import { deliveryStrength, saysTax, subtotalStrength, totalStrength } from './total-words.ts'

/**
 * The amount of a label where sums have their names in one column and their amounts in the next, so
 * that all names come before all amounts; undefined where they don't.
 *
 * @param text of the part of the page that holds both columns, a line for each element.
 * @param labelAt where the label stands in it.
 * @param amounts all of the text, in its order.
 */
export function amountInColumn(
  text: string,
  labelAt: number,
  amounts: readonly FoundMoney[],
): FoundMoney | undefined {
  const [first] = amounts
  const last = amounts.at(-1)
  if (first === undefined || last === undefined || first === last) return undefined
  const between = amounts.slice(1).map(({ start }, index) => text.slice(amounts[index]?.end, start))
  if (between.some((each) => /\p{L}/u.test(each))) return undefined
  // "Remove" below the name of a code is none of a sum.
  const names = namesIn(text.slice(0, first.start))
    .filter(([name]) => namesSum(name))
    .slice(-amounts.length)
  if (names.length !== amounts.length) return undefined
  const at = names.findIndex(({ 0: name, index }) => {
    return labelAt >= index && labelAt < index + name.length
  })
  return amounts[at]
}

/**
 * Whether sums have their names in one column, and which amount is this label's can't be told: names
 * of others stand above it, and no amount does.
 */
export function isInColumn(text: string, labelAt: number, amounts: readonly FoundMoney[]): boolean {
  const [first, ...others] = amounts
  if (first === undefined || others.length === 0 || first.start < labelAt) return false
  return namesIn(text.slice(0, labelAt)).filter(([name]) => namesSum(name)).length > 1
}

const namesIn = (text: string) => [...text.matchAll(/[^\n]*\p{L}[^\n]*/gu)]

const namesSum = (name: string) =>
  [totalStrength, subtotalStrength, deliveryStrength].some((strength) => strength(name) > 0) ||
  saysTax(name) ||
  [discountWords, fieldWords, weakFieldWords].some((words) => words.test(fold(name)))

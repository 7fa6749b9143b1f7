import { freeDeliveryWords } from '../lexicon/judging.ts'
import { payWords, totalWords } from '../lexicon/naming.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import {
  containingWords,
  deliveryWords,
  includingWords,
  notTotalWords,
  strongTotalWords,
  subtotalWords,
  taxWords,
} from '../lexicon/summing.ts'

/** Words in brackets: "(3 items)", "(inclusive of tax £6.67)". */
export const asides = /\([^)]*\)|\[[^\]]*\]/g

/** Longer texts are prose that speaks of a total. */
const longest = 40

/**
 * How surely a label names what the shopper pays: 2 for words like "Order total", 1 for a plain
 * "Total", 0 for anything else. What is in the total ("including VAT") doesn't change its kind.
 */
export function totalStrength(label: string): 0 | 1 | 2 {
  const text = fold(withoutAsides(label).trim()).replace(taxIncluded, (note, at) =>
    at === 0 ? note : ' ',
  )
  const named = text.replace(deliveryIncluded, ' ').replace(withinTotal, ' ')
  const kept = named.slice(0, firstMatch(includingWords, named)).replace(forSeveral, ' ')
  if (subtotalWords.test(kept) && includesDelivery(text)) return 1
  if (kept.trim() === '' || kept.length > longest || notTotalWords.test(kept)) return 0
  if (subtotalWords.test(kept) || instalments.test(kept)) return 0
  if (strongTotalWords.test(kept) || payWords.test(kept)) return 2
  if (balanceStrength(kept) > 0) return 0
  return totalWords.test(kept) ? 1 : 0
}

/** "Subtotal with delivery": nothing is missing from it. */
function includesDelivery(text: string): boolean {
  if (!includingWords.test(text) || !deliveryWords.test(text)) return false
  const rest = [subtotalWords, deliveryWords].reduce(
    (left, words) => left.replace(everywhere(words), ' '),
    text,
  )
  // "after discount, before delivery"
  return !notTotalWords.test(rest)
}

/** "In der Gesamtsumme enthalten", below the tax: said of a part of the total. */
const withinTotal = /(?:^|\s)i[nm] (?:\p{L}+ )*(?:enthalten\p{L}*|inbegriffen\p{L}*|inbegrepen)$/u

/** "12x de": one of many payments. */
const instalments = /(?<![\p{L}\d])\d{1,2} ?x(?!\p{L})/u

/** "Totale per 2 partecipanti": for all of them. "Per person" is less. */
const forSeveral = /(?<!\p{L})per (?=\d)/gu

const saidBehind = String.raw`[\s\d%.,]*(?:incl|compris|compres|inbegrepen|zawart|enthalten|inkl)\p{L}*`

/** "IVA compresa", "TVA incluse": what is in the total, said after its name. */
const taxIncluded = new RegExp(`(?:${taxWords.source})${saidBehind}`, 'gu')

/** "Total livraison comprise" */
const deliveryIncluded = new RegExp(`(?:${deliveryWords.source})${saidBehind}`, 'gu')

/** Less than a total's: a sum that is read only where there is no other. */
export function subtotalStrength(label: string): number {
  const text = fold(withoutAsides(label))
  return label.length <= longest && subtotalWords.test(text) && !includesDelivery(text) ? 0.5 : 0
}

/** What is owed in some shops; a gift card's says more. In Brazil, what is paid at once. */
export function balanceStrength(label: string): number {
  return /^(?:balance(?: due)?|(?:ou )?(?:r )?a vista)$/.test(labelKey(label)) ? 0.6 : 0
}

/** "You're £9.86 away from free shipping!" tells no price of it. */
export function deliveryStrength(label: string): number {
  const text = fold(withoutAsides(label))
  return label.length <= longest && deliveryWords.test(text) && !freeDeliveryWords.test(text)
    ? 1
    : 0
}

/** Whether a label names a tax, and not what it is a part of. */
export function saysTax(label: string): boolean {
  const text = fold(withoutAsides(label))
  return (
    label.length <= longest &&
    taxWords.test(text) &&
    !includingWords.test(text) &&
    !totalWords.test(text)
  )
}

const endsIncluding = new RegExp(
  String.raw`(?:${includingWords.source}|${containingWords.source})\p{L}*[\s\p{P}]*$`,
  'u',
)
/** "VAT", and "in taxes". */
const beginsWithTax = new RegExp(String.raw`^[^\p{L}]*(?:\p{L}{1,4} )?(?:${taxWords.source})`, 'u')
/** "£5.83 de impuestos incluidos"; without the "de" it is what holds them. */
const isOfTax = new RegExp(String.raw`^[^\p{L}]*d[ei] (?:${taxWords.source})${saidBehind}`, 'u')
const saysContaining = new RegExp(String.raw`(?:${containingWords.source})(.{0,30})$`, 'u')

/**
 * Whether an amount is called a part of the total: "incl. £5.83 VAT", "includes tax of £5.83". In
 * "Total incl. VAT £35.00" it is the total itself.
 *
 * @param before the words of the same line before the amount; `after` those that follow it.
 */
export function isTaxWithin(before: string, after: string): boolean {
  const words = fold(before)
  if (endsIncluding.test(words) && beginsWithTax.test(fold(after))) return true
  if (isOfTax.test(fold(after)) && !/\p{L}/u.test(words)) return true
  // "Taxes de 15,17 € incluses" on a line of its own under the label.
  if (taxWords.test(words) && !totalWords.test(words)) return true
  return taxWords.test(saysContaining.exec(words)?.[1] ?? '')
}

/** "dont TVA 20 %" on a line of its own, whose amount stands elsewhere; for use on a folded line. */
export const isTaxNote = (line: string) =>
  taxWords.test(line) &&
  !totalWords.test(line) &&
  (includingWords.test(line) || containingWords.test(line))

/** "5 products" on a line of its own. */
const count = /^\(?\d+ \p{L}+\)?$/u

/**
 * A label without lines of their own that tell of the tax in it or count the goods: "TVA 8.1 %
 * comprise", "5 products". With a colon it is what the next amount is called.
 */
export function withoutNotes(label: string): string {
  const kept = label.split('\n').filter((line) => {
    const isTax =
      taxWords.test(fold(line)) && !totalWords.test(fold(line)) && !line.trim().endsWith(':')
    return !isTax && !count.test(line.trim())
  })
  return kept.length === 0 ? label : kept.join('\n')
}

/** A label with what may vary from reading to reading taken out: counts, asides, punctuation. */
export function labelKey(label: string): string {
  return fold(withoutAsides(label))
    .replace(/[\p{N}\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export function withoutAsides(label: string): string {
  return label.replace(asides, ' ')
}

function firstMatch(pattern: RegExp, text: string): number {
  const at = text.search(pattern)
  return at === -1 ? text.length : at
}

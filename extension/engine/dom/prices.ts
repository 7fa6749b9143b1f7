import { currencyCodes } from '#domain/money/currency-codes.ts'

/** Signs that are words, before a number and after it; a code of a currency is asked of the list. */
const wordsBefore = String.raw`kr\.?|Rs\.?|Rp\.?|RM|R(?=\s?\d\d)|S\/\.?|Gs\.?|Fr\.|[KBJ]D|Dhs\.?`
const wordsAfter = String.raw`kr|zł|Kč|Ft|lei|лв|руб|грн|F\s?CFA|Fcfa|fcfa|(?<=\d{3}\s?)F|DT|DH|TL|đ|[KBJ]D|[Ee]uros?|EURO|[Yy]en|円|元|원`
/** Digits at the end of a word are no amount: "SAVE5 €4.00". */
const prices = new RegExp(
  String.raw`\p{Sc}\s{0,2}\d[\d.,]*|(?<!\p{L})(?:(?:${wordsBefore})\s?|(?<before>[A-Z]{3})\s?)[-−–]?\d[\d.,]*` +
    String.raw`|(?<!\p{L}[\d.,]*)\d[\d.,]*[-–—]{0,2}\s?(?:\p{Sc}|(?:${wordsAfter}|(?<after>[A-Z]{3}))(?!\p{L}))` +
    String.raw`|\d[.,]\d\d(?!\d)|(?<![\p{L}\d.,])\d[\d.]*,[-–—]{1,2}(?![\p{L}\d])`,
  'gu',
)
/** "ALL 3", "TOP 10": these codes are words as well. */
const notCodes = new Set(['ALL', 'CUP', 'MOP', 'PEN', 'TOP', 'TRY'])

/** The amounts that a text seems to hold, and where; made for speed, not for reading them. */
export function pricesIn(text: string): readonly RegExpExecArray[] {
  return /\d/.test(text) ? [...text.matchAll(prices)].filter(isPrice) : []
}

/** How many amounts a text seems to hold. */
export const priceCount = (text: string): number => pricesIn(text).length

/** An amount without sign, separators and what ends in naughts: "5" and "5.00" are the same. */
export const digitsOf = (amount: string) => amount.replace(/\D/g, '').replace(/0+$/, '')

/** A text with the amounts taken out that `priceCount` counts. */
export function withoutPrices(text: string): string {
  return pricesIn(text).reduce((left, [price]) => left.replace(price, ' '), text)
}

function isPrice({ groups }: RegExpExecArray): boolean {
  const code = groups?.before ?? groups?.after
  return code === undefined || (currencyCodes.has(code) && !notCodes.has(code))
}

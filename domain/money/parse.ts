import { currencyCodes } from './currency-codes.ts'
import { currencyOfRegion, currencySigns, likelyRegion } from './currencies.ts'
import { decimalsOf, type Money } from './money.ts'
import { minorUnits } from './number.ts'

export interface MoneyOptions {
  /** BCP 47 tag of the text; it settles `1,234` and shared signs where they are doubtful. */
  readonly languageTag?: string | undefined
  /** ISO 4217 code to assume for a sign that several currencies share, such as `$` or `kr`. */
  readonly currencyHint?: string | undefined
}

export interface FoundMoney {
  readonly money: Money
  /** Where the amount with its sign stands in the normalised text. */
  readonly start: number
  readonly end: number
}

const space = String.raw`[ \u00a0\u2009\u202f]`
const escape = (text: string) => text.replace(/[$.*+?^(){}|[\]\\/]/g, String.raw`\$&`)
const longestFirst = (a: string, b: string) => b.length - a.length
const codes = [...currencyCodes].join('|')
const sign = [...Object.keys(currencySigns).sort(longestFirst).map(escape), codes].join('|')
const digits = String.raw`\d{1,3}(?:${space}\d{3})+(?!\d)(?:[.,٫]\d+)?|\d+(?:[.,'’٬٫]\d+)*`
const dashes = String.raw`[.,](?:--?|–|—)(?!\d)`
const minus = '[-−–]'
/** A letter of a script that sets its words apart; Japanese writes `税込1,234円` without a space. */
const letter = String.raw`(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])\p{L})`
/** Signs that only ever end a number, or part it from its cents as in `12€99`. */
const afterDigit = String.raw`\d(?=[€円元원])`

const number = String.raw`(?:${digits})(?:${dashes})?(?!\d|[.,]\d|${space}?%)`
const trailing = String.raw`(?:-(?!${space}?\d))?`
/**
 * An amount with a sign before or after it. Letters may touch neither end, so that `SAVE10` and
 * `A4` hold no amount; a percent sign after the number makes it none as well.
 */
const signed = new RegExp(
  String.raw`(?<lead>${minus}${space}?)?(?:` +
    String.raw`(?<!${letter}|\p{Sc}|${afterDigit})(?<before>${sign})(?:${space}{0,2}|\n)(?<inner>${minus}${space}?)?` +
    String.raw`(?<first>${number})(?<firstTrail>${trailing})(?!${letter})` +
    String.raw`(?:${space}(?<code>${codes})(?!${letter}|\d|${space}{0,2}\d))?` +
    String.raw`|(?<!${letter}|\d|\d[.,])(?<whole>${digits})€(?<cents>\d{2})(?!${letter}|\d|[.,]\d)` +
    String.raw`|(?<!${letter}|\d|\d[.,])(?<second>${number})(?<secondTrail>${trailing})` +
    String.raw`(?:${space}{0,2}|\n(?=\S+(?!\s*\d)))(?<after>${sign})(?<afterTrail>${trailing})(?!${letter}|\d)` +
    // "Totaal: 618,-", with no sign at all.
    String.raw`|(?<!${letter}|\d|\d[.,]|\p{Sc})(?<dashed>${digits})${dashes}(?!${letter}|\p{Sc}))`,
  'gu',
)

const endsWithNumber = new RegExp(String.raw`(?<![\d.,])\d{1,4}${space}$`)
const twoDigitsAlone = new RegExp(String.raw`^${space}\d{2}(?:\s*$|${space}?gr(?!\p{L}))`, 'u')
/** A number of its own before a dash, with its sign where it has one. */
const lowerEnds = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(${sign})${space}?)?\d[\d.,'’]*${space}?(${sign})?${space}*$`,
  'u',
)
const longestEnd = 30
const bareNumber = new RegExp(String.raw`^\s*(${digits})\s*$`, 'u')

/** Zeros of the scripts whose digits Intl writes. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0e50, 0x1040]

/** Marks of writing direction gone, digits of every script as ASCII. */
export function normaliseDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[^\P{Nd}\d]/gu, (digit) => {
      const point = digit.codePointAt(0) ?? 0
      const zero = zeros.find((each) => point >= each && point < each + 10)
      return zero === undefined ? digit : String(point - zero)
    })
}

/** Every amount that carries a currency sign or code, in the order of the text. */
export function findMoney(text: string, options: MoneyOptions = {}): FoundMoney[] {
  const found: FoundMoney[] = []
  const plain = normaliseDigits(text)
  const search = new RegExp(signed)
  for (let match = search.exec(plain); match !== null; match = search.exec(plain)) {
    const { lead, before, inner, first, firstTrail, code, second, secondTrail, after, afterTrail } =
      match.groups ?? {}
    const { whole, cents, dashed } = match.groups ?? {}
    const split = whole === undefined ? undefined : `${whole},${cents ?? ''}`
    const written = (first ?? second ?? dashed ?? split ?? '').replace(/[.,][-–—]+$/, '')
    const currency =
      dashed === undefined
        ? (code ?? currencyOf(before ?? after ?? '€', written, options))
        : options.currencyHint
    // "Size L 40,00 €": the letter is no sign here, and the number may have one behind it.
    if (currency === undefined && before !== undefined) {
      search.lastIndex = match.index + match[0].indexOf(before) + before.length
    }
    if (currency === undefined || hasLooseCents(plain, match, written)) continue
    const minor = minorUnits(written, decimalsOf(currency), options.languageTag)
    if (minor === undefined) continue
    const minuses = [isOfRange(plain, match) ? '' : lead, inner, firstTrail]
    const isNegative = [...minuses, secondTrail, afterTrail].some(Boolean)
    found.push({
      money: { minor: isNegative && minor !== 0 ? -minor : minor, currency },
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return found
}

/**
 * "10 - 20 €", "$10 – $20": whether the dash stands between two ends. "SAVE10 -$8" and "Until 26 -$8"
 * take something off, and so does what begins a line.
 */
function isOfRange(text: string, { index, groups }: RegExpExecArray): boolean {
  const { lead, before: signBefore } = groups ?? {}
  if (lead === undefined) return false
  const before = text.slice(Math.max(0, index - longestEnd), index)
  const lowerEnd = lowerEnds.exec(before)
  if (lowerEnd === null) return false
  if (lowerEnd[1] !== undefined || lowerEnd[2] !== undefined) return true
  const isLopsided = /\s$/.test(before) && !/\s/.test(lead)
  return signBefore === undefined && !isLopsided
}

/**
 * Whether cents stand apart from what was matched, as in `12 99 €`, `12 €99` and `12 € 99`: nobody
 * can tell them from another number.
 */
function hasLooseCents(text: string, match: RegExpExecArray, written: string): boolean {
  if (!/^\d+$/.test(written)) return false
  const { before, second } = match.groups ?? {}
  const isCents = written.length === 2 && (second !== undefined || before === '€')
  return (
    (isCents && endsWithNumber.test(text.slice(0, match.index))) ||
    twoDigitsAlone.test(text.slice(match.index + match[0].length))
  )
}

/**
 * The one amount of money in a text. A number without a currency sign or code is not money, so
 * `QTY 2`, `SAVE 10` and `SKU 88123` are none; see {@link parseLabelledAmount} for a number that
 * a total's label vouches for.
 *
 * @returns integer minor units, or undefined where the text holds none or more than one.
 */
export function parseMoney(text: string, options: MoneyOptions = {}): Money | undefined {
  const found = findMoney(text, options)
  return found.length === 1 ? found[0]?.money : undefined
}

/**
 * A bare number as money of `currency`. Only for a text that holds the number alone and whose
 * label says that it is a total.
 */
export function parseLabelledAmount(
  text: string,
  currency: string,
  languageTag?: string,
): Money | undefined {
  const written = bareNumber.exec(normaliseDigits(text))?.[1]
  if (written === undefined) return undefined
  const minor = minorUnits(written, decimalsOf(currency), languageTag)
  return minor === undefined ? undefined : { minor, currency }
}

function currencyOf(written: string | undefined, digits: string, options: MoneyOptions) {
  if (written === undefined) return undefined
  if (currencyCodes.has(written)) return written
  const choices = currencySigns[written]?.split(' ')
  if (choices === undefined) return undefined
  const hinted = [options.currencyHint, currencyOfLanguage(options.languageTag)].find(
    (each) => each !== undefined && choices.includes(each),
  )
  if (hinted !== undefined) return hinted
  if (choices[0] !== '') return choices[0]
  // A letter that starts many product names is a sign only before an amount with its cents.
  return written === 'R' && /[.,]\d{2}$/.test(digits) ? 'ZAR' : undefined
}

function currencyOfLanguage(languageTag: string | undefined) {
  if (languageTag === undefined) return undefined
  const [language = '', ...rest] = languageTag.split('-')
  const region = rest.find((each) => /^[A-Za-z]{2}$/.test(each))?.toUpperCase()
  return currencyOfRegion[region ?? likelyRegion[language.toLowerCase()] ?? '']
}

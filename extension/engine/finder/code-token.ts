import { holds } from '../dom/shadow.ts'
import { plainText, spacedText } from '../dom/text.ts'
import { applyWords, fieldWords, removeWords, weakFieldWords } from '../lexicon/finding.ts'
import { appliedWords, discountWords, refuseWords, refusedWords } from '../lexicon/judging.ts'
import { totalWords } from '../lexicon/naming.ts'
import { fold } from '../lexicon/phrases.ts'

const lexicon = [
  applyWords,
  fieldWords,
  weakFieldWords,
  totalWords,
  appliedWords,
  discountWords,
  refusedWords,
  removeWords,
]

const tokens = /[\p{L}\p{N}](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}])?/gu

/**
 * Whether `text` holds `code` as a word of its own, as its source wrote it or in letters of one
 * case: "Dostawa" is a word of the page, not the code DOSTAWA.
 */
export function namesCode(text: string, code: string): boolean {
  return [code, code.toUpperCase(), code.toLowerCase()].some((each) => holdsWord(text, each))
}

/** Whether `text` holds `code` in small letters alone, as it would hold the word: "gym towel". */
export function namesAsWord(text: string, code: string): boolean {
  const small = code.toLowerCase()
  return (
    small !== code &&
    holdsWord(text, small) &&
    ![code, code.toUpperCase()].some((each) => holdsWord(text, each))
  )
}

function holdsWord(text: string, word: string): boolean {
  const isPart = (character: string) => /[\p{L}\p{N}_]/u.test(character)
  for (let at = text.indexOf(word); at !== -1 && word !== ''; at = text.indexOf(word, at + 1)) {
    if (!isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + word.length))) return true
  }
  return false
}

/**
 * The voucher code that a row of the page shows: one of `known`, or else a word written as codes
 * are. Percentages, amounts and the page's own words are none.
 *
 * @param remover what may take the code off: other controls beside it may be called anything, in
 *   capitals too.
 */
export function codeIn(
  row: Element | null,
  known: readonly string[],
  remover?: Element,
): string | undefined {
  if (row === null) return undefined
  const text = spacedText(row)
  const values = [row, ...row.querySelectorAll('button')].map((part) => part.getAttribute('value'))
  const expected = known.find((code) => namesCode(text, code) || values.includes(code))
  if (expected !== undefined) return expected
  const written = writtenCode(remover ? withoutOthers(row, remover) : text)
  const code = dataCode(row) ?? written
  const isDoubtful = code === written && code !== undefined && asNames.test(code)
  const own = known.find((each) => each.toLowerCase() === code?.toLowerCase())
  return own ?? (isDoubtful ? undefined : code)
}

/** "Code: Regulars": as rules are named, and words of the page; sent as a code it may be none. */
const asNames = /^\p{Lu}\p{Ll}+$/u

const pressable = 'button, a, input[type=submit], input[type=button], [role=button]'

/**
 * What a row says without the names of its other controls: "CANCEL | PAYMENT" shows no code. A chip
 * may be a control beside the one that takes it off, and codes alone have digits in their names.
 */
function withoutOthers(row: Element, remover: Element): string {
  const others = [...row.querySelectorAll(pressable)].filter(
    (each) => !holds(each, remover) && !holds(remover, each) && !isChip(plainText(each)),
  )
  return others.reduce((text, each) => text.replace(spacedText(each), ' '), spacedText(row))
}

const isChip = (name: string) =>
  /\p{L}[_-]?\d|\d[_-]?\p{L}/u.test(name) && !refuseWords.test(fold(name))

/** What a field holds: the code, or with a name before it, "Voucher: SAVE10", "Promotion (SAVE10)". */
export function codeInValue(value: string): string {
  const [, name = '', code = ''] = namedValue.exec(value) ?? []
  return fieldWords.test(fold(name)) ? code : value.trim()
}

const namedValue = /^\s*([^:()]{3,30})(?:: *|\((?=[^()]+\)))([^\s:()]+)\)?\s*$/

const inList = /[\p{L}\p{N}_.-]+(?:\s*[,;]\s*[\p{L}\p{N}_.-]+)+/gu

/** Whether a text is one word in capitals or with a number, and none of the page's own. */
export const isWrittenAsCode = (text: string) =>
  /^(?=.*[\p{Lu}\p{N}])[\p{Lu}\p{N}_-]{4,40}$/u.test(text) && !isOrdinary(text)

/** The other codes of a list that holds `code`: `SAVE10, TAKE15`. */
export function codesBeside(code: string, text: string, known: readonly string[]): string[] {
  const list = [...text.matchAll(inList)]
    .map(([all]) => all.split(/\s*[,;]\s*/))
    .find((parts) => parts.some((part) => isSameCode(part, code)))
  const others = list?.filter((part) => !isSameCode(part, code)) ?? []
  return others.flatMap((part) => {
    const each = known.find((one) => isSameCode(one, part)) ?? writtenCode(part)
    return each === undefined ? [] : [each]
  })
}

/** Shops keep the code in an attribute of the row or its remover, or in the remover's address. */
export function dataCode(row: Element): string | undefined {
  for (const part of [row, ...row.querySelectorAll('*')]) {
    for (const { name, value } of part.attributes) {
      if (/^data-.*(?:code|coupon|voucher|promo)/.test(name) && /^[\w-]{3,40}$/.test(value)) {
        const isOther = /^(?:true|false|\d{1,2})$/.test(value) || otherCodes.test(name)
        if (!isOther && !isKey(name, value) && !isNoCode(value)) return value
      }
    }
    // A field that is locked while its code is on holds the code.
    const isHidden =
      part.localName === 'input' &&
      (part.getAttribute('type') === 'hidden' || part.matches(':disabled, [readonly]'))
    // A script has put it there, and no attribute tells of it.
    const value = 'value' in part ? codeInValue(String(part.value)) : ''
    const field = part.getAttribute('name') ?? part.id
    if (isHidden && /code|coupon|voucher|promo/i.test(field) && !isKey(field, value)) {
      if (/^[\p{L}\p{N}_-]{3,40}$/u.test(value) && !isNoCode(value)) return value
    }
    const address = part.localName === 'a' ? (part.getAttribute('href') ?? '') : ''
    const [, name = '', inAddress] =
      /[?&]([^=&]*(?:code|coupon|voucher|promo)[^=&]*)=([^&#]{3,40})/i.exec(address) ?? []
    if (inAddress !== undefined && !isKey(name, inAddress) && !isNoCode(inAddress))
      return unescaped(inAddress)
  }
  return undefined
}

/** The known code that the address of a control ends in: `/basket/coupon/remove/SAVE10`. */
export function codeInAddress(control: Element, known: readonly string[]): string | undefined {
  const named = ['href', 'data-href', 'data-url', 'formaction']
  const addresses = named.map((name) => control.getAttribute(name) ?? '')
  const last = addresses.map((each) => /([^/?#]+)\/?(?:[?#].*)?$/.exec(each)?.[1] ?? '')
  return known.find((code) => last.some((part) => isSameCode(unescaped(part), code)))
}

const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** "100%OFF" may stand in an address as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const otherCodes =
  /(?:item|article|product|variant|goods|bar|postal|post|zip|country|currency|language|colou?r)[-_]?code/

/** What a program calls a code by, and no shopper: `couponId=41877`, a digest, a UUID. */
function isKey(name: string, value: string): boolean {
  return (
    (/id$/i.test(name) && (/^(?=\D*\d)[\da-f]+$/.test(value) || isShortKey(value))) ||
    /^(?=.{32,40}$)[\da-f]+(?:-[\da-f]+)*$/i.test(value)
  )
}

/** `coupon=remove`, `has_code=true`, `data-remove-code="offer"`: what is done to the code, or its kind. */
const isNoCode = (value: string) =>
  /^(?:(?:offer|coupon|voucher|promo|discount|code)s?|true|false|yes|none|null)$/.test(value) ||
  /^(?:add|set|new|edit|update|check|send|submit)$/.test(value) ||
  [applyWords, removeWords].some((words) => words.exec(fold(value))?.[0].length === value.length)

/** `voucherId=9f2` */
const isShortKey = (value: string) => value.length < 4 && /\d/.test(value)

function writtenCode(text: string): string | undefined {
  const plain = text.replace(
    /\d+(?:[.,]\d+)?\s*%|(?<!\p{L})[A-Z]{3}\s?[-−–]?\s?\d[\d.,]*[.,]\d{2,3}(?!\d)|\p{Sc}\s?[\d.,]+|(?<!\p{L}[\d.,]*)[\d.,]+\s?\p{Sc}/gu,
    ' ',
  )
  const words = [...plain.matchAll(tokens)].map(([word]) => word)
  const candidates = words.filter(
    (word) =>
      word.length >= 3 &&
      /\p{L}/u.test(word) &&
      !/^\d+-\p{Ll}+$/u.test(word) &&
      !isOrdinary(word) &&
      !currencies.test(word),
  )
  return (
    candidates.find((word) => /\p{N}/u.test(word)) ??
    // `MXN`, `TTC`: three letters alone are a currency or the like.
    candidates.find((word) => word === word.toUpperCase() && /\p{Lu}.{2}\p{Lu}/u.test(word)) ??
    afterColon(plain, candidates) ??
    // "Your benefit (84619)"
    /\((\d{4,12})\)/.exec(plain)?.[1]
  )
}

/** Currencies that are written out, in capitals too. */
const currencies = /^(?:F?CFA|euros?|dhs?)$/i

/**
 * `Coupon: welcome` shows its code in small letters, `Success: Your coupon` shows none, and
 * `Coupon: Bring a friend` the name of its rule.
 */
function afterColon(text: string, candidates: readonly string[]): string | undefined {
  const said = labelled.exec(text)?.[2] ?? ''
  const [word, ...others] = [...said.matchAll(tokens)].map(([each]) => each)
  if (word === undefined || !namesLabelled(text) || !candidates.includes(word)) return undefined
  return others.some((each) => candidates.includes(each)) ? undefined : word
}

const labelled = /^([^:"“„«]*)[:"“„«]\s*([\p{L}\p{N}_ -]{3,80})/u

/** Whether a text has what follows a label for a code: "Code: Bring a friend". */
export function namesLabelled(text: string): boolean {
  const label = labelled.exec(text.trim())?.[1] ?? ''
  return [fieldWords, weakFieldWords].some((words) => words.test(fold(label)))
}

function isOrdinary(word: string): boolean {
  const folded = fold(word)
  return lexicon.some((words) => {
    const match = words.exec(folded)
    return match !== null && match[0].length === folded.length
  })
}

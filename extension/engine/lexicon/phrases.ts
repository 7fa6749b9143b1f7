/**
 * Words by which a page calls itself a basket, each list one text with commas between its phrases:
 * few, since every page of a shop that is looked at gets them.
 */
export interface NamingWords {
  /** What a row of sums is called, the total's and others'. */
  readonly total: string
  /** How a page says what the shopper pays, which is the total before any other sum. */
  readonly pay: string
  /** What baskets and checkouts are called, in headings, titles and addresses. */
  readonly basket: string
  /** What the steps of a checkout are called, and other pages too. */
  readonly step: string
  /** What is counted beside a sum: "4 items". */
  readonly counted: string
}

/** Words that find a code's field on a page, and what belongs to it; lists as above. */
export interface FindingWords {
  /** Names of the thing that a shopper types in: a voucher code. */
  readonly field: string
  /** Words that fit a voucher field and many others. */
  readonly weakField: string
  /** Gift cards and certificates: their field looks alike and is another thing. */
  readonly gift: string
  /** What other fields of the same shape are for. */
  readonly decoy: string
  readonly apply: string
  readonly weakApply: string
  /** Verbs of a control that opens the box of the field. */
  readonly reveal: string
  /** Verbs of a control that takes a code off the basket. */
  readonly remove: string
  /** The whole name of a field that takes a code, whatever kind. */
  readonly bareCode: string
  /** Names of the field that may be those of something paid for before: another one goes first. */
  readonly worth: string
}

/** Words that tell the row of the total from other sums. */
export interface SummingWords {
  readonly strongTotal: string
  /** The name of an amount that may be any, read for the total where it stands alone. */
  readonly amount: string
  /** What the price is called in the place of the one that a code has lowered, or below it. */
  readonly newPrice: string
  /** The total before what a basket can't know yet; where there is no other, it is read for it. */
  readonly subtotal: string
  readonly delivery: string
  /** Words of rows that hold another amount than the total. */
  readonly notTotal: string
  /** What follows these words in a label is part of the total: "including VAT". */
  readonly including: string
  /** Verbs and the like that name a part of the total and its amount: "includes tax of £5.83". */
  readonly containing: string
  readonly tax: string
  /** How an amount is called to which the tax is still to come, right behind it: "£20.00 ex VAT". */
  readonly net: string
  /** Words before an amount that is asked for, not owed: "from £100 order value". */
  readonly condition: string
  /** How an amount is called that is paid again and again. */
  readonly rate: string
  /** What a sum costs beside its price where it is paid on credit. */
  readonly credit: string
  /** The same words where nothing is charged for it. */
  readonly interestFree: string
}

/** Words that judge what a page says, and what may be pressed; lists as above. */
export interface JudgingWords {
  /** Controls that are never pressed. */
  readonly refuse: string
  readonly applied: string
  readonly discount: string
  readonly quantity: string
  /** What a basket line holds, as the name of a control that changes one says it. */
  readonly goods: string
  /** What a code gives beside money, as a shop says it. */
  readonly freeDelivery: string
  readonly freeGift: string
  readonly expired: string
  readonly unknown: string
  readonly minimum: string
  readonly used: string
  readonly otherGoods: string
  readonly signIn: string
  readonly newCustomers: string
  readonly limit: string
  /** Too much was asked of the shop, or of a code: "too many". */
  readonly tooMany: string
  /** The shop asks for patience, which errors of all kinds do. */
  readonly later: string
  /** What there was too much of, where it was asked of the shop. */
  readonly attempts: string
  /** The shop asks to take the present code off first. */
  readonly occupied: string
  /** A refusal that gives no reason. */
  readonly refused: string
}

/** Lower case without accents, so that `Gültig` and `GULTIG` are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most of a page, and the rest takes many times as long.
  if (!/[^ -~\s]/.test(lower)) return lower
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replace(/[’ʼ]/g, "'")
}

/** Names as programs write them, as words: `promoCode[0]` becomes `promo code 0`. */
export function words(identifier: string): string {
  return identifier
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}

export function phrasesOf(list: string): string[] {
  return list.split(', ').filter((phrase) => phrase !== '')
}

/**
 * One pattern for phrases of many languages, for use on folded text. A `*` at an end of a phrase
 * lets letters go on there, as German compounds do; one within stands for a few words, and a `#` for
 * a few with a number among them.
 */
export function pattern(phrases: readonly string[]): RegExp {
  const sorted = [...new Set(phrases.map(fold))].sort((a, b) => b.length - a.length)
  const groups = Map.groupBy(sorted, (phrase) => {
    const start = phrase.startsWith('*') ? '' : String.raw`(?<![\p{L}\p{N}])`
    const end = phrase.endsWith('*') ? '' : String.raw`(?![\p{L}\p{N}])`
    return `${start}(?:…)${end}`
  })
  // A browser compiles every bound anew with each document, so phrases share theirs.
  const alternatives = [...groups].map(([bounds, group]) =>
    bounds.replace('…', () => group.map(bodyOf).join('|')),
  )
  return new RegExp(alternatives.join('|'), 'u')
}

/** "Got a promo or partner code?" asks for either: the folded parts of what is named. */
export const alternatives = (text: string) =>
  fold(text).replace(halfCompound, '$1$2 ').split(either)

/** "Aktions- oder Mitarbeitercode", "actie- of kortingscode": the first half is short for a word. */
const halfCompound =
  /(\p{L}{3,})-\s(?=(?:oder|und|bzw|of|en)\s\p{L}*?(codes?|gutscheine?|nummer|coupons?|bon)(?!\p{L}))/gu

const either = /[\s-](?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i)\s|\//

/** The pattern as one that finds all its places, to cut them out. */
export const everywhere = (found: RegExp) => new RegExp(found, 'gu')

/** What a sentence goes on with: "12.50" ends none. */
const within = String.raw`(?:[^.!?]|\.\d)`

function bodyOf(phrase: string): string {
  return phrase
    .replace(/^\*|\*$/g, '')
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' * ', String.raw`[\s\p{P}](?:${within}{0,40}[\s\p{P}])?`)
    .replaceAll(' # ', String.raw`[\s\p{P}]${within}{0,20}\d${within}{0,40}[\s\p{P}]`)
    .replaceAll(' ', String.raw`[\s\-_]+`)
}

/** Words that find things on a page; small, since the basket finder carries them. */
export interface FindingWords {
  /** Names of the thing that a shopper types in: a voucher code. */
  readonly field: readonly string[]
  /** Words that fit a voucher field and many others. */
  readonly weakField: readonly string[]
  /** Gift cards and certificates: their field looks alike and is another thing. */
  readonly gift: readonly string[]
  /** What other fields of the same shape are for. */
  readonly decoy: readonly string[]
  readonly apply: readonly string[]
  readonly weakApply: readonly string[]
  /** Verbs of a control that opens the box of the field. */
  readonly reveal: readonly string[]
  /** Verbs of a control that takes a code off the basket. */
  readonly remove: readonly string[]
  readonly strongTotal: readonly string[]
  readonly total: readonly string[]
  /** Words of rows that hold another amount than the total. */
  readonly notTotal: readonly string[]
  /** What follows these words in a label is part of the total: "including VAT". */
  readonly including: readonly string[]
}

/** Words that judge what a page says, and what may be pressed. */
export interface JudgingWords {
  /** Controls that are never pressed. */
  readonly refuse: readonly string[]
  readonly applied: readonly string[]
  readonly discount: readonly string[]
  readonly quantity: readonly string[]
  /** What a basket line holds, as the name of a control that changes one says it. */
  readonly goods: readonly string[]
  readonly expired: readonly string[]
  readonly unknown: readonly string[]
  readonly minimum: readonly string[]
  readonly used: readonly string[]
  readonly otherGoods: readonly string[]
  readonly signIn: readonly string[]
  readonly newCustomers: readonly string[]
  readonly limit: readonly string[]
  readonly tooMany: readonly string[]
  /** The shop asks to take the present code off first. */
  readonly occupied: readonly string[]
  /** A refusal that gives no reason. */
  readonly refused: readonly string[]
}

/** Lower case without accents, so that `Gültig` and `GULTIG` are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[’ʼ]/g, "'")
}

/** Names as programs write them, as words: `promoCode[0]` becomes `promo code 0`. */
export function words(identifier: string): string {
  return identifier
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}

/**
 * One pattern for phrases of many languages, for use on folded text. A `*` at an end of a phrase
 * lets letters go on there, as German compounds do; one within stands for a few words.
 */
export function pattern(phrases: readonly string[]): RegExp {
  const alternatives = [...new Set(phrases.map(fold))]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => {
      const start = phrase.startsWith('*') ? '' : String.raw`(?<![\p{L}\p{N}])`
      const end = phrase.endsWith('*') ? '' : String.raw`(?![\p{L}\p{N}])`
      const body = phrase
        .replace(/^\*|\*$/g, '')
        .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(' * ', String.raw`[\s\p{P}](?:[^.!?]{0,40}[\s\p{P}])?`)
        .replaceAll(' ', String.raw`[\s\-_]+`)
      return start + body + end
    })
  return new RegExp(alternatives.join('|'), 'u')
}

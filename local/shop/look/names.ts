import type { Choices } from '../trade/choices.ts'

/** Names of the parts of a page, in the manner of one of the usual ways to write a theme. */
export interface Names {
  /** The class of a part such as `code-field`, without a dot. */
  cls(part: string): string
  id(part: string): string
  /** The name under which a form sends a part. */
  field(part: string): string
}

const manners = ['kebab', 'bem', 'camel', 'module', 'hashed', 'prefixed'] as const
const codeWords = ['coupon', 'voucher', 'promo', 'discount', 'promo-code', 'offer'] as const
const totalWords = ['total', 'grand-total', 'order-total', 'amount-due', 'sum'] as const
const fieldNames = [
  'coupon',
  'coupon_code',
  'voucher',
  'vouchercode',
  'promo',
  'promoCode',
  'discount_code',
  'code',
  'basket[code]',
  'f12',
] as const

export function namesOf(choices: Choices): Names {
  const manner = choices.pick('names manner', manners)
  const block = choices.pick('names block', ['basket', 'cart', 'bag', 'shop', 'checkout'])
  const code = choices.pick('names code', codeWords)
  const total = choices.pick('names total', totalWords)
  const fieldName = choices.pick('names field', fieldNames)

  const words = (part: string): string[] =>
    part
      .split('-')
      .flatMap((word) => (word === 'code' ? code : word === 'total' ? total : word).split('-'))
  const scramble = (part: string): string =>
    choices.between(`names scramble ${part}`, 36 ** 5, 36 ** 6 - 1).toString(36)

  const cls = (part: string): string => {
    const kebab = words(part).join('-')
    if (manner === 'bem') return `${block}__${kebab}`
    if (manner === 'camel') return camel(words(part))
    if (manner === 'module') return `${block}_${camel(words(part))}__${scramble(part).slice(0, 5)}`
    if (manner === 'hashed') return `css-${scramble(part)}`
    if (manner === 'prefixed') return `c-${block}-${kebab}`
    return kebab
  }
  const id = (part: string): string => {
    if (manner === 'hashed') return `r${scramble(part).slice(0, 4)}`
    return manner === 'camel' ? camel(words(part)) : words(part).join(manner === 'bem' ? '_' : '-')
  }
  return { cls, id, field: (part) => (part === 'code' ? fieldName : part) }
}

function camel(words: readonly string[]): string {
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

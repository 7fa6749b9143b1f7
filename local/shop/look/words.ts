import type { Refusal } from '../trade/pricing.ts'
import type { Choices } from '../trade/choices.ts'

type Alternatives = readonly [string, ...string[]]

/**
 * The same things in the words of different shops. `{noun}` becomes what this shop calls a code,
 * `{Noun}` the same with a capital, `{a}` its article; other names in braces are filled where the
 * phrase is shown.
 */
const english = {
  noun: ['voucher code', 'promo code', 'discount code', 'coupon', 'coupon code', 'offer code'],
  field: ['{Noun}', 'Enter {noun}', 'Have {a} {noun}?', 'Your {noun}'],
  reveal: ['Have {a} {noun}?', 'Add {a} {noun}', 'Got {a} {noun}? Enter it here'],
  apply: ['Apply', 'Redeem', 'Add', 'Use code', 'Apply code', 'Submit', 'Apply {noun}'],
  takeOff: ['Remove', 'Remove code', 'Take off', 'Delete', 'Cancel {noun}'],
  applied: ['{Noun} {code} applied', 'Code {code} is on your basket', 'Your code: {code}'],
  accepted: [
    '{code} applied successfully',
    'Thank you, {code} has been added to your basket.',
    'Your {noun} was accepted.',
  ],
  takenOff: ['{code} has been removed.', 'The {noun} was taken off your basket.'],
  goods: ['Subtotal', 'Goods', 'Items ({count})', 'Sub-total', 'Merchandise'],
  discount: ['Discount ({code})', '{Noun}: {code}', 'Promotion {code}', 'Discount'],
  namelessDiscount: ['Discount', 'Your discount'],
  delivery: ['Delivery', 'Shipping', 'Postage & packing', 'Standard delivery'],
  deliveryFree: ['Free', '{zero}'],
  vat: ['VAT included', 'Includes VAT', 'of which VAT'],
  vatInLabel: ['(incl. {amount} VAT)'],
  total: [
    'Total',
    'Order total',
    'Grand total',
    'Amount due',
    'Total to pay',
    'Estimated total',
    'Basket total',
  ],
  giftCardRow: ['Gift card', 'Store credit'],
  notApplied: ['Not applied', 'None used'],
  saved: ['You save {amount}', 'Saving {amount}', '{amount} off'],
  savedRow: ['You save', 'Reductions in these prices'],
  basket: ['Basket', 'Your basket', 'Shopping bag', 'Shopping basket', 'Your bag'],
  summary: ['Summary', 'Order summary', 'Your order'],
  checkout: ['Checkout', 'Continue to checkout', 'Proceed to checkout', 'Check out'],
  pay: ['Place order', 'Pay now', 'Buy now', 'Order and pay'],
  quantity: ['Quantity', 'Qty'],
  update: ['Update', 'Update basket', 'Recalculate'],
  dropLine: ['Remove', 'Remove item', 'Delete'],
  newsletter: ['Letters from the sea wall', 'Join our mailing list'],
  search: ['Search', 'What are you looking for?', 'Search the shop'],
  giftCard: ['Gift card number', 'Gift card or store credit'],
  postcode: ['Postcode', 'Your postcode'],
  comments: ['Order comments', 'A note for us'],
  loyalty: ['Loyalty number', 'Sea Club membership number'],
  productCode: ['Product code', 'Item number'],
  find: ['Go'],
  add: ['Add'],
  use: ['Apply'],
  estimate: ['Estimate delivery'],
  email: ['Email address'],
  subscribe: ['Sign up'],
  tooMany: ['Too many requests. Please wait a moment.'],
} as const satisfies Record<string, Alternatives>

/** Why a code was refused, as shops say it. */
const englishRefusals = {
  unknown: [
    'Sorry, {code} is not a valid {noun}.',
    'We don’t recognise that {noun}.',
    '{Noun} not found. Please check and try again.',
    '{Noun} "{code}" does not exist!',
  ],
  expired: ['This {noun} has expired.', 'Sorry, {code} ended on 31 August.'],
  minimum: [
    'Spend at least {amount} to use {code}.',
    'The minimum spend for this {noun} is {amount}.',
  ],
  'already-used': [
    'This {noun} has already been used.',
    '{code}: usage limit has been reached for this {noun}.',
  ],
  'other-goods': [
    'Sorry, this {noun} is not applicable to selected products.',
    '{code} can’t be used with the items in your basket.',
  ],
  'new-customers': ['{code} is for new customers only.', 'This {noun} is for a first order only.'],
  'delivery-free': ['Your delivery is free already, so {code} changes nothing.'],
  'one-code-only': [
    'Only one {noun} can be used per order. Remove the other first.',
    'Codes can’t be combined.',
  ],
} as const satisfies Record<Refusal, Alternatives>

export interface Words {
  /** What stands before the noun in "Have … voucher code?". */
  readonly article: (noun: string) => string
  readonly phrases: Readonly<Record<keyof typeof english, Alternatives>>
  readonly refusals: Readonly<Record<Refusal, Alternatives>>
}

export const englishWords: Words = {
  article: (noun) => (noun.startsWith('o') ? 'an' : 'a'),
  phrases: english,
  refusals: englishRefusals,
}

export interface Phrases {
  say(phrase: keyof typeof english, values?: Readonly<Record<string, string>>): string
  refuse(refusal: Refusal, values: Readonly<Record<string, string>>): string
}

/** One phrase for each thing, kept for the whole shop. */
export function phrasesOf(words: Words, choices: Choices): Phrases {
  const noun = choices.pick('words noun', words.phrases.noun)
  const nouns = {
    noun,
    Noun: noun.charAt(0).toUpperCase() + noun.slice(1),
    a: words.article(noun),
  }
  const fill = (phrase: string, values: Readonly<Record<string, string>>): string => {
    const all: Readonly<Record<string, string>> = { ...nouns, ...values }
    return phrase.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')
  }
  return {
    say: (phrase, values = {}) =>
      fill(choices.pick(`words ${phrase}`, words.phrases[phrase]), values),
    refuse: (refusal, values) =>
      fill(choices.pick(`words refused ${refusal}`, words.refusals[refusal]), values),
  }
}

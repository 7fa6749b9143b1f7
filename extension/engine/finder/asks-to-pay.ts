import { allOf, type View } from '../dom/view.ts'
import { giftWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { identityOf } from './fields.ts'

const billing = [
  'billing',
  'payment',
  'card',
  'cartao',
  'carte',
  'tarjeta',
  'karte',
  'cvv',
  'cvc',
].flatMap((word) => [
  `input[name*="${word}" i]`,
  `input[id*="${word}" i]`,
  `iframe[title*="${word}" i]`,
  `iframe[name*="${word}" i]`,
])
/** `data-action="core_payment/triggerPayment"`: what it opens asks for the way to pay. */
const buttons = ['id', 'name', 'data-action'].map((name) => `button[${name}*="payment" i]`)
const fields = ['[autocomplete^="cc-"]', '[autocomplete*="billing"]', ...billing, ...buttons].join(
  ', ',
)

/** Whether the page asks how something is paid, or who pays: a checkout, whatever it says. */
export function asksToPay(view: View): boolean {
  return allOf(view, fields).some((field) => view.isVisible(field) && !takesGiftCard(field))
}

const takesGiftCard = (field: Element) => giftWords.test(fold(identityOf(field, ['name', 'id'])))

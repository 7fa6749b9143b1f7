import { allOf, type View } from '../dom/view.ts'

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
/** Buttons of payment services, which stand in frames of their own. */
const services = ['paypal', 'klarna'].flatMap((word) => [
  `iframe[title*="${word}" i]`,
  `iframe[name*="${word}" i]`,
])
/** `data-action="core_payment/triggerPayment"`: what it opens asks for the way to pay. */
const buttons = ['id', 'name', 'data-action'].map((name) => `button[${name}*="payment" i]`)
const fields = [
  '[autocomplete^="cc-"]',
  '[autocomplete*="billing"]',
  ...billing,
  ...services,
  ...buttons,
].join(', ')

/** Fields and buttons whose names ask how something is paid, or who pays. */
export const payFields = (view: View): Element[] =>
  allOf(view, fields).filter((field) => view.isVisible(field))

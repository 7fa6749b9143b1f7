// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { labelOf } from './fields.ts'

const labelIn = (html: string) => {
  document.body.innerHTML = html
  const field = document.querySelector('input')
  return field && labelOf(field)
}

it.each([
  ['a label of its own', '<label>Voucher <input></label>', 'Voucher'],
  ['a text before it', '<div>Voucher <input></div>', 'Voucher'],
  ['a text and a comment before it', '<div>Voucher <!----><input></div>', 'Voucher'],
  ['a comment alone before it', '<form><!-- search Voucher --><input></form>', ''],
  ['a text in pieces before it', '<div>Voucher<!-- --> code<!----><input></div>', 'Voucher code'],
])('knows what a field with %s is called', (_, html, label) => {
  expect(labelIn(html)).toBe(label)
})

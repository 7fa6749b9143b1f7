// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { appliedCodes } from './applied-codes.ts'

const discount = '<span>5% discount applied</span>'

/** The codes in sight, with a row that tells its discount by its worth alone. */
const found = (html: string) => {
  document.body.innerHTML = `<main>${html}<p>Total £35.00</p></main>`
  const near = [...document.querySelectorAll('main')]
  return appliedCodes(liveView(document), [], near).map(({ code }) => code)
}

it.each([
  [
    'the words of its remover for those who can’t see it',
    `<div>${discount} <button aria-label="Remove voucher HELLO5">×</button></div>`,
  ],
  [
    'what appears when one points at it',
    '<div><span title="Voucher code: HELLO5">5% discount applied</span> <button>Remove discount</button></div>',
  ],
  [
    'a bubble that says nothing but the code',
    '<div><span data-tooltip="HELLO5">5% discount applied</span> <button>Remove discount</button></div>',
  ],
  [
    'what describes it elsewhere',
    `<div>${discount} <button aria-describedby="on">Remove discount</button></div><p id="on" hidden>Voucher HELLO5</p>`,
  ],
  [
    'what its button opens',
    `<div>${discount} <button popovertarget="on">i</button> <button>Remove discount</button></div><p id="on" hidden>Voucher HELLO5</p>`,
  ],
])('learns the name of a code from %s', (_where, html) => {
  expect(found(html)).toEqual(['HELLO5'])
})

it.each([
  ['several names', 'Voucher HELLO5, not with SUMMER'],
  ['a word that may be the name of anything', 'SUMMER'],
  ['words', 'Remove the voucher'],
  ['what the discount is worth', 'Voucher of GBP 5.00, 5% OFF'],
  ['terms', `Voucher HELLO5 ${'is for those who have it, '.repeat(4)}`],
  ['an icon’s name', 'icon-CLOSE'],
])('takes no name from %s', (_what, title) => {
  const html = `<div><span title="${title}">5% discount applied</span> <button>Remove discount</button></div>`
  expect(found(html)).toEqual([null])
})

it('takes no name from another control of the row', () => {
  const html = `<div>${discount} <button title="Voucher SUMMER">Use</button> <button>Remove discount</button></div>`
  expect(found(html)).not.toContain('SUMMER')
})

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { controlName, readText, spacedText } from './text.ts'
import { liveView } from './view.ts'

describe('controlName', () => {
  const name = (attributes: string) => {
    document.body.innerHTML = `<button ${attributes}></button>`
    const button = document.querySelector('button')
    return button && controlName(button)
  }

  it.each([
    ['aria-label="removeLabel"', 'remove Label'],
    ['title="cart.coupon.remove"', 'cart coupon remove'],
    ['aria-label="Remove SAVE10.B"', 'Remove SAVE10.B'],
  ])('reads words in a label that nobody translated: %s', (attributes, words) => {
    expect(name(attributes)).toBe(words)
  })

  it('sets an amount apart from the word before it, and no letter from its word', () => {
    document.body.innerHTML =
      '<button><p><b>R</b>emove summary</p><span>85.00</span> <i>£</i><i>3</i></button>'
    const button = document.querySelector('button')
    expect(button && controlName(button)).toBe('Remove summary 85.00 £3')
  })
})

describe('readText', () => {
  it.each([
    ['data-title="Total"', 'Total\n£35.00'],
    ['data-title="Price"', '£35.00'],
    ['', '£35.00'],
  ])('reads a hidden name of a row where its cell says it, in place of it: %s', (said, text) => {
    document.body.innerHTML = `<table><tr><th style="display: none">Total</th><td ${said}>£35.00</td></tr></table>`
    expect(readText(document.body, liveView(document)).text).toBe(text)
  })

  it.each([
    ['in one line', 'Total (<!-- -->3<!-- --> items): <!---->£35.00', 'Total (3 items): £35.00'],
    ['with a space of its own', 'Total<!-- --> <!-- -->£35.00', 'Total £35.00'],
    ['up to an element', 'Total<!----><b>£35.00</b>', 'Total\n£35.00'],
  ])('reads texts that a framework has put together of pieces %s', (_, html, text) => {
    document.body.innerHTML = `<p>${html}</p>`
    expect(readText(document.body, liveView(document)).text).toBe(text)
    expect(spacedText(document.body)).toBe(text.replace('\n', ' '))
  })
})

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { around } from './around.ts'

function namesAround(html: string, most: number): string[] {
  document.body.innerHTML = html
  const inner = document.querySelector('b')
  return inner === null ? [] : [...around(inner, most)].map(({ id, localName }) => id || localName)
}

describe('the elements around a node', () => {
  it('are counted where they hold more than the one within', () => {
    const html = '<div id="d"><p id="c">Total <span id="a"><b>£5</b> incl.</span></p>x</div>'
    expect(namesAround(html, 2)).toEqual(['a', 'c'])
  })

  it('are not counted where they are boxes around one other alone', () => {
    const html =
      '<div id="d"><p id="c">Total <i id="b"> <!-- price --> <span id="a"><b>£5</b></span></i></p>x</div>y'
    expect(namesAround(html, 1)).toEqual(['a', 'b', 'c'])
  })

  it('go on beyond a shadow root', () => {
    document.body.innerHTML = '<div id="d">Total <shop-price id="c"></shop-price></div>incl. VAT'
    const root = document.querySelector('#c')?.attachShadow({ mode: 'open' })
    if (root === undefined) throw new Error('no shadow root')
    root.innerHTML = '<b>£5</b>'
    const inner = root.querySelector('b')
    expect(inner && [...around(inner, 1)].map(({ id }) => id)).toEqual(['c', 'd'])
  })
})

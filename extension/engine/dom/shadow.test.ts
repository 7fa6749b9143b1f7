// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { holds, innerRoots, parentOf } from './shadow.ts'
import { allOf, liveView } from './view.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** A frame whose document holds the markup. */
function frame(markup: string): Document {
  const element = document.body.appendChild(document.createElement('iframe'))
  const inner = element.contentDocument
  if (inner === null) throw new Error('The frame has no document.')
  inner.body.innerHTML = markup
  // The stand-in of the tests for what jsdom lacks is put on the page's own elements alone.
  for (const each of inner.querySelectorAll('*')) {
    each.checkVisibility = (options) => Element.prototype.checkVisibility.call(each, options)
  }
  return inner
}

describe('parts of a page with trees of their own', () => {
  test('show the words in a slot that nothing is put into', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<p><slot style="display: contents">Add a code</slot></p>'
    const slot = root.querySelector('slot')
    const isSeen = () => slot !== null && liveView(document).isVisible(slot)
    expect(isSeen()).toBe(true)
    root.querySelector('p')?.style.setProperty('display', 'none')
    expect(isSeen()).toBe(false)
    root.querySelector('p')?.style.removeProperty('display')
    host.append('Have a voucher?')
    expect(isSeen()).toBe(false)
  })

  test('are open shadow roots and frames of the same origin, also within one another', () => {
    const inner = frame('<div></div>')
    const shadow = inner.querySelector('div')?.attachShadow({ mode: 'open' })
    expect(innerRoots(document)).toEqual([inner, shadow])
  })

  test('are none where a root is closed or a frame belongs to another origin', () => {
    document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
    const other = document.body.appendChild(document.createElement('iframe'))
    Object.defineProperty(other, 'contentDocument', { value: null })
    expect(innerRoots(document)).toEqual([])
  })

  test('are a component’s root that is closed to the page, where the browser opens it to us', () => {
    const closed = document.body
      .appendChild(document.createElement('shop-basket'))
      .attachShadow({ mode: 'closed' })
    expect(innerRoots(document)).toEqual([])
    const openOrClosedShadowRoot = (host: Element) => (host === closed.host ? closed : null)
    vi.stubGlobal('chrome', { dom: { openOrClosedShadowRoot } })
    expect(innerRoots(document)).toEqual([closed])
    vi.unstubAllGlobals()
    Object.defineProperty(closed.host, 'openOrClosedShadowRoot', { value: closed })
    expect(innerRoots(document)).toEqual([closed])
  })

  test('are not asked for in the parts of a drawing', () => {
    document.body.innerHTML = '<svg><defs><font-face></font-face></defs></svg>'
    const openOrClosedShadowRoot = vi.fn()
    vi.stubGlobal('chrome', { dom: { openOrClosedShadowRoot } })
    expect(innerRoots(document)).toEqual([])
    vi.unstubAllGlobals()
    expect(openOrClosedShadowRoot).not.toHaveBeenCalled()
  })

  test('hang on the element that holds them', () => {
    const inner = frame('<p><b>17.00</b></p>')
    expect(innerRoots(document)).toEqual([inner])
    const element = document.querySelector('iframe')
    const price = inner.querySelector('b')
    expect(parentOf(inner.documentElement)).toBe(element)
    expect(price && holds(document.body, price)).toBe(true)
    expect(price && holds(document.head, price)).toBe(false)
  })

  test('are looked through with the page around them', () => {
    document.body.innerHTML = '<b>1</b>'
    frame('<b>2</b>')
    const found = allOf(liveView(document), 'b').map((each) => each.textContent)
    expect(found).toEqual(['1', '2'])
  })

  test('show nothing where the frame itself is hidden', () => {
    const inner = frame('<b>17.00</b>')
    document.querySelector('iframe')?.setAttribute('style', 'display: none')
    const price = inner.querySelector('b')
    expect(price && liveView(document).isVisible(price)).toBe(false)
  })
})

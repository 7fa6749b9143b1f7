// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { foreignFrame } from './foreign-frame.ts'

/** jsdom lays nothing out: a frame is as large as its attributes say. */
beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    return new DOMRect(0, 0, Number(this.width), Number(this.height))
  })
})

const find = (html: string) => {
  document.body.innerHTML = html
  return foreignFrame(document)
}
const large = 'width="600" height="800"'

describe('foreignFrame', () => {
  it.each([
    ['by its path', `<iframe ${large} src="https://pay.example/cart/1"></iframe>`],
    ['by its host', `<iframe ${large} src="https://checkout.example/x"></iframe>`],
    ['by its title', `<iframe ${large} title="Warenkorb" src="https://pay.example/x"></iframe>`],
    ['in Polish', `<iframe ${large} title="Zamówienie" src="https://pay.example/x"></iframe>`],
    ['in French', `<iframe ${large} name="panier" src="https://pay.example/x"></iframe>`],
  ])('finds a large frame that calls itself a basket %s', (_, html) => {
    expect(find(html)).toMatch(/^https:\/\/\w+\.example$/)
  })

  it.each([
    ['of the page’s own origin', `<iframe ${large} src="/cart"></iframe>`],
    ['without an address', `<iframe ${large} title="Cart" srcdoc="<p>Cart</p>"></iframe>`],
    ['too small', '<iframe width="300" height="60" src="https://pay.example/cart"></iframe>'],
    ['of something else', `<iframe ${large} src="https://film.example/watch"></iframe>`],
    ['with a word within a word', `<iframe ${large} src="https://a.example/descartes"></iframe>`],
    [
      'hidden',
      `<iframe ${large} hidden style="display:none" src="https://a.example/cart"></iframe>`,
    ],
  ])('leaves alone a frame %s', (_, html) => {
    expect(find(html)).toBeNull()
  })

  it('takes the largest', () => {
    expect(
      find(`<iframe width="300" height="300" src="https://one.example/cart"></iframe>
        <iframe ${large} src="https://two.example/cart"></iframe>`),
    ).toBe('https://two.example')
  })
})

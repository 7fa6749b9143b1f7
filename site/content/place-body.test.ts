import { expect, test } from 'vitest'
import { placeBody } from './place-body.ts'

test('links to our pages stay in the locale of the page', () => {
  expect(placeBody('<p><a href="/points/">Points</a></p>', 'de-gb', '')).toBe(
    '<p><a href="/de-gb/points/">Points</a></p>',
  )
  expect(placeBody('<a class="a" href="/blog/a/#b">', 'en-de', '')).toBe(
    '<a class="a" href="/en-de/blog/a/#b">',
  )
})

test.each(['https://a.example/', '//a.example/', 'mailto:a@b.example'])(
  'a link that leads elsewhere stays as it is: %s',
  (address) => {
    const html = `<a href="${address}">`
    expect(placeBody(html, 'en-gb', '')).toBe(html)
  },
)

test('a heading is named after its words, and never as a part of the page is', () => {
  expect(placeBody('<h2 id="menu">Menu</h2><a href="#menu">', 'en-gb', '')).toBe(
    '<h2 id="text-menu">Menu</h2><a href="#text-menu">',
  )
})

test('a number and its sign stay on one line', () => {
  expect(placeBody('<p>10 % ab 60 €</p>', 'de-de', '')).toBe('<p>10\u00a0% ab 60\u00a0€</p>')
})

test('a table can be scrolled by itself', () => {
  expect(placeBody('<table><tbody></tbody></table>', 'en-gb', 'Table')).toBe(
    '<section class="table" aria-label="Table" tabindex="0"><table><tbody></tbody></table></section>',
  )
})

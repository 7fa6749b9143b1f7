// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { refreshOf } from './page-refresh.ts'

const on = (head: string) =>
  refreshOf(
    new DOMParser().parseFromString(`<html><head>${head}</head><body></body></html>`, 'text/html'),
    'https://shop.example/basket/code?task=7',
  )

it.each([
  ['10', 'https://shop.example/basket/code?task=7', 10],
  ['0; url=/basket', 'https://shop.example/basket', 0],
  ["2;URL='../basket'", 'https://shop.example/basket', 2],
  ['1.5, /basket', 'https://shop.example/basket', 1],
])('reads where a page goes on to, and when: %s', (content, url, seconds) => {
  expect(on(`<meta http-equiv="Refresh" content="${content}">`)).toEqual({ url, seconds })
})

it.each([
  ['says nothing', ''],
  [
    'says it to browsers without scripts',
    '<noscript><meta http-equiv="refresh" content="0;url=/nojs"></noscript>',
  ],
  ['leads to another shop', '<meta http-equiv="refresh" content="0;url=https://other.example/">'],
  ['writes what no browser reads', '<meta http-equiv="refresh" content="soon">'],
])('goes on to nothing where a page %s', (_, head) => {
  expect(on(head)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Plain words', 'Plain words'],
  ['<p>Get <b>10%</b> off</p>', 'Get 10% off'],
  ['First line<br/>second line', 'First line second line'],
  ['Tea &amp; biscuits &pound;5 &#8364;6', 'Tea & biscuits £5 €6'],
  ['&lt;b&gt;Twice&lt;/b&gt; escaped', 'Twice escaped'],
  ['Over <3 hours & under > 2', 'Over <3 hours & under > 2'],
  ['<script>alert(1)</script>Words<style>p{}</style>', 'Words'],
  ['<a href="https://a.example">Shop</a> now<!-- hidden -->', 'Shop now'],
  ['  spaces \u00a0 and\nlines ', 'spaces and lines'],
])('of “%s” is “%s”', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

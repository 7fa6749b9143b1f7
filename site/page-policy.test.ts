import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, withPolicy } from './page-policy.ts'

const api = 'https://api.example'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string) =>
  pagePolicy(html, api)
    .split(';')
    .find((each) => each.startsWith(name))

test('the scripts and styles that stand in a page are named by their hashes, each once', () => {
  const html = `<script>one()</script><style>a{}</style><script type="module">two()</script>
    <script>one()</script>`
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`)
  expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`)
})

test('scripts with an address and data are not run from the page, so they need no hash', () => {
  const html = `<script type="module" src="/a.js"></script>
    <script type="application/ld+json">{"@type":"Offer"}</script>`
  expect(directive(html, 'script-src')).toBe("script-src 'self'")
})

test('a page may ask our API and nobody else', () => {
  expect(directive('', 'connect-src')).toBe("connect-src 'self' https://api.example")
  expect(directive('', 'default-src')).toBe("default-src 'self'")
  expect(pagePolicy('<style>a{}</style>', api)).not.toContain('unsafe')
})

test('the policy stands before what it is about', () => {
  const html = '<html><head><meta charset="utf-8"><script>one()</script>'
  expect(withPolicy(html, api)).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="[^"]+"><script>one/,
  )
})

test('a page that can’t be given a policy stops the build', () => {
  expect(() => withPolicy('<p>Hello</p>', api)).toThrow('charset')
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withPolicy } from './page-policy.ts'

const api = 'https://api.example'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const start = '<html><head><meta charset="utf-8">'
const built = (html: string) => withPolicy(Buffer.from(start + html), api).toString()
const policy = (html: string) => /content="([^"]+)"/.exec(built(html))?.[1] ?? ''
const directive = (html: string, name: string) =>
  policy(html)
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
  expect(policy('<style>a{}</style>')).not.toContain('unsafe')
})

test('what a browser hashes are the bytes of a script, whatever they say', () => {
  expect(directive('<script>say("“Käse” – 5 €")</script>', 'script-src')).toBe(
    `script-src 'self' ${hash('say("“Käse” – 5 €")')}`,
  )
})

test('the policy stands before what it is about, and the page stays as it is', () => {
  const html = '<script>one()</script><p>Käse</p>'
  const [before, after] = built(html).split(/<meta http-equiv="content-security-policy"[^>]*>/)
  expect([before, after]).toEqual([start, html])
})

test('a page that can’t be given a policy stops the build', () => {
  expect(() => withPolicy(Buffer.from('<p>Hello</p>'), api)).toThrow('charset')
})

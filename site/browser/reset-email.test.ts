// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fillResetEmail } from './reset-email.ts'

function pageAt(path: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML =
    '<input name="email"><a hreflang="de" href="/de-gb/pw/reset/"></a><a href="/en-gb/"></a>'
  // Who comes back to the page enters it again.
  fillResetEmail(document)
  fillResetEmail(document)
  return {
    email: document.querySelector('input')?.value,
    links: [...document.querySelectorAll('a')].map(({ pathname }) => pathname),
  }
}

test.each([
  [
    '/en-gb/pw/reset/Z3VsbEBhLmV4YW1wbGU=/',
    'gull@a.example',
    '/de-gb/pw/reset/Z3VsbEBhLmV4YW1wbGU=/',
  ],
  [
    '/en-gb/pw/reset/Z3VsbEBhLmV4YW1wbGU%3D',
    'gull@a.example',
    '/de-gb/pw/reset/Z3VsbEBhLmV4YW1wbGU%3D/',
  ],
  ['/en-gb/pw/reset/%E0%A4%A/', '', '/de-gb/pw/reset/%E0%A4%A/'],
  ['/en-gb/pw/reset/', '', '/de-gb/pw/reset/'],
])('%s fills in “%s”, and its other language keeps it', (path, email, other) => {
  expect(pageAt(path)).toEqual({ email, links: [other, '/en-gb/'] })
})

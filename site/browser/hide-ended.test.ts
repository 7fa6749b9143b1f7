// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { hideEnded } from './hide-ended.ts'

test('offers that have ended since the build go, others and those without an end stay', () => {
  document.body.innerHTML = `<p id="ended" data-ends="2026-11-20T12:00:00Z"></p>
    <p id="live" data-ends="2026-11-20T12:00:01Z"></p><p id="endless"></p>`
  hideEnded(new Date('2026-11-20T12:00:00Z'))
  expect([...document.querySelectorAll('p')].map((offer) => offer.hidden)).toEqual([
    true,
    false,
    false,
  ])
})

import { expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { runCodes } from './run-codes.ts'

vi.setConfig({ testTimeout: 30_000 })

const standing = { total: '£35.00', said: 'Discount applied' }

it.each([
  ['tries nothing where the page tells of a code that it doesn’t name', standing, 'unnamed-code'],
  [
    'tries codes where the page tells of a discount that comes by itself',
    { total: '£35.00', said: 'Discount applied automatically' },
    null,
  ],
  [
    'tries codes where the page tells how many may be used',
    { total: '£35.00', said: 'One discount code can be applied to each order here' },
    null,
  ],
])('%s', async (_, { total, said }, cause) => {
  const { window } = openPage(`<html lang="en"><body>
    <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <p><input placeholder="Discount code"><button type="button">Apply</button></p>
    <p role="status">${said}</p>
    <p>Summer treat <b>−£5.00</b></p>
    <p>Total <b>${total}</b></p>
    <script>
      document.querySelector('button').addEventListener('click', () => {
        document.querySelector('[role=status]').textContent = 'This code is not valid.'
        document.querySelector('b').textContent = '${total}'
      })
    </script></body></html>`)
  const result = await runCodes({
    document: window.document,
    codes: ['FIVE', 'WRONG'],
    currencyHint: 'GBP',
    budget: { tries: 20, perCodeMs: 6000, totalMs: 60_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.reject(new Error('nothing is sent')),
    resume: null,
    report: () => Promise.resolve(),
  })
  expect(result).toMatchObject({ progress: { cause } })
})

import { expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { runCodes } from './run-codes.ts'

vi.setConfig({ testTimeout: 30_000 })

it('finds the best code at a shop without a button that judges each letter at once', async () => {
  const { window } = openPage(`<html lang="en"><body>
    <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <p><input placeholder="Discount code"><small role="status"></small></p>
    <p>Total <b>£45.00</b></p>
    <script>
      const off = { FIVE: 200, THIRTY: 1200 }
      document.querySelector('input').addEventListener('input', ({ target }) => {
        const minor = 4500 - (off[target.value] ?? 0)
        document.querySelector('small').textContent =
          target.value === '' ? '' : target.value in off ? 'Applied.' : 'This code is not valid.'
        document.querySelector('b').textContent = '£' + (minor / 100).toFixed(2)
      })
    </script></body></html>`)
  const result = await runCodes({
    document: window.document,
    codes: ['FIVE', 'WRONG', 'THIRTY', 'FALSE'],
    currencyHint: 'GBP',
    budget: { tries: 20, perCodeMs: 6000, totalMs: 60_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.reject(new Error('nothing is sent')),
    resume: null,
    report: () => Promise.resolve(),
  })
  expect(result).toMatchObject({ progress: { phase: 'done', saving: 1200, kept: ['THIRTY'] } })
  expect(window.document.querySelector('b')?.textContent).toBe('£33.00')
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshOffers } from './refresh-offers.ts'
import { showOffers } from './show-offers.ts'

vi.mock('./show-offers.ts', () => ({ showOffers: vi.fn() }))

const apiAnswers = (answer: Response | Error) => {
  const fetch = vi.fn(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  vi.mocked(showOffers).mockClear()
  document.body.innerHTML =
    '<div data-offers="https://api.test/v1/deals/en-gb/7" data-etag="&quot;old&quot;"></div>'
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the answer that the page was built from changes nothing', async () => {
  const fetch = apiAnswers(Response.json({}, { headers: { ETag: '"old"' } }))
  await refreshOffers(document)
  expect(fetch).toHaveBeenCalledWith('https://api.test/v1/deals/en-gb/7')
  expect(showOffers).not.toHaveBeenCalled()
})

test('another answer is shown', async () => {
  apiAnswers(Response.json({ new: true }, { headers: { ETag: '"new"' } }))
  await refreshOffers(document)
  expect(showOffers).toHaveBeenCalledWith(document, { new: true }, expect.any(Date))
})

test.each([
  ['can not be reached', new TypeError('offline')],
  ['answers with an error', Response.json({}, { status: 503 })],
])('when the API %s the page stays as it is', async (_, answer) => {
  apiAnswers(answer)
  await refreshOffers(document)
  expect(showOffers).not.toHaveBeenCalled()
})

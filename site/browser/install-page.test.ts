// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { storeLinks } from '#domain/install/stores.ts'
import { startInstallPage } from './install-page.ts'

function pageIn(userAgent: string) {
  const replace = vi.fn<(to: string) => void>()
  const content = new DOMParser().parseFromString(
    '<p data-rejected="" hidden>Phone</p><p data-rejected="unsupportedbrowser" hidden>Other</p>',
    'text/html',
  )
  const navigator = { userAgent, maxTouchPoints: 0 }
  Object.defineProperty(content, 'defaultView', { value: { location: { replace }, navigator } })
  startInstallPage(content)
  const shown = [...content.querySelectorAll('p:not([hidden])')].map((each) => each.textContent)
  return { replace, shown }
}

test('a supported browser is led to its store', () => {
  const { replace, shown } = pageIn('Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/150.0')
  expect(replace.mock.calls[0]?.[0]).toMatch(storeLinks.firefox)
  expect(shown).toEqual([])
})

test.each([
  ['a phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Phone'],
  ['an unsupported browser', 'Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1', 'Other'],
])('%s is told why it is led nowhere', (_, userAgent, said) => {
  const { replace, shown } = pageIn(userAgent)
  expect(replace).not.toHaveBeenCalled()
  expect(shown).toEqual([said])
})

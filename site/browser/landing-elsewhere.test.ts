import { afterEach, expect, test, vi } from 'vitest'
import { leadFromLanding } from './landing-elsewhere.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Where an address leads to, with these pages of offers. */
async function led(address: string, pages: readonly string[]): Promise<string | undefined> {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve({ ok: pages.includes(path) }))
  const replace = vi.fn<(to: string) => void>()
  const { pathname, search } = new URL(address, 'https://pouch.example')
  void leadFromLanding({ location: { pathname, search, replace } } as unknown as Window)
  await vi.waitFor(() => {
    expect(replace).toHaveBeenCalledOnce()
  })
  return replace.mock.calls[0]?.[0]
}

test.each([
  ['/de-gb/landing/tern/?utm_source=a', '/de-gb/deals/tern/?utm_source=a'],
  ['/de-gb/landing/tern/de', '/de-de/deals/tern/'],
  ['/de-gb/landing/nobody/?utm_source=a', '/de-gb/?utm_source=a'],
  ['/de-gb/landing/', '/de-gb/'],
])('%s leads to %s', async (address, to) => {
  expect(await led(address, ['/de-gb/deals/tern/', '/de-de/deals/tern/'])).toBe(to)
})

test('who can’t be asked leads home', async () => {
  const address = '/en-gb/landing/tern/'
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const replace = vi.fn()
  const location = { pathname: address, search: '', replace }
  void leadFromLanding({ location } as unknown as Window)
  await vi.waitFor(() => {
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en-gb/')
  })
})

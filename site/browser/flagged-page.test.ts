import { beforeEach, expect, it, vi } from 'vitest'
import { leadByFlag } from './flagged-page.ts'

const replace = vi.fn()
const visit = (search: string) => {
  const page = {
    querySelector: () => ({ dataset: { flag: 'installed', flagTo: '/en-gb/onboarding/' } }),
    defaultView: { location: { search, replace } },
  }
  return leadByFlag(page as unknown as Document) !== undefined
}

beforeEach(() => {
  replace.mockClear()
})

it.each([
  ['?installed', ''],
  ['?installed=1&utm_source=x', '?utm_source=x'],
])('%s leads on with the rest of the query', (search, rest) => {
  expect(visit(search)).toBe(true)
  expect(replace).toHaveBeenCalledExactlyOnceWith(`/en-gb/onboarding/${rest}`)
})

it('shows the page without the flag', () => {
  expect(visit('?utm_source=installed')).toBe(false)
  expect(replace).not.toHaveBeenCalled()
})

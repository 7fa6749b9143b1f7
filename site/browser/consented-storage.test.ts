// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#domain/consent/storage.ts'
import { keepText, keptText } from './consented-storage.ts'

const key = storageKeys.dealSearch
const choose = (category: string) => {
  localStorage.setItem(storageKeys.cookieCategory.name, category)
}

beforeEach(() => {
  localStorage.clear()
})

test('a text is kept once its category is allowed', () => {
  keepText(key, '?term=tea')
  expect(localStorage.getItem(key.name)).toBeNull()
  choose('functional')
  keepText(key, '?term=tea')
  expect(keptText(key)).toBe('?term=tea')
})

test('what is kept counts no more when consent is taken back, and goes with the next one', () => {
  choose('targeting')
  keepText(key, '?term=tea')
  choose('necessary')
  expect(keptText(key)).toBeNull()
  keepText(key, '?term=pot')
  expect(localStorage.getItem(key.name)).toBeNull()
})

test('a browser without storage keeps nothing, and nothing fails', () => {
  const gone = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError')
  })
  keepText(key, '?term=tea')
  expect(keptText(key)).toBeNull()
  gone.mockRestore()
})

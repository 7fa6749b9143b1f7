// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchIndex } from './search-index.ts'
import { startSearchBox } from './search-box.ts'

const index: SearchIndex = {
  retailers: [
    ['Tern & Tide', 'tern-and-tide'],
    ['Ternary Works', 'ternary-works'],
  ],
  retailerPath: '/en-gb/deals/',
  categories: [],
}
const text = {
  found: { one: '{count} match', other: '{count} matches' },
  none: 'No match',
  tooShort: 'Too short',
  failed: 'Failed',
  category: 'Category',
}
const fetchIndex = vi.fn(() => Promise.resolve(Response.json(index)))

const input = () => document.querySelector('input') ?? document.createElement('input')
const status = () => document.querySelector('[role=status]')?.textContent
const options = () => [...document.querySelectorAll('[role=option]')]

async function type(value: string, wait = 300): Promise<void> {
  input().value = value
  input().dispatchEvent(new Event('input'))
  await vi.advanceTimersByTimeAsync(wait)
}

const press = (key: string) => input().dispatchEvent(new KeyboardEvent('keydown', { key }))

function start(typedBefore = '', address = '/search.json'): void {
  document.body.innerHTML = `<form data-search="${address}" data-tag="en-GB">
    <input value="${typedBefore}"><div class="panel" hidden><ul></ul><p role="status"></p></div></form>`
  const form = document.querySelector('form') ?? document.createElement('form')
  form.dataset.text = JSON.stringify(text)
  startSearchBox(form)
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  fetchIndex.mockClear()
  vi.stubGlobal('fetch', fetchIndex)
  start()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a query is looked up after 300 ms of quiet', async () => {
  await type('ter', 299)
  expect(options()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(options()).toHaveLength(2)
  expect(status()).toBe('2 matches')
  expect(input().getAttribute('aria-expanded')).toBe('true')
})

test('what was typed before the code arrived is looked up', async () => {
  start('ternary')
  await vi.advanceTimersByTimeAsync(300)
  expect(options().map((option) => option.textContent)).toContain('Ternary Works')
})

test('arrows go round the list and the chosen one is named to screen readers', async () => {
  await type('ter')
  press('ArrowUp')
  expect(options()[1]?.getAttribute('aria-selected')).toBe('true')
  expect(input().getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
  press('ArrowDown')
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true')
})

test('what is chosen stays chosen while a longer query is looked up, if it still fits', async () => {
  const selected = () => document.querySelector('[aria-selected=true]')?.textContent
  await type('ter')
  press('ArrowDown')
  const chosen = selected()
  expect(chosen).toBeDefined()
  await type(chosen ?? '')
  expect(selected()).toBe(chosen)
  await type(chosen === 'Ternary Works' ? 'Tern & Tide' : 'Ternary Works')
  expect(selected()).toBeUndefined()
})

test('an option is the link itself, and holds nothing else that could be pressed', async () => {
  await type('tern')
  expect(options().map((option) => option.getAttribute('href'))).toContain(
    '/en-gb/deals/tern-and-tide/',
  )
  expect(document.querySelectorAll('[role=option] a')).toHaveLength(0)
})

test('an empty query closes the list', async () => {
  await type('ter')
  await type('')
  expect(input().getAttribute('aria-expanded')).toBe('false')
})

test('an index that could not be loaded is asked for again with the next query', async () => {
  fetchIndex.mockImplementation(() => Promise.reject(new TypeError('offline')))
  start('', '/other/search.json')
  await type('ter')
  expect(status()).toBe('Failed')
  fetchIndex.mockImplementation(() => Promise.resolve(Response.json(index)))
  await type('tern')
  expect(options().length).toBeGreaterThan(0)
})

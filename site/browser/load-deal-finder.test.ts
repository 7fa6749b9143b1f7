// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#domain/consent/storage.ts'
import { loadDealFinder } from './load-deal-finder.ts'

const form = () => document.querySelector('form') ?? document.createElement('form')

/** A finder that comes when the test says so, and counts what is submitted to it. */
function open(query = '') {
  document.body.innerHTML = '<form data-finder="/v1/out"><input name="term" required /></form>'
  vi.spyOn(document, 'defaultView', 'get').mockReturnValue({
    location: { search: query },
  } as unknown as ReturnType<() => Window & typeof globalThis>)
  const arrival = Promise.withResolvers<undefined>()
  const submitted = vi.fn((event: Event) => {
    event.preventDefault()
  })
  const start = vi.fn(async () => {
    await arrival.promise
    form().addEventListener('submit', submitted)
  })
  loadDealFinder(document, start)
  return { arrival, submitted, start }
}

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('nothing is loaded before the form is touched', () => {
  const { start } = open()
  expect(start).not.toHaveBeenCalled()
  form().querySelector('input')?.focus()
  form().querySelector('input')?.blur()
  form().querySelector('input')?.focus()
  expect(start).toHaveBeenCalledOnce()
})

test('a search in the address is filled in at once', () => {
  expect(open('?term=kettle').start).toHaveBeenCalledOnce()
})

test('an address that says only who sent the visitor loads nothing', () => {
  expect(open('?utm_source=letter').start).not.toHaveBeenCalled()
})

test('the last search is filled in at once, where the visitor allowed it to be kept', () => {
  localStorage.setItem(storageKeys.dealSearch.name, '?term=kettle')
  expect(open().start).not.toHaveBeenCalled()
  localStorage.setItem(storageKeys.cookieCategory.name, 'functional')
  expect(open().start).toHaveBeenCalledOnce()
})

test('a press that comes before the finder reaches it once, when it is there', async () => {
  const { arrival, submitted } = open()
  form().requestSubmit()
  expect(submitted).not.toHaveBeenCalled()
  arrival.resolve(undefined)
  await vi.waitFor(() => {
    expect(submitted).toHaveBeenCalledOnce()
  })
  form().requestSubmit()
  expect(submitted).toHaveBeenCalledTimes(2)
})

test('where the finder can’t be had, a press brings the page with what was typed', async () => {
  const { arrival } = open()
  const submit = vi.spyOn(form(), 'submit').mockImplementation(() => undefined)
  form().requestSubmit()
  arrival.reject(new Error('offline'))
  await vi.waitFor(() => {
    expect(submit).toHaveBeenCalledOnce()
  })
})

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { showAskedSearch } from './asked-search.ts'

function boxAt(search: string, typed = ''): HTMLInputElement {
  history.replaceState(null, '', `/en-gb/retailers/${search}`)
  document.body.innerHTML = '<form data-search><input name="q"></form>'
  const input = document.querySelector('input') ?? document.createElement('input')
  input.value = typed
  showAskedSearch(document)
  return input
}

test('what the address asks for stands in the search box, which has the focus', () => {
  const box = boxAt('?utm_source=x&q=h%26m+shoes')
  expect(box.value).toBe('h&m shoes')
  expect(document.activeElement).toBe(box)
})

test.each(['', '?q=', '?query=shoes'])('an address with “%s” asks for nothing', (search) => {
  const box = boxAt(search)
  expect(box.value).toBe('')
  expect(document.activeElement).not.toBe(box)
})

test('what somebody has typed stays', () => {
  expect(boxAt('?q=shoes', 'hats').value).toBe('hats')
})

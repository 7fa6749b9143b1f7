// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { followLeaving } from './leaving.ts'

const left = vi.fn()
// What a press leads to is not gone to here.
window.addEventListener('click', (event) => {
  event.preventDefault()
})
window.addEventListener('submit', (event) => {
  event.preventDefault()
})
followLeaving(document, left)

beforeEach(() => {
  left.mockClear()
})

function press(html: string, options: MouseEventInit = {}): void {
  document.body.innerHTML = html
  document.body.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  )
}

test.each(['<a href="/en-gb/deals/">', '<a href="/en-gb/deals/#codes">', '<a href="?q=tea">'])(
  'a press on %s leaves the page',
  (link) => {
    press(link)
    expect(left).toHaveBeenCalledOnce()
  },
)

test.each([
  '<a href="#content">',
  '<a href="https://shop.example/">',
  '<a href="/feed.xml" download>',
  '<a href="/en-gb/deals/" target="_blank">',
  '<a>',
  '<button>',
])('a press on %s does not', (link) => {
  press(link)
  expect(left).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press that opens another tab does not: %j',
  (options) => {
    press('<a href="/en-gb/deals/">', options)
    expect(left).not.toHaveBeenCalled()
  },
)

test('a press that a script took for itself does not', () => {
  document.body.innerHTML = '<p><a href="/en-gb/deals/">Deals</a></p>'
  document.body.firstElementChild?.addEventListener('click', (event) => {
    event.preventDefault()
  })
  document.querySelector('a')?.click()
  expect(left).not.toHaveBeenCalled()
})

test('a form that is sent leaves the page, one of a dialog does not', () => {
  document.body.innerHTML = '<form></form>'
  const form = document.querySelector('form')
  form?.requestSubmit()
  expect(left).toHaveBeenCalledOnce()
  form?.setAttribute('method', 'dialog')
  form?.requestSubmit()
  expect(left).toHaveBeenCalledOnce()
})

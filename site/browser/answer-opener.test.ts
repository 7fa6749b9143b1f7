// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { answerOpener } from './answer-opener.ts'
import { ledAway } from './page-steps.ts'

function pageOpenedBy(opener: unknown) {
  const replace = vi.fn<(to: string) => void>()
  const content = new DOMParser().parseFromString(
    '<a data-go-on href="https://pouch.example/en-gb/login/">Log in</a>',
    'text/html',
  )
  const location = {
    href: 'https://pouch.example/x?code=1',
    origin: 'https://pouch.example',
    replace,
  }
  Object.defineProperty(content, 'defaultView', { value: { opener, location } })
  return { content, replace }
}

test('the window that opened it is given the full address, if it is of our origin', () => {
  const postMessage = vi.fn()
  const { content, replace } = pageOpenedBy({
    postMessage,
    location: { origin: 'https://pouch.example' },
  })
  expect(answerOpener(content)).toBeUndefined()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    'https://pouch.example/x?code=1',
    'https://pouch.example',
  )
  expect(replace).not.toHaveBeenCalled()
})

test('opened by nobody it leads to the sign-in page', () => {
  const { content, replace } = pageOpenedBy(null)
  expect(answerOpener(content)).toBe(ledAway)
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://pouch.example/en-gb/login/')
})

test.each([
  ['on a page of another site', { origin: 'https://evil.example' }],
  [
    'that the browser keeps closed',
    {
      get origin(): string {
        throw new DOMException('Blocked a frame', 'SecurityError')
      },
    },
  ],
])('a window %s is given nothing, and the page leads to the sign-in', (_, location) => {
  const postMessage = vi.fn()
  const { content, replace } = pageOpenedBy({ postMessage, location })
  expect(answerOpener(content)).toBe(ledAway)
  expect(postMessage).not.toHaveBeenCalled()
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://pouch.example/en-gb/login/')
})

import { expect, it, vi } from 'vitest'
import { leadFromFileName } from './file-name.ts'

function visit(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://pouch.example')
  const replace = vi.fn<(to: string) => void>()
  const view = { location: { pathname, search, hash, replace } }
  const led = leadFromFileName(view as unknown as Window) !== undefined
  return { led, to: replace.mock.lastCall?.[0] }
}

it('a page that was opened by the name of its file leads to its address, query and hash with it', () => {
  expect(visit('/en-gb/index.html?notice=article-not-found&a=b#sign-up')).toEqual({
    led: true,
    to: '/en-gb/?notice=article-not-found&a=b#sign-up',
  })
})

it('a page that was opened by its address shows', () => {
  expect(visit('/en-gb/?a=index.html')).toEqual({ led: false, to: undefined })
})

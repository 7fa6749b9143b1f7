// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { storeLinks } from '#domain/install/stores.ts'
import { sendUserAction } from './analytics.ts'
import { startStoreLinks } from './store-links.ts'

vi.mock(import('./analytics.ts'), () => ({ sendUserAction: vi.fn() }))

function linksOf(search: string) {
  document.body.innerHTML = '<a data-store="firefox"></a><a data-store="edge"></a>'
  history.replaceState(null, '', `/en-gb/unsupported-browser/${search}`)
  startStoreLinks(document)
  return [...document.querySelectorAll('a')]
}

test('a store’s own link tells the store what the page was told', () => {
  const [firefox, edge] = linksOf('?utm_source=blog&chid=c1')
  expect(firefox?.href).toBe(`${storeLinks.firefox}?utm_source=blog&chid=c1`)
  expect(edge?.href).toBe(`${storeLinks.edge}?utm_source=blog&chid=c1`)
})

test('it carries a chid also where nothing is known', () => {
  expect(linksOf('')[0]?.href).toBe(`${storeLinks.firefox}?chid=`)
})

test('a press on it is told to the page and to analytics, and is followed as it is', () => {
  const told = vi.fn()
  window.addEventListener('installClicked', told, { once: true })
  const [link] = linksOf('')
  const followed = vi.fn((event: Event) => !event.defaultPrevented)
  document.addEventListener('click', followed, { once: true })
  window.addEventListener('click', (event) => {
    event.preventDefault()
  })
  link?.click()
  expect(told).toHaveBeenCalledOnce()
  expect(sendUserAction).toHaveBeenCalledExactlyOnceWith(window, 'addToBrowserClicked')
  expect(followed).toHaveReturnedWith(true)
})

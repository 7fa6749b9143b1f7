// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { storeLinks } from '#domain/install/stores.ts'
import { startInstallPage } from './install-page.ts'
import { ledAway } from './page-steps.ts'

const userAgents = {
  firefox: 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/150.0',
  phone: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  safari: 'Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1',
}

function pageIn(browser: keyof typeof userAgents, search = '') {
  const replace = vi.fn<(to: string) => void>()
  const content = new DOMParser().parseFromString(
    `<h1>Get it</h1><p class="lead">Choose a store</p>
    <p data-rejected="" data-heading="Not here" data-lead="No phones" hidden>Phone</p>
    <p data-rejected="unsupportedbrowser" data-heading="Not yet" data-lead="Use another" hidden>
      Browser</p>
    <ul data-stores><li>Stores</ul>`,
    'text/html',
  )
  const navigator = { userAgent: userAgents[browser], maxTouchPoints: 0 }
  const view = { location: { replace, search }, navigator }
  Object.defineProperty(content, 'defaultView', { value: view })
  const entry = startInstallPage(content)
  const shown = [...content.body.children].filter((each) => !each.hasAttribute('hidden'))
  return { replace, entry, words: shown.map(({ textContent }) => textContent.trim()) }
}

test('a supported browser is led to its store', () => {
  const { replace, words, entry } = pageIn('firefox')
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${storeLinks.firefox}?chid=`)
  expect(words).toEqual(['Get it', 'Choose a store', 'Stores'])
  expect(entry, 'the page waits until it is left').toBe(ledAway)
})

test('the store is told what the page was told', () => {
  const { replace } = pageIn('firefox', '?utm_source=blog&chid=c1&utm_medium=a%26b')
  expect(replace).toHaveBeenCalledExactlyOnceWith(
    `${storeLinks.firefox}?utm_source=blog&utm_medium=a%26b&chid=c1`,
  )
})

test('a phone is told why it is led nowhere, and shown no store', () => {
  const { replace, words, entry } = pageIn('phone')
  expect(replace).not.toHaveBeenCalled()
  expect(words).toEqual(['Not here', 'No phones', 'Phone'])
  expect(entry, 'the page shows').toBeUndefined()
})

test('an unsupported browser is told which ones are not', () => {
  const { replace, words } = pageIn('safari')
  expect(replace).not.toHaveBeenCalled()
  expect(words).toEqual(['Not yet', 'Use another', 'Browser', 'Stores'])
})

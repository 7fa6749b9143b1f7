// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import type { Campaigns } from '#domain/influencers/campaign.ts'
import { storeLinks } from '#domain/install/stores.ts'
import { decideNavigation } from '#domain/routes/decide-navigation.ts'
import { ownDay } from './device.ts'
import { startInfluencerPage } from './influencer-page.ts'
import { ledAway } from './page-steps.ts'

const campaign = {
  utm_source: 'youtube',
  utm_medium: 'inf',
  utm_content: 'afk',
  utm_campaign: 'gull',
  cilp: true,
} as const
const campaigns: Campaigns = { gull: campaign, over: { ...campaign, due: '2020-01-01' } }

const computer = 'Firefox/150.0'

/** A document at an address, and where it was led. */
function pageAt(address: string, html: string, userAgent = computer) {
  const replace = vi.fn<(to: string) => void>()
  const content = new DOMParser().parseFromString(html, 'text/html')
  const { pathname, search } = new URL(address, 'https://pouch.example')
  const navigator = { userAgent, maxTouchPoints: 0 }
  Object.defineProperty(content, 'defaultView', {
    value: { location: { pathname, search, replace }, navigator },
  })
  return { content, replace }
}

const way = `<div data-campaigns='${JSON.stringify(campaigns)}'><a href="/" data-go-on>On</a></div>`

test.each([
  ['/en-gb/i/Gull/', '/en-gb/cilp/gull/'],
  ['/de-de/podcast/gull', '/de-de/cilp/gull/'],
  ['/en-gb/i/over/', '/en-gb/'],
])('%s leads to %s with where the visitor comes from', (address, to) => {
  const { content, replace } = pageAt(address, way)
  expect(startInfluencerPage(content)).toBe(ledAway)
  const query = '?utm_source=youtube&utm_medium=inf&utm_content=afk&utm_campaign=gull'
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${to}${query}`)
  expect(content.querySelector('a')?.getAttribute('href')).toBe(`${to}${query}`)
})

test('an influencer that nobody knows leads home', () => {
  const { content, replace } = pageAt('/en-gb/i/%E0%A4%A/?a=1', way)
  expect(startInfluencerPage(content)).toBe(ledAway)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en-gb/?a=1')
})

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'

describe('an influencer’s and a campaign’s address lead where the rules of all routes say', () => {
  const addresses = [
    '/en-gb/cilp/gull/',
    '/en-gb/cilp/gull?utm_source=x',
    '/en-gb/cilp/Gull?utm_source=x&utm_medium=y',
    '/en-gb/cilp/over/?a=1',
    '/en-gb/cilp/nobody?utm_source=x',
    '/en-gb/i/Gull?utm_source=x&a=1',
    '/de-de/podcast/gull/',
    '/en-gb/i/over',
  ]
  const settings = { dealsAddress: null, accountOrigin: null, stores: storeLinks, campaigns }

  test.each(
    addresses.flatMap((address) => [
      { address, userAgent: phone, device: { browser: 'chrome', system: 'android' } as const },
      { address, userAgent: computer, device: { browser: 'firefox', system: 'other' } as const },
    ]),
  )('$address on $device.system', ({ address, userAgent, device }) => {
    const { content, replace } = pageAt(address, way, userAgent)
    const entry = startInfluencerPage(content)
    const { pathname, searchParams } = new URL(address, 'https://pouch.example')
    const decision = decideNavigation(
      pathname,
      [...searchParams],
      {
        ...{ isSignedIn: false, hasProfile: false, storedLocale: undefined, acceptLanguage: '' },
        ...{ device, today: ownDay(new Date()), isThere: () => true },
        tracking: { parameters: [], chid: '' },
      },
      settings,
    )
    const isLed = decision.kind === 'redirect'
    expect(entry).toBe(isLed ? ledAway : undefined)
    expect(replace.mock.calls).toEqual(isLed ? [[decision.to]] : [])
  })
})

test('a campaign’s page keeps its own links', () => {
  const html = `<div data-campaigns='${JSON.stringify(campaigns)}'><a href="/get">Get it</a></div>`
  const { content } = pageAt('/en-gb/cilp/over/', html)
  expect(startInfluencerPage(content)).toBe(ledAway)
  expect(content.querySelector('a')?.getAttribute('href')).toBe('/get')
})

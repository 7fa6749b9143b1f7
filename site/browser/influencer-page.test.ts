// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Campaigns } from '#domain/influencers/campaign.ts'
import { leaveOverCampaign, startInfluencerPage } from './influencer-page.ts'
import { ledAway } from './page-steps.ts'

const campaign = {
  utm_source: 'youtube',
  utm_medium: 'inf',
  utm_content: 'afk',
  utm_campaign: 'gull',
  cilp: true,
} as const
const campaigns: Campaigns = { gull: campaign, over: { ...campaign, due: '2020-01-01' } }

/** A document at an address, and where it was led. */
function pageAt(address: string, html: string) {
  const replace = vi.fn<(to: string) => void>()
  const content = new DOMParser().parseFromString(html, 'text/html')
  const { pathname, search } = new URL(address, 'https://pouch.example')
  const navigator = { userAgent: 'Firefox/150.0', maxTouchPoints: 0 }
  Object.defineProperty(content, 'defaultView', {
    value: { location: { pathname, search, replace }, navigator },
  })
  return { content, replace }
}

const way = `<div data-campaigns='${JSON.stringify(campaigns)}'><a href="/">On</a></div>`

test.each([
  ['/en-gb/i/Gull/', '/en-gb/cilp/gull/'],
  ['/en-gb/cilp/GULL/', '/en-gb/cilp/gull/'],
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

test.each([
  ['gull', []],
  ['over', [['/en-gb/?a=1']]],
])('the page of the campaign %s leads away once it is over', (name, calls) => {
  const kept = JSON.stringify({ [name]: campaigns[name] })
  const html = `<div data-campaign='${kept}' data-influencer="${name}" data-home="/en-gb/"></div>`
  const { content, replace } = pageAt(`/en-gb/cilp/${name}/?a=1`, html)
  expect(leaveOverCampaign(content)).toBe(calls.length > 0 ? ledAway : undefined)
  expect(replace.mock.calls).toEqual(calls)
})

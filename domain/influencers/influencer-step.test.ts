import { describe, expect, it } from 'vitest'
import type { Campaign } from './campaign.ts'
import { influencerStep, type InfluencerVisit } from './influencer-step.ts'

const podcast: Campaign = {
  utm_source: 'podcast',
  utm_medium: 'inf',
  utm_content: 'pouch',
  utm_campaign: 'any-podcast',
  cilp: false,
}
const gull: Campaign = {
  utm_source: 'youtube',
  utm_medium: 'inf',
  utm_content: 'insight',
  utm_campaign: 'gull & friends',
  cilp: true,
  due: '2026-11-30',
}
const campaigns = { podcast, gull }

const visit: InfluencerVisit = {
  influencer: 'gull',
  query: [],
  locale: 'en-gb',
  device: { browser: 'chrome', system: 'other' },
  today: '2026-11-30',
}
const podcastQuery = '?utm_source=podcast&utm_medium=inf&utm_content=pouch&utm_campaign=any-podcast'
const gullQuery =
  '?utm_source=youtube&utm_medium=inf&utm_content=insight&utm_campaign=gull%20%26%20friends'

const of = (change: Partial<InfluencerVisit>) => influencerStep(campaigns, { ...visit, ...change })

describe('an influencer’s link', () => {
  it('is podcast’s where it names nobody, and leads to the home page', () => {
    expect(of({ influencer: undefined })).toBe(`/en-gb/${podcastQuery}`)
  })

  it('leads to the campaign’s own page on a computer', () => {
    expect(of({})).toBe(`/en-gb/cilp/gull/${gullQuery}`)
    expect(of({ locale: 'de-de' })).toBe(`/de-de/cilp/gull/${gullQuery}`)
  })

  it.each(['android', 'ios'] as const)('leads to the home page on %s', (system) => {
    expect(of({ device: { browser: 'chrome', system } })).toBe(`/en-gb/${gullQuery}`)
  })

  it('leads to the home page from the day after the last, and says who sent the visitor', () => {
    expect(of({ today: '2026-12-01' })).toBe(`/en-gb/${gullQuery}`)
  })

  it.each(['Gull', 'GULL'])('is known in capitals: %s', (influencer) => {
    expect(of({ influencer })).toBe(`/en-gb/cilp/gull/${gullQuery}`)
  })

  it.each(['nobody', 'constructor', ''])('credits nobody for the unknown “%s”', (influencer) => {
    expect(of({ influencer })).toBe('/en-gb/')
  })

  it('keeps its own query but for other words on where the visitor comes from', () => {
    const query = [
      ['gclid', 'a&b'],
      ['utm_source', 'x'],
      ['itm_source', 'y'],
    ] as const
    expect(of({ query })).toBe(`/en-gb/cilp/gull/?gclid=a%26b&${gullQuery.slice(1)}`)
  })
})

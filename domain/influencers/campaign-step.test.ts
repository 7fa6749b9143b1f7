import { describe, expect, it } from 'vitest'
import { campaignStep } from './campaign-step.ts'
import type { Campaign } from './campaign.ts'

const podcast: Campaign = {
  utm_source: 'podcast',
  utm_medium: 'inf',
  utm_content: 'pouch',
  utm_campaign: 'any-podcast',
  cilp: false,
}
const gull: Campaign = { ...podcast, utm_campaign: 'gull', cilp: true, due: '2026-11-30' }

const stepOf = (influencer: string | undefined, today = '2026-11-30') =>
  campaignStep(
    { podcast, gull },
    { influencer, query: [['utm_source', 'x & y']], locale: 'en-gb', today },
  )

describe('the address of a campaign’s page', () => {
  it('shows the page, on the last day too', () => {
    expect(stepOf('gull')).toBeUndefined()
  })

  it.each([
    ['from the day after the last', 'gull', '2026-12-01'],
    ['where the campaign has no page', 'podcast', undefined],
    ['where it names nobody', undefined, undefined],
    ['where nobody has the name', 'nobody', undefined],
    ['where the name is no own one', 'constructor', undefined],
  ])('leads to the home page %s, with its query', (_, influencer, today) => {
    expect(stepOf(influencer, today)).toBe('/en-gb/?utm_source=x%20%26%20y')
  })

  it('leads from other letters to the small ones, with its query', () => {
    expect(stepOf('GuLL')).toBe('/en-gb/cilp/gull/?utm_source=x%20%26%20y')
  })
})

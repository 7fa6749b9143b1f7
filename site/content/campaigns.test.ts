import { expect, test } from 'vitest'
import { campaignOf, campaignSources } from '#domain/influencers/campaign.ts'
import { campaigns, influencers } from './campaigns.ts'

test('a link without a name has its campaign', () => {
  expect(campaignOf(campaigns, undefined)?.id).toBe('podcast')
})

test('ids are what a link can spell, in small letters', () => {
  for (const { id } of influencers) expect(id).toMatch(/^[a-z0-9-]+$/)
})

test('there is a campaign of every source, with a page and without one', () => {
  const sources = new Set(influencers.map(({ campaign }) => campaign.utm_source))
  expect([...sources].sort()).toEqual([...campaignSources].sort())
  expect(new Set(influencers.map(({ campaign }) => campaign.cilp)).size).toBe(2)
})

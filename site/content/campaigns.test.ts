import { expect, test } from 'vitest'
import { campaignOf, campaignSources } from '#domain/influencers/campaign.ts'
import { matchPath } from '#domain/routes/match-path.ts'
import { redirectTable } from '#domain/routes/redirect-table.ts'
import { campaigns, influencers } from './campaigns.ts'

const influencerPaths = redirectTable
  .filter(({ rule }) => rule.kind === 'influencer')
  .map(({ path }) => path)

test('a link without a name has its campaign', () => {
  expect(campaignOf(campaigns, undefined)?.id).toBe('podcast')
})

test('ids are what a link can spell, in small letters', () => {
  for (const { id } of influencers) expect(id).toMatch(/^[a-z0-9-]+$/)
})

test.each(influencers)('the link of $id leads to its campaign', ({ id, link }) => {
  const path = link.slice(1)
  const found = influencerPaths.map((each) => matchPath(each, path)).find(Boolean)
  expect(campaignOf(campaigns, found?.influencer)?.id).toBe(id)
})

test('there is a campaign of every source, with a page and without one', () => {
  const sources = new Set(influencers.map(({ campaign }) => campaign.utm_source))
  expect([...sources].sort()).toEqual([...campaignSources].sort())
  expect(new Set(influencers.map(({ campaign }) => campaign.cilp)).size).toBe(2)
})

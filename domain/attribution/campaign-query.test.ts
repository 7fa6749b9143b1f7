import { expect, it } from 'vitest'
import { campaignQuery } from './campaign-query.ts'

it('keeps the names of the specification, in their order', () => {
  const query = [
    ['utm_source', 'blog'],
    ['utm_campaign', 'spring & summer'],
  ] as const
  expect(campaignQuery(query)).toEqual(query)
})

it.each([
  ['q', 'tea'],
  ['utm_', 'x'],
  ['utm_email', 'ada@pouch.example'],
  ['UTM_SOURCE', 'blog'],
  ['gclid', 'g1'],
  ['chid', 'c1'],
  ['utm_source', ''],
])('leaves out %s=%s', (name, value) => {
  expect(campaignQuery([[name, value]])).toEqual([])
})

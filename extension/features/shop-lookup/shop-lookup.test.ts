import { describe, expect, test } from 'vitest'
import type { BundleRetailer } from '#domain/contract/bundles.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
import { aRetailer, memoryStore, published } from '#tests/support/extension-ports.ts'
import { storedVouchers } from '../voucher-refresh/stored-vouchers.ts'
import { findRetailers, shopHost } from './shop-lookup.ts'

async function deviceWith(retailers: readonly BundleRetailer[]) {
  const store = memoryStore()
  const vouchers = storedVouchers(store)
  const { index, bundle } = published(retailers)
  await vouchers.replace(new Date('2026-05-01T00:00:00Z'), index, new Map([['all', bundle]]))
  const find = async (host: string) =>
    (await findRetailers(host, vouchers)).map(({ name, country }) => `${name} ${country}`)
  return { find, vouchers, index, bundle }
}

describe('the shop of a host', () => {
  test('is found at its domain and under it, in every country', async () => {
    const { find } = await deviceWith([
      aRetailer({ name: 'Gull', domain: 'gull.example', country: 'gb' }),
      aRetailer({ name: 'Gull', domain: 'gull.example', country: 'de' }),
    ])
    for (const host of ['gull.example', 'www.gull.example', 'SHOP.Gull.Example']) {
      expect(await find(host)).toEqual(['Gull gb', 'Gull de'])
    }
  })

  test('is not another shop under the same public suffix of two levels', async () => {
    const { find } = await deviceWith([aRetailer({ name: 'Gull', domain: 'gull.co.uk' })])
    expect(await find('heron.co.uk')).toEqual([])
    expect(await find('co.uk')).toEqual([])
    expect(await find('notgull.co.uk')).toEqual([])
  })

  test('is the one with the longest domain where several fit', async () => {
    const { find } = await deviceWith([
      aRetailer({ name: 'Gull', domain: 'gull.example' }),
      aRetailer({ name: 'Gull Outlet', domain: 'outlet.gull.example' }),
    ])
    expect(await find('www.outlet.gull.example')).toEqual(['Gull Outlet gb'])
  })

  test('is told by its domain where two domains share a mark or a hash', async () => {
    const { vouchers, index, find } = await deviceWith([aRetailer({ domain: 'gull.example' })])
    const hash = domainHash('heron.example')
    const colliding = {
      version: 1 as const,
      retailers: { [hash]: [aRetailer({ domain: 'gull.example' })] },
    }
    await vouchers.replace(
      new Date(),
      { ...index, gaps: gapsOf([hash]) },
      new Map([['all', colliding]]),
    )
    expect(await find('heron.example')).toEqual([])
    await vouchers.replace(new Date(), { ...index, gaps: gapsOf([hash]) }, new Map())
    expect(await find('heron.example')).toEqual([])
  })

  test('lies in the bundle that is named by the beginning of its hash', async () => {
    const { vouchers, index, bundle, find } = await deviceWith([
      aRetailer({ name: 'Gull', domain: 'gull.example' }),
    ])
    const digit = domainHash('gull.example').slice(0, 1)
    const other = digit === '0' ? '1' : '0'
    const empty = { version: 1 as const, retailers: {} }
    await vouchers.replace(
      new Date(),
      { ...index, bundles: [other, digit] },
      new Map([
        [digit, bundle],
        [other, empty],
      ]),
    )
    expect(await find('gull.example')).toEqual(['Gull gb'])
  })

  test('is unknown while nothing has been loaded', async () => {
    expect(await findRetailers('gull.example', storedVouchers(memoryStore()))).toEqual([])
  })
})

test.each([
  ['https://www.gull.example/basket?a=b', 'www.gull.example'],
  ['http://gull.example:8080/', 'gull.example'],
  ['chrome://extensions/', undefined],
  ['file:///basket.html', undefined],
  ['about:blank', undefined],
  [undefined, undefined],
])('the host of %s is %s', (address, host) => {
  expect(shopHost(address)).toBe(host)
})

import { expect, test } from 'vitest'
import type { SupportedIndex, VoucherBundle } from '#domain/contract/bundles.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { storedVouchers } from '../voucher-refresh/stored-vouchers.ts'
import { searchStored } from './search-stored.ts'

const inBritain = { translation: 'en', country: 'gb' } as const
const gull = { name: 'Gull', slug: 'gull', country: 'gb' } as const

test('a shop is found whose vouchers were fetched last', async () => {
  const local = memoryStore()
  const index: SupportedIndex = {
    version: 1,
    built: '2026-05-01T00:00:00Z',
    gaps: [],
    bundles: ['all'],
  }
  const retailer = { id: 1, domain: 'gull.example', vouchers: [], ...gull }
  const bundle: VoucherBundle = { version: 1, retailers: { hash: [retailer] } }
  await storedVouchers(local).replace(new Date(0), index, new Map([['all', bundle]]))
  expect(await searchStored(local, 'gul', inBritain)).toEqual([
    { name: 'Gull', path: '/en-gb/deals/gull/' },
  ])
})

test.each([undefined, 'Gull', [{ ...gull, country: 'fr' }], [gull, null]])(
  'none is found where the names were never stored or no longer fit: %j',
  async (names) => {
    const local = memoryStore()
    if (names !== undefined) await local.set({ 'vouchers:names': names })
    expect(await searchStored(local, 'gul', inBritain)).toEqual([])
  },
)

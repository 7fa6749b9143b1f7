import { expect, test, vi } from 'vitest'
import { aRetailer, aVoucher, memoryStore, published } from '#tests/support/extension-ports.ts'
import type { Tabs } from '../ports.ts'
import { storedVouchers } from '../voucher-refresh/stored-vouchers.ts'
import { tabIcon } from './tab-icon.ts'

const now = () => new Date('2026-05-02T10:00:00Z')
const ended = aVoucher({ end_date: '2026-05-01T00:00:00Z' })

/** The tabs whose button was marked when a page of the address was shown. */
async function markedAt(...addresses: (string | undefined)[]): Promise<number[]> {
  const vouchers = storedVouchers(memoryStore())
  const { index, bundle } = published([
    aRetailer({ domain: 'shop.example', vouchers: [ended, aVoucher()] }),
    aRetailer({ domain: 'over.example', vouchers: [ended] }),
  ])
  await vouchers.replace(now(), index, new Map([['all', bundle]]))
  const addressOf = vi.fn<Tabs['addressOf']>()
  for (const address of addresses) addressOf.mockResolvedValueOnce(address)
  addressOf.mockResolvedValue(addresses.at(-1))
  const marked: number[] = []
  const mark = (tabId: number) => {
    marked.push(tabId)
    return Promise.resolve()
  }
  await tabIcon({ tabs: { addressOf }, vouchers, now, mark })(7)
  return marked
}

test('the button is marked at a shop that there is a live code for', async () => {
  expect(await markedAt('https://www.shop.example/goods')).toEqual([7])
})

test.each([
  'https://over.example/',
  'https://notshop.example/',
  'https://shop.example.evil.example/',
  'chrome://extensions',
  undefined,
])('the button stays as it is at %s', async (address) => {
  expect(await markedAt(address)).toEqual([])
})

test('the next page is not marked for the one before it', async () => {
  expect(await markedAt('https://shop.example/', 'https://news.example/')).toEqual([])
  expect(await markedAt('https://shop.example/', 'https://shop.example/basket')).toEqual([7])
})

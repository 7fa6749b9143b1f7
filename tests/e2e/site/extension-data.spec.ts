import * as v from 'valibot'
import {
  mostPopularShops,
  popularShops,
  supportedIndex,
  voucherBundle,
} from '#domain/contract/bundles.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
import { isLive } from '#domain/vouchers/liveness.ts'
import { expect, findMerchant, isCode, test } from './test.ts'

test("the extension's files hold every shop of both countries with its live codes", async ({
  request,
}) => {
  const index = v.parse(supportedIndex, await (await request.get('/extension/index.json')).json())
  const retailers = new Map<string, string[]>()
  for (const name of index.bundles) {
    const answer = await request.get(`/extension/bundles/${name}.json`)
    expect(answer.headers()['access-control-allow-origin']).toBe('*')
    const bundle = v.parse(voucherBundle, await answer.json())
    for (const [hash, shops] of Object.entries(bundle.retailers)) {
      retailers.set(
        hash,
        shops.flatMap(({ vouchers }) => vouchers.map(({ coupon_code }) => coupon_code ?? '')),
      )
    }
  }
  expect(index.gaps).toEqual(gapsOf(retailers.keys()))

  for (const locale of ['en-gb', 'de-de'] as const) {
    const { merchant, vouchers } = await findMerchant(locale, (each) => each.vouchers.some(isCode))
    const live = vouchers.filter((voucher) => isCode(voucher) && isLive(voucher, new Date()))
    const codes = live.map(({ coupon_code }) => coupon_code)
    expect(retailers.get(domainHash(merchant.domain))).toEqual(expect.arrayContaining(codes))
  }
})

test('the shops of the icon are supported shops with a live code, the same for everybody', async ({
  request,
}) => {
  const answer = await request.get('/extension/popular.json')
  expect(answer.headers()['access-control-allow-origin']).toBe('*')
  const { domains } = v.parse(popularShops, await answer.json())
  expect(domains.length).toBeLessThanOrEqual(mostPopularShops)
  expect(domains).toEqual([...new Set(domains)].sort())

  const index = v.parse(supportedIndex, await (await request.get('/extension/index.json')).json())
  const withCode = new Set<string>()
  for (const name of index.bundles) {
    const file = await request.get(`/extension/bundles/${name}.json`)
    const { retailers } = v.parse(voucherBundle, await file.json())
    for (const { domain, vouchers } of Object.values(retailers).flat()) {
      if (vouchers.length > 0) withCode.add(domain)
    }
  }
  // The demonstration has fewer shops than the list may hold, so all of them are in it.
  expect(domains).toEqual([...withCode].sort())
})

import type { APIRoute } from 'astro'
import { countries } from '#domain/locale.ts'
import { isLive } from '#domain/vouchers/liveness.ts'
import { popularShopsOf } from '../../content/popular-shops.ts'
import { builtAt, retailersOf } from '../../content/retailers.ts'

/** `PopularShops` of the contract. */
export const GET: APIRoute = async () => {
  const all = await Promise.all(countries.map((country) => retailersOf(`en-${country}`)))
  const ranked = all.flat().map(({ merchant: { domain }, rank, vouchers }) => ({
    domain,
    rank,
    hasCode: vouchers.some(
      (voucher) => voucher.voucher_type === 'code' && isLive(voucher, builtAt),
    ),
  }))
  return Response.json(popularShopsOf(ranked))
}

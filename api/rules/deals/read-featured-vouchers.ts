import type { FeaturedVouchers } from '#domain/contract/deals.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'
import type { JsonAnswer } from './json-answer.ts'
import type { DealsContext } from './ports.ts'

/** Two dozen fill the deals page in rows of two, three or four. */
const limit = 24

/** One live code each of the most popular retailers of the locale's country. */
export async function readFeaturedVouchers({
  ctx,
  input,
}: {
  ctx: DealsContext
  input: { locale: Locale }
}): Promise<JsonAnswer<FeaturedVouchers>> {
  const { country } = splitLocale(input.locale)
  return ctx.deals.featuredVouchers({ country, now: ctx.clock(), limit })
}

import type { DealsIndex } from '#domain/contract/deals.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'
import type { JsonAnswer } from './json-answer.ts'
import type { DealsContext } from './ports.ts'

/** Every active retailer of the locale's country, most popular first. */
export async function readIndex({
  ctx,
  input,
}: {
  ctx: DealsContext
  input: { locale: Locale }
}): Promise<JsonAnswer<DealsIndex>> {
  const { country } = splitLocale(input.locale)
  return ctx.deals.index({ country, now: ctx.clock() })
}

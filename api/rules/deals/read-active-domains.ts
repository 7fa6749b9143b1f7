import type { ActiveDomains } from '#domain/contract/deals.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'
import type { JsonAnswer } from './json-answer.ts'
import type { DealsContext } from './ports.ts'

/** The retailers of the locale's country that have a live voucher, by name. */
export async function readActiveDomains({
  ctx,
  input,
}: {
  ctx: DealsContext
  input: { locale: Locale }
}): Promise<JsonAnswer<ActiveDomains>> {
  const { country } = splitLocale(input.locale)
  return ctx.deals.activeDomains({ country, now: ctx.clock() })
}

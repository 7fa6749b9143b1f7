import type { MerchantAnswer } from '#domain/contract/deals.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'
import { RuleError } from '../errors.ts'
import type { JsonAnswer } from './json-answer.ts'
import type { DealsContext } from './ports.ts'

/**
 * A retailer with its vouchers, live ones first, then those that start later.
 *
 * @throws RuleError `not_found` with the words of the specification, section 8.
 */
export async function readMerchant({
  ctx,
  input,
}: {
  ctx: DealsContext
  input: { locale: Locale; id: number }
}): Promise<JsonAnswer<MerchantAnswer>> {
  const { country } = splitLocale(input.locale)
  const answer = await ctx.deals.merchant({ country, id: input.id, now: ctx.clock() })
  if (answer === undefined) {
    throw new RuleError('not_found', 'The retailer you requested was not found.')
  }
  return answer
}

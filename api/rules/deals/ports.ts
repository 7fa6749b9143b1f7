import type {
  ActiveDomains,
  DealsIndex,
  FeaturedVouchers,
  MerchantAnswer,
} from '#domain/contract/deals.ts'
import type { Country } from '#domain/locale.ts'
import type { JsonAnswer } from './json-answer.ts'

/**
 * Reads what is live at `now`: not withdrawn, not ended, of an active retailer of the country. The
 * database writes the JSON: a call is one query, and no row is taken apart and put together again
 * on the way.
 */
export interface DealsReader {
  index: (input: { country: Country; now: Date }) => Promise<JsonAnswer<DealsIndex>>
  activeDomains: (input: { country: Country; now: Date }) => Promise<JsonAnswer<ActiveDomains>>
  featuredVouchers: (input: {
    country: Country
    now: Date
    limit: number
  }) => Promise<JsonAnswer<FeaturedVouchers>>
  /** Undefined where the country has no such active retailer. */
  merchant: (input: {
    country: Country
    id: number
    now: Date
  }) => Promise<JsonAnswer<MerchantAnswer> | undefined>
}

export interface DealsContext {
  readonly deals: DealsReader
  readonly clock: () => Date
}

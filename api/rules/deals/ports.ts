import type {
  ActiveDomains,
  DealsIndex,
  FeaturedVouchers,
  MerchantAnswer,
} from '#domain/contract/deals.ts'
import type { Country } from '#domain/locale.ts'

/**
 * A `T` as the text of its JSON. The database writes the answers: a call is one query, and no
 * row is taken apart and put together again on the way.
 */
export type Json<T> = string & { readonly of?: T }

/** Reads what is live at `now`: not withdrawn, not ended, of an active retailer of the country. */
export interface DealsReader {
  index: (input: { country: Country; now: Date }) => Promise<Json<DealsIndex>>
  activeDomains: (input: { country: Country; now: Date }) => Promise<Json<ActiveDomains>>
  featuredVouchers: (input: {
    country: Country
    now: Date
    limit: number
  }) => Promise<Json<FeaturedVouchers>>
  /** Undefined where the country has no such active retailer. */
  merchant: (input: {
    country: Country
    id: number
    now: Date
  }) => Promise<Json<MerchantAnswer> | undefined>
}

export interface DealsContext {
  readonly deals: DealsReader
  readonly clock: () => Date
}

import type { dealTypes, exclusivities, voucherTypes } from '#domain/contract/voucher.ts'
import type { Country } from '#domain/locale.ts'

/** An offer as a feed gives it, cleaned. Times are ISO 8601 in UTC. */
export interface FeedVoucher {
  readonly countries: readonly Country[]
  readonly retailer: {
    readonly sourceId: string
    readonly name: string
    /** Wanted, not yet free of others. */
    readonly slug: string
    readonly domain: string
    readonly url: string
    readonly categories: readonly string[]
  }
  readonly sourceId: string
  readonly type: (typeof voucherTypes)[number]
  readonly code: string | null
  readonly title: string
  readonly terms: string
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly dealType: (typeof dealTypes)[number]
  readonly exclusivity: (typeof exclusivities)[number]
  readonly url: string
  /** The network's link to the offer, which tells the network that it was pressed here. */
  readonly trackingLink: string | null
  readonly addedAt: string | null
}

/** An offer as it is kept: its tracking link only sealed. */
export interface SealedVoucher {
  readonly voucher: Omit<FeedVoucher, 'trackingLink'>
  readonly sealedLink: string | null
}

/** A row that could not be read, and why. */
export interface Refusal {
  /** Where in the file, for a person: `line 12`. */
  readonly where: string
  readonly reason: string
  /** The source's number of the offer, where that much could be read. */
  readonly sourceId?: string
}

/** Some rows of a feed, in its order. */
export interface FeedBatch {
  readonly vouchers: readonly FeedVoucher[]
  readonly refusals: readonly Refusal[]
  /** Rows for other countries than ours. */
  readonly elsewhere: number
}

export interface Tally {
  readonly added: number
  readonly changed: number
  readonly ended: number
}

export interface CountryLoss {
  readonly country: Country
  readonly active: number
  readonly vanishing: number
}

/** What an import does inside its transaction. */
export interface VoucherImport {
  /** Takes the vouchers in; returns how many retailers they are of. */
  load: (vouchers: AsyncIterable<readonly SealedVoucher[]>) => Promise<number>
  /** Offers that stay as they are although the feed doesn't hold them readably. */
  keep: (sourceIds: readonly string[]) => Promise<void>
  /** The source's retailers that the feed no longer has, in each country that it covers. */
  losses: () => Promise<readonly CountryLoss[]>
  /** Brings retailers and vouchers to what was loaded. */
  merge: (now: Date) => Promise<{ readonly retailers: Tally; readonly vouchers: Tally }>
}

export interface VoucherStore {
  /**
   * Runs `work` in one transaction, after every other import has ended. Nothing of it is seen
   * before it returns; if it throws, or this process dies, nothing of it remains.
   */
  importing: <T>(source: string, work: (to: VoucherImport) => Promise<T>) => Promise<T>
}

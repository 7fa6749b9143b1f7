import type { ClickOutQuery } from '#domain/attribution/click-out-query.ts'
import type { Marketplaces } from '#domain/marketplace/marketplaces.ts'
import type { Network } from './networks.ts'

export interface Click {
  /** UUID. */
  readonly id: string
  readonly retailerId: number
  readonly voucherId: number | null
  readonly pageType: string
  readonly position: number | null
  readonly locale: ClickOutQuery['locale']
  readonly at: Date
  /** Who pressed; null without consent and sign-in. */
  readonly uid: string | null
  readonly customerHash: string | null
}

export interface ClickStore {
  /** The addresses of active retailers that have one of the domains. */
  addressesOf: (domains: readonly string[]) => Promise<{ id: number; url: string }[]>
  /** The retailer's voucher that a source knows by this number. */
  voucherOf: (
    retailerId: number,
    of: Pick<TrackingLink, 'source' | 'sourceId'>,
  ) => Promise<number | undefined>
  record: (click: Click) => Promise<void>
}

/** What a sealed link holds: a network's link, and the offer that it came with. */
export interface TrackingLink {
  readonly url: string
  readonly source: string
  /** The source's own number of the offer. */
  readonly sourceId: string
}

export interface LinkSeal {
  seal: (link: TrackingLink) => string
  /** Undefined where the text was not sealed by us. */
  open: (sealed: string) => TrackingLink | undefined
}

export interface ClicksContext {
  readonly clicks: ClickStore
  readonly seal: LinkSeal
  readonly networks: readonly Network[]
  readonly marketplaces: Marketplaces
  readonly clock: () => Date
  /** Gets what went wrong without keeping the shopper from the shop. */
  readonly report: (error: unknown) => void
}

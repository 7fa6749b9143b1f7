import type { ClickOutQuery } from '#domain/attribution/click-out.ts'

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
  record: (click: Click) => Promise<void>
}

/** What a sealed link holds. */
export interface TrackingLink {
  readonly url: string
  readonly voucherId: number | null
}

export interface LinkSeal {
  seal: (link: TrackingLink, retailerId: number) => string
  /** Undefined where the text was not sealed by us for this retailer. */
  open: (sealed: string, retailerId: number) => TrackingLink | undefined
}

export interface ClicksContext {
  readonly clicks: ClickStore
  readonly seal: LinkSeal
  readonly clock: () => Date
  /** Gets what went wrong without keeping the shopper from the shop. */
  readonly report: (error: unknown) => void
}

import type { Decision } from '#domain/standdown/decide.ts'
import { inTurn } from '../apply-codes/in-turn.ts'
import type { Store, Tabs } from '../ports.ts'
import { findRetailers, shopHost } from '../shop-lookup/shop-lookup.ts'
import type { StoredVouchers } from '../voucher-refresh/stored-vouchers.ts'
import type { Quiet } from './stand-down.ts'

/** What a shop's document tells of the way to it. */
export interface PageTraces {
  /** The browser's id of the document. */
  readonly document: string
  readonly address: string
  /** Names of the cookies that the page itself can read, without their values. */
  readonly cookies: readonly string[]
}

export interface ShopVisitsPorts {
  readonly tabs: Pick<Tabs, 'addressOf' | 'isPrivate'>
  /** Undefined where the page is closed to us. */
  readonly tracesOf: (tabId: number) => Promise<PageTraces | undefined>
  readonly vouchers: Pick<StoredVouchers, 'knows' | 'bundleOf'>
  readonly quiet: Pick<Quiet, 'seen' | 'decision'>
  readonly session: Store
}

export interface ShopVisit {
  /** Domain of the retailer. */
  readonly shop: string
  readonly decision: Decision
}

const key = (tabId: number) => `visit:${tabId}`

/**
 * Tells the stand-down of each document of a supported shop that we come to see: by a press on the
 * toolbar button, or where the shopper gave us the page. Of a private window nothing is taken in.
 */
export function shopVisits({ tabs, tracesOf, vouchers, quiet, session }: ShopVisitsPorts) {
  const turns = inTurn()

  async function visit(tabId: number): Promise<ShopVisit | undefined> {
    const address = await tabs.addressOf(tabId)
    const host = shopHost(address)
    if (address === undefined || host === undefined || (await tabs.isPrivate(tabId))) {
      return undefined
    }
    const [retailer] = await findRetailers(host, vouchers)
    if (retailer === undefined) return undefined
    const shop = retailer.domain

    const traces = await tracesOf(tabId)
    if (traces === undefined) {
      const seen = { shop, document: null, address, way: null, cookies: [] }
      return { shop, decision: await quiet.seen(seen) }
    }
    // The tab went on while we looked the shop up; the page that it shows now is seen in its turn.
    if (shopHost(traces.address) !== host) return undefined
    if ((await session.get(key(tabId))) === traces.document) {
      return { shop, decision: await quiet.decision(shop) }
    }
    // No permission of ours shows the way to the shop, so anybody may have sent the shopper.
    const decision = await quiet.seen({ shop, ...traces, way: null })
    // Afterwards: a worker that ends in between sees the document twice, never not at all.
    await session.set({ [key(tabId)]: traces.document })
    return { shop, decision }
  }

  return {
    /** Takes in the document that a tab shows, once. Undefined where it is no shop's, or private. */
    see: (tabId: number): Promise<ShopVisit | undefined> => turns(tabId, () => visit(tabId)),

    tabClosed: (tabId: number): Promise<void> => turns(tabId, () => session.remove([key(tabId)])),
  }
}
export type ShopVisits = ReturnType<typeof shopVisits>

import type { Decision } from '#domain/standdown/decide.ts'
import { policyOf, type Network } from '#domain/standdown/policies.ts'
import type { Pages } from '../ports.ts'
import type { ShopVisits } from './shop-visits.ts'
import type { Quiet } from './stand-down.ts'

export interface PointsPressPorts {
  readonly visits: Pick<ShopVisits, 'see'>
  readonly pages: Pick<Pages, 'basketIn'>
  readonly quiet: Pick<Quiet, 'ownClick'>
}

/** `free`: the click has left. `no-shop`: nothing to activate, or a private window. */
export type PointsAnswer =
  | Decision
  | { readonly kind: 'no-shop' }
  | { readonly kind: 'on-basket'; readonly network: Network }

/**
 * What a press for points does, and the only way to a click of ours: the page in front of the
 * shopper is taken in, then the stand-down is asked, and the click leaves where the answer is free
 * and nowhere else. It belongs to that press alone: nothing that says "no codes" or is closed with
 * "Got it" comes here, and trying codes doesn't either.
 *
 * @param leave sends the shopper through the network.
 */
export function pointsPress({ visits, pages, quiet }: PointsPressPorts) {
  return async (
    tabId: number,
    network: Network,
    leave: () => Promise<void>,
  ): Promise<PointsAnswer> => {
    const visit = await visits.see(tabId)
    if (visit === undefined) return { kind: 'no-shop' }
    // A page that can't be looked at may be the basket.
    const isBasket = async () => (await pages.basketIn(tabId).catch(() => 'page')) !== 'none'
    if (policyOf(network).notOnBasket === true && (await isBasket())) {
      return { kind: 'on-basket', network }
    }
    const decision = await quiet.ownClick(visit.shop, network)
    if (decision.kind === 'free') await leave()
    return decision
  }
}

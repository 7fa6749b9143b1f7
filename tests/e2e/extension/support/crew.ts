import { inject } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { shopperIn, type Shopper } from './shopper.ts'

/**
 * Several browsers at once, since a run mostly waits for the shop. One browser can't hold several
 * runs side by side: the toolbar button belongs to the tab in front.
 */
export interface Crew<Member = Shopper> {
  readonly shop: Shop
  /** Lends a shopper to the work as soon as one is free. */
  send<Result>(work: (shopper: Member) => Promise<Result>): Promise<Result>
  leave(): Promise<void>
}

export function gatherCrew(size: number): Promise<Crew> {
  const extensionDir = inject('extensionDir')
  return crewOf(size, (shop) => shopperIn(shop, extensionDir))
}

/** @param come brings one shopper to the shop. */
export async function crewOf<Member extends Pick<Shopper, 'leave'>>(
  size: number,
  come: (shop: Shop) => Promise<Member>,
): Promise<Crew<Member>> {
  const shop = await serveShop({ port: 0 })
  const all = await Promise.all(Array.from({ length: size }, () => come(shop)))
  const free: Member[] = [...all]
  const waiting: ((member: Member) => void)[] = []
  return {
    shop,
    async send(work) {
      const member = free.pop() ?? (await new Promise<Member>((lend) => waiting.push(lend)))
      try {
        return await work(member)
      } finally {
        const next = waiting.shift()
        if (next === undefined) free.push(member)
        else next(member)
      }
    },
    async leave() {
      await Promise.all(all.map((member) => member.leave()))
      await shop.close()
    },
  }
}

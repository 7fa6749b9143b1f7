import { inject } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { shopperIn, type Shopper } from './shopper.ts'

/**
 * Several browsers at once, since a run mostly waits for the shop. One browser can't hold several
 * runs side by side: the toolbar button belongs to the tab in front.
 */
export interface Crew {
  readonly shop: Shop
  /** Lends a shopper to the work as soon as one is free. */
  send<Result>(work: (shopper: Shopper) => Promise<Result>): Promise<Result>
  leave(): Promise<void>
}

export async function gatherCrew(size: number): Promise<Crew> {
  const shop = await serveShop({ port: 0 })
  const extensionDir = inject('extensionDir')
  const all = await Promise.all(Array.from({ length: size }, () => shopperIn(shop, extensionDir)))
  const free = [...all]
  const waiting: ((shopper: Shopper) => void)[] = []
  return {
    shop,
    async send(work) {
      const shopper = free.pop() ?? (await new Promise<Shopper>((come) => waiting.push(come)))
      try {
        return await work(shopper)
      } finally {
        const next = waiting.shift()
        if (next === undefined) free.push(shopper)
        else next(shopper)
      }
    },
    async leave() {
      await Promise.all(all.map((shopper) => shopper.leave()))
      await shop.close()
    },
  }
}

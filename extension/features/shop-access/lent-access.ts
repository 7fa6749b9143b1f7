import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { finite, integer } from '#domain/contract/shapes.ts'
import type { ApplyCodes } from '../apply-codes/apply-codes.ts'
import { openTickets } from '../apply-codes/run-book.ts'
import type { PageLook } from '../page-look/page-look.ts'
import type { ShopAccess, Store } from '../ports.ts'
import type { Start } from './start.ts'

export interface LentAccessPorts {
  /** Whether the shopper is asked for the pages of every shop, or for frames of other origins alone. */
  readonly asksForShops: boolean
  readonly access: ShopAccess
  readonly looking: Pick<PageLook, 'order'>
  readonly runs: Pick<ApplyCodes, 'start'>
  readonly session: Store
  readonly local: Store
  readonly now: () => Date
}

/** A press of "Try codes" that has not become a run yet. */
const wish = v.object({
  ...{ tabId: integer, address: v.string(), at: finite },
  /** The code that is on by the shopper's word, if one is. */
  told: v.optional(v.string()),
})
type Wish = v.InferOutput<typeof wish>

const wishPrefix = 'wish:'
const wishKey = (tabId: number): string => wishPrefix + String(tabId)
const lentPrefix = 'lent:'
/** After this long a yes that is given somewhere in the browser's settings is not meant for it. */
const wishHoldsMs = 5 * 60_000

/** What a run works in. */
const neededFor = ({ address, frame }: { address: string; frame?: string | undefined }) =>
  frame ?? address

/** The site that leave is asked for, which is any port of a host. */
function siteOf(address: string): string {
  const { protocol, hostname } = new URL(address)
  return `${protocol}//${hostname}/`
}

/**
 * Starts runs. Some go on only where the shopper gave leave: in a browser that asks for the shop's
 * pages, and anywhere for a frame of another origin. That leave is lent: it is given back as soon as
 * no run needs it. Wishes and loans lie in storage, since the popup may close over the question and
 * the background be evicted over it.
 */
export function lentAccess(ports: LentAccessPorts) {
  const { access, looking, runs, session, local, now } = ports

  /** The wishes that still hold; the others are forgotten. */
  async function wishes(): Promise<Wish[]> {
    const keys = (await session.keys()).filter((key) => key.startsWith(wishPrefix))
    const held: Wish[] = []
    for (const key of keys) {
      const kept = parsed(wish, await session.get(key))
      if (kept !== undefined && now().getTime() - kept.at <= wishHoldsMs) held.push(kept)
      else await session.remove([key])
    }
    return held
  }

  /** Makes a run of the wish in the tab. */
  async function fulfil({ tabId, told }: Pick<Wish, 'tabId' | 'told'>): Promise<boolean> {
    const order = await looking.order(tabId)
    const started =
      order !== undefined &&
      (await access.has(neededFor(order))) &&
      (await runs.start(tabId, { ...order, told }))
    await session.remove([wishKey(tabId)])
    return started
  }

  /** Gives back every leave that was asked for here and that no run needs any more. */
  async function giveBack(): Promise<void> {
    const lent = (await local.keys()).filter((key) => key.startsWith(lentPrefix))
    if (lent.length === 0) return
    const inUse = [...(await wishes()), ...(await openTickets(session))].map((each) =>
      siteOf(neededFor(each)),
    )
    for (const key of lent) {
      const site = key.slice(lentPrefix.length)
      if (inUse.includes(site)) continue
      await access.giveBack(site)
      await local.remove([key])
    }
  }

  return {
    /**
     * The shopper has pressed "Try codes" in the tab, and is being asked by now where need be.
     *
     * @param hadAccess whether we were let in before the question went out: what is given
     *   in answer to it is lent, however soon it comes.
     * @param told the code that is on by the shopper's word, if one is.
     */
    async start(tabId: number, hadAccess: boolean, told?: string): Promise<Start> {
      const order = await looking.order(tabId)
      if (order === undefined) return 'not-started'
      if (!ports.asksForShops && order.frame === undefined) {
        return (await runs.start(tabId, { ...order, told })) ? 'started' : 'not-started'
      }
      const address = neededFor(order)
      const made: Wish = { tabId, address, at: now().getTime(), told }
      await session.set({ [wishKey(tabId)]: made })
      if (!hadAccess) {
        await local.set({ [lentPrefix + siteOf(address)]: true })
        // The answer may have come before the wish was written down.
        if (!(await access.has(address))) return 'waiting'
      }
      return (await fulfil(made)) ? 'started' : 'not-started'
    },

    /** The shopper has given leave, for whatever. */
    async accessGiven(): Promise<void> {
      for (const each of await wishes()) {
        if (await access.has(each.address)) await fulfil(each)
      }
    },

    /** The shopper has said no. */
    async withdraw(tabId: number): Promise<void> {
      await session.remove([wishKey(tabId)])
      await giveBack()
    },

    giveBack,
  }
}

import type { ApplyCodes } from '../apply-codes/apply-codes.ts'
import type { PageLook } from '../page-look/page-look.ts'
import type { PageDocument, Pages, ShopAccess, Tabs } from '../ports.ts'
import type { Settings, StoredSettings } from '../settings/settings.ts'
import type { Start } from '../shop-access/start.ts'
import { shopHost } from '../shop-lookup/shop-lookup.ts'
import type { PromptBook } from './prompt-book.ts'
import type { Dismissal, PromptOffer } from './prompt-offer.ts'

export interface PromptingPorts {
  readonly tabs: Pick<Tabs, 'addressOf' | 'isPrivate'>
  readonly pages: Pick<Pages, 'basketIn' | 'injectPrompt'>
  readonly access: Pick<ShopAccess, 'has'>
  readonly giveBackAllShops: () => Promise<void>
  readonly looking: Pick<PageLook, 'offer'>
  readonly runs: Pick<ApplyCodes, 'latest'>
  readonly settings: StoredSettings
  readonly book: PromptBook
  /** Starts a run as a press in the popup does. */
  readonly start: (tabId: number) => Promise<Start>
  readonly wait: (ms: number) => Promise<void>
}

/** Many shops draw their basket once the page is loaded. After how long it is looked at, in ms. */
const looksAfterMs = [0, 1_500, 3_000] as const

/**
 * Offers the codes of a shop at its basket without a press, to those who asked for it. Nothing is
 * loaded into a page unless everything else speaks for it: what can be known without the page is
 * asked first, and whether it is a basket last.
 */
export function prompting(ports: PromptingPorts) {
  const { tabs, pages, looking, runs, settings, book } = ports
  /** The latest page of each tab that is looked at; another one ends the looking. */
  const looks = new Map<number, symbol>()

  /** Whose codes would be offered in the tab; undefined where the shopper is to be left alone. */
  async function offerIn(tabId: number): Promise<{ shop: string; offer: PromptOffer } | undefined> {
    const chosen = await settings.read()
    if (!chosen.prompt || (await tabs.isPrivate(tabId))) return undefined
    const address = await tabs.addressOf(tabId)
    const host = shopHost(address)
    if (address === undefined || host === undefined) return undefined
    if (!(await ports.access.has(address))) return undefined
    const found = await looking.offer(tabId)
    if (found === undefined || found.codes.length === 0) return undefined
    const { domain, name } = found.retailer
    if (isMuted(chosen, domain) || (await book.isQuiet(tabId, domain))) return undefined
    if (await hasRunHere(tabId, host)) return undefined
    const { language, theme } = chosen
    const counts = { codes: found.codes.length, tries: found.order.codes.length }
    return { shop: domain, offer: { shop: name, ...counts, language, theme } }
  }

  /** Once codes were tried in this tab the shopper knows where we are, and what we have. */
  async function hasRunHere(tabId: number, host: string): Promise<boolean> {
    const latest = await runs.latest(tabId)
    return latest?.run.phase === 'running' || shopHost(latest?.address) === host
  }

  return {
    /** The tab begins to show a page, has loaded it, or the page has taken another address. */
    async pageShown(tabId: number, isLoaded: boolean): Promise<void> {
      if (!isLoaded) {
        looks.delete(tabId)
        return
      }
      const look = Symbol(tabId)
      looks.set(tabId, look)
      for (const ms of looksAfterMs) {
        if (ms > 0) await ports.wait(ms)
        if (looks.get(tabId) !== look || (await offerIn(tabId)) === undefined) break
        const place = await pages.basketIn(tabId).catch(() => 'none')
        if (place !== 'page') continue
        if (looks.get(tabId) === look) await pages.injectPrompt(tabId).catch(() => undefined)
        break
      }
      if (looks.get(tabId) === look) looks.delete(tabId)
    },

    /** What the script of a prompt may show in its page. */
    async offer(page: PageDocument): Promise<PromptOffer | undefined> {
      const found = await offerIn(page.tabId)
      if (found !== undefined) await book.offer(page, found.shop)
      return found?.offer
    },

    /** @returns whether a run is at work in the tab, be it of an earlier asking. */
    async try({ tabId }: PageDocument): Promise<boolean> {
      if ((await offerIn(tabId)) !== undefined && (await ports.start(tabId)) === 'started')
        return true
      return (await runs.latest(tabId))?.run.phase === 'running'
    },

    async dismiss(page: PageDocument, how: Dismissal): Promise<void> {
      const shop = await book.shopOf(page)
      if (shop === undefined) return
      await book.quieten(page.tabId, shop)
      if (how === 'shop') {
        const { mutedShops } = await settings.read()
        await settings.change({ mutedShops: [...new Set([...mutedShops, shop])] })
      } else if (how === 'ever') {
        await settings.change({ prompt: false })
        // What was given for the prompt is not kept without it.
        await ports.giveBackAllShops().catch(() => undefined)
      }
    },

    tabClosed: (tabId: number): Promise<void> => {
      looks.delete(tabId)
      return book.forget(tabId)
    },
  }
}

const isMuted = ({ mutedShops }: Settings, shop: string) => mutedShops.includes(shop)

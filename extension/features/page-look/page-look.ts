import type { Run } from '#domain/contract/run.ts'
import { chanceOf } from '#domain/vouchers/chance.ts'
import { currencyOf, type Country, type Translation } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import type { ApplyCodes, RunOrder } from '../apply-codes/apply-codes.ts'
import type { ArrivalJournal } from '../apply-codes/arrival-journal.ts'
import { budget } from '../apply-codes/budget.ts'
import type { BasketPlace, Pages, ShopAccess, Tabs } from '../ports.ts'
import { inShoppersOrder, liveCodes, type LiveCode } from '../shop-lookup/live-codes.ts'
import { findRetailers, shopHost } from '../shop-lookup/shop-lookup.ts'
import { recipeOf } from '../shop-lookup/shop-recipe.ts'
import { isStale } from '../voucher-refresh/voucher-refresh.ts'
import type { StoredVouchers } from '../voucher-refresh/stored-vouchers.ts'

/** What the popup shows on the page that the button was pressed on. */
export type PageView =
  | { readonly kind: 'closed' }
  | { readonly kind: 'nothing-loaded' }
  | { readonly kind: 'elsewhere' }
  | ShopView

export interface ShopView {
  readonly kind: 'shop'
  readonly name: string
  /** Registrable domain, as the settings name muted shops. */
  readonly domain: string
  /** Path of the shop's page on our site. */
  readonly path: string
  readonly codes: readonly LiveCode[]
  readonly isBasket: boolean
  /** The frame of another origin that holds the basket; null where the page does. */
  readonly frame: { readonly origin: string; readonly isOpen: boolean } | null
  /** How many codes a run would try. */
  readonly tries: number
  /** Codes of an earlier run here that was cut short; a run tries them first. */
  readonly leftBehind: readonly string[]
  /** The run of this tab while it goes on, and its ending until the page is loaded anew. */
  readonly run: Run | null
}

export interface PageLookPorts {
  readonly tabs: Tabs
  readonly pages: Pages
  readonly access: Pick<ShopAccess, 'has'>
  readonly vouchers: StoredVouchers
  readonly refresh: () => Promise<boolean>
  readonly journal: ArrivalJournal
  readonly runs: Pick<ApplyCodes, 'latest'>
  readonly shopper: { readonly translation: Translation; readonly country: Country }
  readonly now: () => Date
}

// Browsers let no extension into the shops that extensions come from.
const extensionStores = [
  'chromewebstore.google.com',
  'chrome.google.com',
  'microsoftedge.microsoft.com',
  'addons.mozilla.org',
]

const withoutFragment = (address: string) => address.replace(/#.*$/, '')

/** Decides what a press of the toolbar button means on the page of a tab. */
export function pageLook(ports: PageLookPorts) {
  const { tabs, pages, vouchers, journal, runs, shopper, now } = ports

  async function shopAt(address: string, host: string) {
    const retailers = inShoppersOrder(await findRetailers(host, vouchers), shopper.country)
    const [first] = retailers
    if (first === undefined) return undefined
    const codes = liveCodes(retailers, now())
    const leftBehind = await journal.leftBehind(host)
    const offers = codes
      .filter(({ code }) => !leftBehind.includes(code))
      .toSorted((a, b) => chanceOf(b, now()) - chanceOf(a, now()))
    const plan = [...leftBehind, ...offers.map(({ code }) => code)].slice(0, budget.tries)
    const order: RunOrder = {
      ...{ host, address },
      codes: plan,
      offers: offers.filter(({ code }) => plan.includes(code)),
      currencyHint: currencyOf(first.country),
    }
    return { retailer: first, codes, leftBehind, order }
  }

  /** The shop of the tab's page with the run that could be ordered there; undefined without codes. */
  async function offer(tabId: number) {
    const address = await tabs.addressOf(tabId)
    const host = shopHost(address)
    if (address === undefined || host === undefined) return undefined
    const shop = await shopAt(address, host)
    return shop !== undefined && shop.order.codes.length > 0 ? shop : undefined
  }

  /** An ending vouches for the basket that one document showed; that a run was cut off counts longer. */
  async function runHere(tabId: number, address: string): Promise<Run | null> {
    const latest = await runs.latest(tabId)
    if (latest === undefined) return null
    if (latest.run.phase === 'running') return latest.run
    if (withoutFragment(latest.address) !== withoutFragment(address)) return null
    const isShown = latest.documentId === (await pages.documentOf(tabId, latest.frame))
    return latest.run.final === null || isShown ? latest.run : null
  }

  const basketIn = (tabId: number) => pages.basketIn(tabId).catch((): BasketPlace => 'none')

  return {
    async look(tabId: number): Promise<PageView> {
      const address = await tabs.addressOf(tabId)
      const host = shopHost(address)
      if (address === undefined || host === undefined || extensionStores.includes(host)) {
        return { kind: 'closed' }
      }
      const since = await vouchers.since()
      // What is old still serves this press; what is missing is waited for.
      if (since === undefined) {
        if (!(await ports.refresh())) return { kind: 'nothing-loaded' }
      } else if (isStale(since, now())) {
        void ports.refresh()
      }
      const shop = await shopAt(address, host)
      if (shop === undefined) return { kind: 'elsewhere' }

      const place = await basketIn(tabId)
      const origin = frameOf(place)
      const { name, domain, slug, country } = shop.retailer
      return {
        kind: 'shop',
        name,
        domain,
        path: pagePath('merchant', `${shopper.translation}-${country}`, { merchant: slug }),
        codes: shop.codes,
        isBasket: place !== 'none',
        frame: origin === undefined ? null : { origin, isOpen: await ports.access.has(origin) },
        tries: shop.order.codes.length,
        leftBehind: shop.leftBehind,
        run: await runHere(tabId, address),
      }
    },

    /** The run that a press of "Try codes" orders; undefined where there is nothing to try. */
    async order(tabId: number): Promise<RunOrder | undefined> {
      const shop = await offer(tabId)
      if (shop === undefined) return undefined
      const frame = frameOf(await basketIn(tabId))
      return { ...shop.order, frame, recipe: await recipeOf(shop.retailer.domain, vouchers) }
    },

    offer,
  }
}

function frameOf(place: BasketPlace): string | undefined {
  return typeof place === 'object' ? place.frame : undefined
}

export type PageLook = ReturnType<typeof pageLook>

import type { Tabs } from '../ports.ts'
import { liveCodes } from '../shop-lookup/live-codes.ts'
import { findRetailers, shopHost } from '../shop-lookup/shop-lookup.ts'
import type { StoredVouchers } from '../voucher-refresh/stored-vouchers.ts'

export interface TabIconPorts {
  readonly tabs: Pick<Tabs, 'addressOf'>
  readonly vouchers: Pick<StoredVouchers, 'knows' | 'bundleOf'>
  readonly now: () => Date
  /** Shows that there are codes for the page of the tab, until the tab shows another page. */
  readonly mark: (tabId: number) => Promise<void>
}

/**
 * Shows on the toolbar button that a tab's page is a shop's that we have codes for: for pages whose
 * address the browser shows us, so after a press or with the shopper's permission. Looked up on the
 * device.
 */
export function tabIcon({ tabs, vouchers, now, mark }: TabIconPorts) {
  return async (tabId: number): Promise<void> => {
    const address = await tabs.addressOf(tabId)
    const host = shopHost(address)
    if (host === undefined) return
    if (liveCodes(await findRetailers(host, vouchers), now()).length === 0) return
    // The tab may have gone on meanwhile, and what is marked stays so until its next page.
    if (shopHost(await tabs.addressOf(tabId)) === host) await mark(tabId)
  }
}

import { storeAddress, type InstallTracking } from '#domain/install/install-step.ts'
import { storeLinks, type StoreName } from '#domain/install/stores.ts'
import { valueOf } from '#domain/routes/query.ts'
import { tellInstallPress } from './install-told.ts'

/**
 * What a page's own address says of where the visitor came from; nothing else of it is kept yet.
 *
 * @param search as `location.search` has it.
 */
export function trackingOf(search: string): InstallTracking {
  const parameters = [...new URLSearchParams(search)]
  return { parameters, chid: valueOf(parameters, 'chid') ?? null }
}

/**
 * Links to the stores themselves tell the store what the page was told, and are told as every press
 * on “get the extension” is; no window opens for them. Specification, section 7.
 *
 * @param page has links `data-store` with a store's name.
 */
export function startStoreLinks(page: Document): void {
  const view = page.defaultView
  if (!view) return
  const tracking = trackingOf(view.location.search)
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-store]')) {
    link.href = storeAddress(storeLinks[link.dataset.store as StoreName], tracking)
    link.addEventListener('click', () => {
      tellInstallPress(view)
    })
  }
}

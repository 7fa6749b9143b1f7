import { withQuery, type Query } from '../routes/query.ts'
import { isMobile, type Device } from './device.ts'
import type { StoreLinks, StoreName } from './stores.ts'

/** Where a press on “get the extension” leads, or why it leads nowhere. */
export type InstallStep =
  | { readonly kind: 'store'; readonly store: StoreName; readonly address: string }
  /** `name` is empty on a mobile system. Specification, section 8. */
  | { readonly kind: 'reject'; readonly name: '' | 'unsupportedbrowser' }

/** What a store's address is told about where the visitor came from. */
export interface InstallTracking {
  /** Stored values by their names, for example `utm_source`. Empty without consent. */
  readonly parameters: Query
  /** The customer hash; null without consent. Its name stands in the address all the same. */
  readonly chid: string | null
}

/** Specification, section 2, "Install", and section 7: store links carry chid. */
export function installStep(
  device: Device,
  links: StoreLinks,
  tracking: InstallTracking,
): InstallStep {
  if (isMobile(device)) return { kind: 'reject', name: '' }
  const store = storeOf(device)
  if (store === undefined) return { kind: 'reject', name: 'unsupportedbrowser' }
  return { kind: 'store', store, address: storeAddress(links[store], tracking) }
}

/** A store's link with what it is told. */
export function storeAddress(link: string, { parameters, chid }: InstallTracking): string {
  return withQuery(link, [...parameters.filter(([name]) => name !== 'chid'), ['chid', chid ?? '']])
}

/** The store that a browser takes its extensions from; `edge-chromium` is treated as edge. */
function storeOf({ browser }: Device): StoreName | undefined {
  if (browser === 'edge-chromium') return 'edge'
  return browser === 'chrome' || browser === 'firefox' ? browser : undefined
}

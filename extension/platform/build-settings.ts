/** What differs between builds; wxt.config.ts puts the values in. */
declare const __POUCH_SITE_ORIGIN__: string
declare const __POUCH_API_ORIGIN__: string
declare const __POUCH_REPORTS_AT_ONCE__: boolean
declare const __POUCH_OPEN_SHADOW_ROOT__: boolean
declare const __POUCH_ASKS_FOR_SHOPS__: boolean
declare const __POUCH_BROWSER__: string

/** Origin of our site, for example `https://pouch.example`. */
export const siteOrigin: string = __POUCH_SITE_ORIGIN__

/** Origin of our API, for example `https://api.pouch.example`. */
export const apiOrigin: string = __POUCH_API_ORIGIN__

/** Whether reports wait for nothing but the next page: in a build for one's own machine alone. */
export const reportsAtOnce: boolean = __POUCH_REPORTS_AT_ONCE__

/** `closed`, so that a shop's script can't reach in; `open` in the testing build alone. */
export const shadowRootMode: ShadowRootMode = __POUCH_OPEN_SHADOW_ROOT__ ? 'open' : 'closed'

/**
 * Whether the shopper is asked for a shop's pages. In Chromium `activeTab` outlasts a load at the
 * same origin, and the press of the toolbar button is enough; in Firefox it ends with the document.
 */
export const asksForShops: boolean = __POUCH_ASKS_FOR_SHOPS__

/** The browser that the build is made for: `chrome`, `edge` or `firefox`. */
export const browserName: string = __POUCH_BROWSER__

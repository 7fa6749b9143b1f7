export const storeNames = ['chrome', 'edge', 'firefox'] as const
export type StoreName = (typeof storeNames)[number]

/** The address of the extension's page in each browser's store. */
export type StoreLinks = Readonly<Record<StoreName, string>>

/**
 * Chrome's and Edge's store know an extension by an id of 32 letters, which it is given with its
 * first listing and which then goes to the end of the address here.
 */
export const storeLinks: StoreLinks = {
  chrome: 'https://chromewebstore.google.com/detail/pouch',
  edge: 'https://microsoftedge.microsoft.com/addons/detail/pouch',
  firefox: 'https://addons.mozilla.org/firefox/addon/pouch/',
}

/**
 * What the features need of a browser. `extension/platform` fulfils these over the browser's own
 * interfaces; tests fulfil them with plain objects.
 */

/** A store of JSON values by key. */
export interface Store {
  get(key: string): Promise<unknown>
  set(entries: Readonly<Record<string, unknown>>): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  keys(): Promise<string[]>
}

/** One document that was loaded into a tab. A reload is another document. */
export interface PageDocument {
  readonly tabId: number
  readonly documentId: string
}

export interface Tabs {
  /** The tab's address as far as the browser shows it to us; undefined where there is no such tab. */
  addressOf(tabId: number): Promise<string | undefined>
  isLoading(tabId: number): Promise<boolean>
  /** Whether the tab is in a private window; true as well where there is no such tab. */
  isPrivate(tabId: number): Promise<boolean>
  /** Loads the address with a GET request, whatever the page came from. */
  load(tabId: number, address: string): Promise<void>
}

/**
 * Where a tab shows a basket: in its page, in a frame of another origin that calls itself one, or
 * nowhere.
 */
export type BasketPlace = 'page' | 'none' | { readonly frame: string }

/** `frame` is the origin of a frame that stands for the page. */
export interface Pages {
  /** @throws where the page is closed to extensions. */
  basketIn(tabId: number): Promise<BasketPlace>
  /** Loads the engine and its bar into the tab's page. @throws as above. */
  injectRun(tabId: number, frame?: string): Promise<void>
  /** Loads the bar that shows how a run ended. It stands when the promise resolves. @throws as above. */
  injectEnding(tabId: number): Promise<void>
  /** Loads the prompt that offers the codes. @throws as above. */
  injectPrompt(tabId: number): Promise<void>
  /** The document that the tab shows; undefined where it shows none that is open to us. */
  documentOf(tabId: number, frame?: string): Promise<string | undefined>
  /** @throws where the document is gone. */
  stopRun(page: PageDocument): Promise<void>
}

/** The shopper's leave to be in pages: a shop's after they were loaded anew, or a frame's of another origin. */
export interface ShopAccess {
  /** Whether we have it for the page at the address. */
  has(address: string): Promise<boolean>
  giveBack(address: string): Promise<void>
}

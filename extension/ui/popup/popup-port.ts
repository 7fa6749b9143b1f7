import type { Run } from '#domain/contract/run.ts'
import type { PageView, ShopView } from '#extension/features/page-look/page-look.ts'
import type { Store } from '#extension/features/ports.ts'
import type { Appearance } from '#extension/features/settings/appearance.ts'
import type { StartInPress } from '#extension/features/shop-access/start-in-press.ts'
import type { FoundShop } from '#extension/features/shop-lookup/found-shop.ts'
import type { Words } from '../words.ts'
import type { ExtensionStrings } from '#strings/en/extension.ts'

/** What the popup needs of the browser, for the tab whose toolbar button was pressed. */
export interface BrowserPort {
  readonly siteOrigin: string
  /** What is stored on the device. The rooms read it themselves, without waking the background. */
  readonly local: Store
  readonly now: () => Date
  /** How the shopper wants the popup, as it was stored when it opened. */
  readonly appearance: Appearance
  wordsIn(language: Appearance['language']): Words<ExtensionStrings>
  look(): Promise<PageView>
  search(query: string): Promise<FoundShop[]>
  /** Whether the browser asks the shopper to let us into a shop's pages, unless it knows already. */
  readonly asksFirst: boolean
  /**
   * @param frame of another origin that holds the basket: the browser asks for it.
   * @param told the code that is on by the shopper's word, where the page names none.
   */
  startRun(frame: ShopView['frame'], told?: string): Promise<StartInPress>
  stopRun(): Promise<unknown>
  /** Follows the tab's run; returns a function that ends the following. */
  watchRun(onChange: (run: Run) => void): () => void
  copy(text: string): Promise<void>
  /** Saves a text as a file where the browser puts what is downloaded. */
  saveFile(name: string, text: string): void
  /** Whether the shopper lets us see the pages of all shops. */
  readonly hasAllShops: () => Promise<boolean>
  /** Has the browser ask for them; to be called while a press is being handled. */
  askForAllShops(): Promise<boolean>
  giveBackAllShops(): Promise<void>
  /** The same for telling us which codes worked, where the browser asks about that. */
  readonly hasReportLeave: () => Promise<boolean>
  askForReportLeave(): Promise<boolean>
  giveBackReportLeave(): Promise<void>
}

/** The same, with the words of the language that is shown. */
export interface PopupPort extends BrowserPort {
  readonly words: Words<ExtensionStrings>
}

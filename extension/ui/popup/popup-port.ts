import type { Run } from '#domain/contract/run.ts'
import type { PageView } from '#extension/features/page-look/page-look.ts'
import type { StartInPress } from '#extension/features/shop-access/start-in-press.ts'
import type { FoundShop } from '#extension/features/shop-lookup/shop-search.ts'
import type { Words } from '../words.ts'

/** What the popup needs of the browser, for the tab whose toolbar button was pressed. */
export interface PopupPort {
  readonly words: Words
  readonly siteOrigin: string
  look(): Promise<PageView>
  search(query: string): Promise<FoundShop[]>
  /** Whether the browser asks the shopper to let us into a shop's pages, unless it knows already. */
  readonly asksFirst: boolean
  startRun(): Promise<StartInPress>
  stopRun(): Promise<unknown>
  /** Follows the tab's run; returns a function that ends the following. */
  watchRun(onChange: (run: Run) => void): () => void
  copy(text: string): Promise<void>
}

import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import type { PageDocument, Store } from '../ports.ts'

const offered = v.object({ documentId: v.string(), shop: v.string() })
const shops = v.array(v.string())

const offeredKey = (tabId: number): string => `prompt:${tabId}`
const quietKey = (tabId: number): string => `quiet:${tabId}`

/** What is remembered of prompts, by tab, until the tab or the browser is closed. */
export function promptBook(session: Store) {
  const quietShops = async (tabId: number): Promise<string[]> =>
    parsed(shops, await session.get(quietKey(tabId))) ?? []

  return {
    /** Notes which shop's codes a document is offered. Shops are domains of retailers. */
    offer: ({ tabId, documentId }: PageDocument, shop: string): Promise<void> =>
      session.set({
        [offeredKey(tabId)]: { documentId, shop } satisfies v.InferOutput<typeof offered>,
      }),

    /** The shop whose codes the document was offered; undefined where it was offered none. */
    async shopOf({ tabId, documentId }: PageDocument): Promise<string | undefined> {
      const last = parsed(offered, await session.get(offeredKey(tabId)))
      return last?.documentId === documentId ? last.shop : undefined
    },

    /** The shopper wants no prompt at the shop for now. */
    async quieten(tabId: number, shop: string): Promise<void> {
      await session.set({ [quietKey(tabId)]: [...new Set([...(await quietShops(tabId)), shop])] })
    },

    isQuiet: async (tabId: number, shop: string): Promise<boolean> =>
      (await quietShops(tabId)).includes(shop),

    forget: (tabId: number): Promise<void> => session.remove([offeredKey(tabId), quietKey(tabId)]),
  }
}
export type PromptBook = ReturnType<typeof promptBook>

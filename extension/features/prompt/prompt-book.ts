import * as z from 'zod/mini'
import type { PageDocument, Store } from '../ports.ts'

const offered = z.object({ documentId: z.string(), shop: z.string() })
const shops = z.array(z.string())

const offeredKey = (tabId: number): string => `prompt:${tabId}`
const quietKey = (tabId: number): string => `quiet:${tabId}`

/** What is remembered of prompts, by tab, until the tab or the browser is closed. */
export function promptBook(session: Store) {
  const quietShops = async (tabId: number): Promise<string[]> =>
    shops.safeParse(await session.get(quietKey(tabId))).data ?? []

  return {
    /** Notes which shop's codes a document is offered. Shops are domains of retailers. */
    offer: ({ tabId, documentId }: PageDocument, shop: string): Promise<void> =>
      session.set({ [offeredKey(tabId)]: { documentId, shop } satisfies z.infer<typeof offered> }),

    /** The shop whose codes the document was offered; undefined where it was offered none. */
    async shopOf({ tabId, documentId }: PageDocument): Promise<string | undefined> {
      const { data } = offered.safeParse(await session.get(offeredKey(tabId)))
      return data?.documentId === documentId ? data.shop : undefined
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

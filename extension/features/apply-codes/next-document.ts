import type { Pages, Tabs } from '../ports.ts'
import type { RunBook, Ticket } from './run-book.ts'
import type { RunEnds } from './run-ends.ts'

export interface NextDocumentPorts {
  readonly book: RunBook
  readonly pages: Pages
  readonly tabs: Tabs
  readonly ends: RunEnds
  readonly turn: <T>(tabId: number, task: () => Promise<T>) => Promise<T>
  readonly now: () => Date
  readonly wait: (ms: number) => Promise<void>
}

/** Longer than the engine waits for a load, so that its word on a load that never came counts. */
const loadsWithinMs = 20_000
const scriptCallsWithinMs = 30_000
const lookAgainAfterMs = 50

/** Takes runs from one document of a tab to the next. */
export function nextDocument({ book, pages, tabs, ends, turn, now, wait }: NextDocumentPorts) {
  /** This background, for as long as it lives. */
  const self = crypto.randomUUID()

  /** What a ticket says while the page's script is sent for and has not called yet. */
  async function sending(tabId: number, frame: string | undefined) {
    return {
      stage: 'trying',
      documentId: null,
      sentTo: (await pages.documentOf(tabId, frame)) ?? null,
      sentForAt: now().getTime(),
      sentBy: self,
    } as const satisfies Partial<Ticket>
  }

  /** Sends the page's script into whatever document the tab shows. */
  async function sendScript(tabId: number): Promise<void> {
    const frame = (await book.ticket(tabId))?.frame
    await pages.injectRun(tabId, frame).catch(() =>
      turn(tabId, async () => {
        const ticket = await book.ticket(tabId)
        if (ticket?.stage !== 'trying' || ticket.documentId !== null) return
        await ends.lose(tabId, ticket, ticket.state === null ? 'page-closed-to-us' : 'page-left')
      }),
    )
  }

  /**
   * Looks whether the run must go on in another document.
   *
   * @returns `send` where the page's script is to be sent there, `wait` while a load is under way.
   */
  async function look(tabId: number): Promise<'send' | 'wait' | 'stay'> {
    const ticket = await book.ticket(tabId)
    if (ticket === undefined) return 'stay'
    const { stage, documentId, state, frame } = ticket
    if (stage === 'away')
      return (await isBack(tabId, ticket)) ? takeUp(tabId, ticket, 'shopper') : 'stay'
    if (stage !== 'trying' && stage !== 'loading') return 'stay'
    const shown = await pages.documentOf(tabId, frame)
    if (documentId === null) {
      const isGone = shown !== undefined && ticket.sentTo !== null && shown !== ticket.sentTo
      // The document was left before its script had called.
      if (isGone && state !== null && (await isAtShop(tabId, ticket))) {
        return takeUp(tabId, ticket, 'shopper')
      }
      const isLate = now().getTime() - ticket.sentForAt >= scriptCallsWithinMs
      if (isGone || isLate) {
        await ends.lose(tabId, ticket, 'page-left')
        return 'stay'
      }
      // Evicted between the word that it is sent and the sending: nobody else would do it.
      if (ticket.sentBy === self) return 'stay'
      await book.write(tabId, { ticket: { ...ticket, sentBy: self } })
      return 'send'
    }
    if (shown === documentId) return stage === 'loading' ? 'wait' : 'stay'
    if (shown === undefined && stage === 'loading') return rescue(tabId, ticket)
    const isSameShop = shown !== undefined && (await isAtShop(tabId, ticket))
    if (isSameShop && state !== null)
      return takeUp(tabId, ticket, stage === 'loading' ? ticket.loadedBy : 'shopper')
    await ends.lose(tabId, ticket, 'page-left')
    return 'stay'
  }

  /**
   * Back to the basket, once, where a load of the run has ended on a page that is closed to us:
   * nearly always the browser's own page for a shop that failed. Chrome takes our access to the tab
   * away with such a page, so there the run ends; the shopper has the basket before them all the same.
   */
  async function rescue(tabId: number, ticket: Ticket): Promise<'wait' | 'stay'> {
    if (await tabs.isLoading(tabId)) return 'wait'
    // The new document may have come while we asked.
    if ((await pages.documentOf(tabId, ticket.frame)) !== undefined) return 'wait'
    if (ticket.loadedBy === 'rescue') {
      await ends.lose(tabId, ticket, 'shop-error')
      return 'stay'
    }
    await book.write(tabId, { ticket: { ...ticket, loadedBy: 'rescue' } })
    await tabs.load(tabId, ticket.address)
    return 'wait'
  }

  async function takeUp(
    tabId: number,
    ticket: Ticket,
    loadedBy: Ticket['loadedBy'],
  ): Promise<'send'> {
    const run = await book.run(tabId)
    await book.write(tabId, {
      ...(run && { run: { ...run, phase: 'running', cause: null } }),
      ticket: { ...ticket, ...(await sending(tabId, ticket.frame)), loadedBy },
    })
    return 'send'
  }

  async function isAtShop(tabId: number, { address }: Ticket): Promise<boolean> {
    const shown = URL.parse((await tabs.addressOf(tabId)) ?? '')
    return shown?.origin === new URL(address).origin
  }

  /** Whether the shopper has come back to the page that the run was started on. */
  async function isBack(tabId: number, ticket: Ticket): Promise<boolean> {
    const shown = URL.parse((await tabs.addressOf(tabId)) ?? '')
    const { origin, pathname } = new URL(ticket.address)
    if (shown?.origin !== origin || shown.pathname !== pathname) return false
    return (await pages.documentOf(tabId, ticket.frame)) !== undefined
  }

  return {
    sending,
    sendScript,

    /** Sees to it that the tab's run goes on in the document that the tab shows, or ends. */
    follow: async (tabId: number): Promise<void> => {
      for (let waited = 0; waited < loadsWithinMs; waited += lookAgainAfterMs) {
        const found = await turn(tabId, () => look(tabId))
        if (found === 'send') return sendScript(tabId)
        if (found === 'stay') return
        await wait(lookAgainAfterMs)
      }
      await turn(tabId, async () => {
        const ticket = await book.ticket(tabId)
        if (ticket?.stage === 'loading') await ends.lose(tabId, ticket, 'page-left')
      })
    },
  }
}

import type { Run } from '#domain/contract/run.ts'
import type { PageDocument, Tabs } from '../ports.ts'
import { inTurn } from './in-turn.ts'
import type { RunProgress, Ticket } from './run-book.ts'
import { runEnds, type RunEndsPorts } from './run-ends.ts'

export interface ApplyCodesPorts extends RunEndsPorts {
  readonly tabs: Tabs
}

/** What is tried, at which shop. */
export interface RunOrder {
  readonly host: string
  readonly address: string
  readonly codes: readonly string[]
  /** ISO 4217 code of the money that the shop most likely uses. */
  readonly currencyHint: string
}

/** What the page's script needs to begin. */
export type RunBriefing = Pick<Ticket, 'codes' | 'currencyHint'>

/**
 * The background's side of a run. Nothing of it is kept in memory: every call starts from what
 * lies in storage, so an evicted background goes on where it was.
 */
export function applyCodes(ports: ApplyCodesPorts) {
  const { book, journal, pages, tabs, now } = ports
  const { finish, lose, settle, showEnding } = runEnds(ports)
  const turn = inTurn()

  async function ownTicket({ tabId, documentId }: PageDocument): Promise<Ticket | undefined> {
    const ticket = await book.ticket(tabId)
    const own = ticket?.stage === 'trying' && (ticket.documentId ?? documentId) === documentId
    return own ? ticket : undefined
  }

  return {
    /**
     * Starts a run in a tab whose page the shopper has just pressed the button on.
     *
     * @returns false where a run is at work in the tab already.
     */
    start: (tabId: number, order: RunOrder): Promise<boolean> =>
      turn(tabId, async () => {
        await settle(tabId)
        const before = await book.run(tabId)
        if (before?.phase === 'running') return false
        const run = newRun(order.codes, now())
        const ticket: Ticket = {
          ...order,
          codes: [...order.codes],
          stage: 'trying',
          documentId: null,
          ending: null,
        }
        await book.write(tabId, { run, ticket })
        return true
      }).then(async (started) => {
        // Outside the turn, since the page's script calls `begin` before the injection resolves.
        if (!started) return false
        await pages.injectRun(tabId).catch(() =>
          turn(tabId, async () => {
            const ticket = await book.ticket(tabId)
            if (ticket?.stage === 'trying') await lose(tabId, ticket, 'page-closed-to-us')
          }),
        )
        return true
      }),

    /** The page's script asks for its work. Undefined tells it that there is none for it. */
    begin: (page: PageDocument): Promise<RunBriefing | undefined> =>
      turn(page.tabId, async () => {
        const ticket = await ownTicket(page)
        if (ticket?.documentId !== null) return undefined
        await book.write(page.tabId, { ticket: { ...ticket, documentId: page.documentId } })
        return { codes: ticket.codes, currencyHint: ticket.currencyHint }
      }),

    /** @returns whether the page's script shall go on. */
    progress: (page: PageDocument, progress: RunProgress): Promise<boolean> =>
      turn(page.tabId, async () => {
        const ticket = await ownTicket(page)
        if (ticket === undefined) return false
        if (progress.arrival !== null) await journal.open(ticket.host, progress.arrivalCodes)
        await book.write(page.tabId, { run: { ...progress, phase: 'running' } })
        return true
      }),

    /**
     * The run is over.
     *
     * @param refresh The page shows what the shop no longer holds: load it again, then show the
     *   ending there. Until then the run counts as running.
     */
    end: async (page: PageDocument, ending: RunProgress, refresh: boolean): Promise<void> => {
      const { tabId } = page
      const refreshing = await turn(tabId, async () => {
        const ticket = await ownTicket(page)
        if (ticket === undefined) return false
        if (!refresh) {
          await finish(tabId, ticket, ending)
          return false
        }
        await book.write(tabId, {
          run: { ...ending, phase: 'running' },
          ticket: { ...ticket, stage: 'refreshing', ending },
        })
        const address = URL.parse((await tabs.addressOf(tabId)) ?? ticket.address)
        if (address !== null) {
          // With a fragment the browser would only scroll.
          address.hash = ''
          await tabs.load(tabId, address.href).catch(() => undefined)
        }
        return true
      })
      if (refreshing) await turn(tabId, () => showEnding(tabId))
    },

    /** How the run ended, for the refreshed page of its tab. */
    ending: async ({ tabId, documentId }: PageDocument): Promise<RunProgress | undefined> => {
      const ticket = await book.ticket(tabId)
      const isNewPage = ticket?.stage === 'refreshing' && ticket.documentId !== documentId
      return isNewPage ? (ticket.ending ?? undefined) : undefined
    },

    /** The page's script ends the run within one code and reports how it ended. */
    stop: async (tabId: number): Promise<void> => {
      const ticket = await book.ticket(tabId)
      if (ticket?.stage !== 'trying' || ticket.documentId === null) return
      await pages
        .stopRun({ tabId, documentId: ticket.documentId })
        .catch(() => turn(tabId, () => settle(tabId)))
    },

    /** The tab has loaded something: brings what is stored in line with what is there. */
    tabChanged: (tabId: number): Promise<void> =>
      turn(tabId, async () => {
        await settle(tabId)
        await showEnding(tabId)
      }),

    /** The tab's run as it is now, and the address that it was started on. */
    async latest(tabId: number): Promise<{ run: Run; address: string } | undefined> {
      const ticket = await book.ticket(tabId)
      if (ticket === undefined) return undefined
      // A refresh under way settles by itself; waiting for it would keep the popup empty.
      if (ticket.stage === 'trying') await turn(tabId, () => settle(tabId))
      const run = await book.run(tabId)
      return run && { run, address: ticket.address }
    },

    tabClosed: (tabId: number): Promise<void> =>
      turn(tabId, async () => {
        const ticket = await book.ticket(tabId)
        if (ticket?.stage === 'trying') await lose(tabId, ticket, 'tab-closed')
        else if (ticket?.stage === 'refreshing' && ticket.ending !== null)
          await finish(tabId, ticket, ticket.ending)
        else await book.forget(tabId)
      }),
  }
}
export type ApplyCodes = ReturnType<typeof applyCodes>

function newRun(codes: readonly string[], now: Date): Omit<Run, 'tabId'> {
  return {
    phase: 'running',
    startedAt: now.toISOString(),
    arrival: null,
    arrivalCodes: [],
    final: null,
    kept: [],
    outcomes: codes.map((code) => ({ code, outcome: { kind: 'untried' } })),
    saving: null,
    currency: null,
    cause: null,
  }
}

import type { Run, RunProgress } from '#domain/contract/run.ts'
import type { Offer } from '#domain/vouchers/chance.ts'
import type { PageDocument, Tabs } from '../ports.ts'
import { inTurn } from './in-turn.ts'
import { nextDocument } from './next-document.ts'
import type { Ticket } from './run-book.ts'
import { runEnds, type RunEndsPorts } from './run-ends.ts'

export interface ApplyCodesPorts extends RunEndsPorts {
  readonly tabs: Tabs
  readonly now: () => Date
}

/** What is tried, at which shop. */
export interface RunOrder {
  readonly host: string
  readonly address: string
  /** Origin of the frame that holds the basket; undefined where the page does. */
  readonly frame?: string | undefined
  readonly codes: readonly string[]
  /** The code that is on by the shopper's word, where the page names none. */
  readonly told?: string | undefined
  /** What is known of them; an own code of the shopper's is no offer. */
  readonly offers: readonly Offer[]
  /** ISO 4217 code of the money that the shop most likely uses. */
  readonly currencyHint: string
  /** The shop's recipe as its bundle holds it; undefined where there is none. */
  readonly recipe?: unknown
}

/** What the page's script needs to begin, or to go on from `state`. */
export type RunBriefing = Pick<
  Ticket,
  'codes' | 'told' | 'offers' | 'currencyHint' | 'recipe' | 'state' | 'loadedBy' | 'isStopped'
>

/** A report of the page's script. */
export interface RunReport {
  readonly progress: RunProgress
  /** The engine's state as it is kept for the next document; null before the arrival. */
  readonly state: unknown
  /** The run itself is about to load the page anew. */
  readonly isLeaving: boolean
}

export interface LatestRun extends Pick<Ticket, 'address' | 'documentId' | 'frame'> {
  readonly run: Run
}

/**
 * The background's side of a run. Nothing of it is kept in memory: every call starts from what
 * lies in storage, so an evicted background goes on where it was.
 */
export function applyCodes(ports: ApplyCodesPorts) {
  const { book, journal, pages, tabs, now } = ports
  const turn = inTurn()
  const ends = runEnds(ports)
  const { finish, lose, showEnding } = ends
  const { follow, sending, sendScript } = nextDocument({ ...ports, ends, turn })

  /** The ticket where the document is the one that the run belongs to. */
  async function ownTicket(
    { tabId, documentId }: PageDocument,
    stages: readonly Ticket['stage'][] = ['trying', 'loading'],
  ): Promise<Ticket | undefined> {
    const ticket = await book.ticket(tabId)
    const isAtWork = ticket !== undefined && stages.includes(ticket.stage)
    return isAtWork && ticket.documentId === documentId ? ticket : undefined
  }

  return {
    /**
     * Starts a run in a tab whose page the shopper has just pressed the button on.
     *
     * @returns false where a run is at work in the tab already.
     */
    async start(tabId: number, order: RunOrder): Promise<boolean> {
      // A new run finds the codes that the lost one left behind.
      if ((await book.ticket(tabId))?.stage !== 'away') await follow(tabId)
      const started = await turn(tabId, async () => {
        const before = await book.run(tabId)
        if (before?.phase === 'running') return false
        const ticket: Ticket = {
          ...order,
          codes: [...order.codes],
          offers: [...order.offers],
          ...(await sending(tabId, order.frame)),
          state: null,
          loadedBy: 'shopper',
          isStopped: false,
          ending: null,
        }
        await book.write(tabId, { run: newRun(order.codes, now()), ticket })
        return true
      })
      // Outside the turn, since the page's script calls `begin` before the injection resolves.
      if (started) await sendScript(tabId)
      return started
    },

    /**
     * The page's script asks for its work, once more where the answer was lost with the background.
     * Undefined tells it that there is none for it.
     */
    begin: (page: PageDocument): Promise<RunBriefing | undefined> =>
      turn(page.tabId, async () => {
        const ticket = await book.ticket(page.tabId)
        const { tabId, documentId } = page
        if (ticket?.stage !== 'trying' || (ticket.documentId ?? documentId) !== documentId) {
          return undefined
        }
        await book.write(tabId, { ticket: { ...ticket, documentId } })
        const { codes, told, offers, currencyHint, recipe, state, loadedBy, isStopped } = ticket
        return { codes, told, offers, currencyHint, recipe, state, loadedBy, isStopped }
      }),

    /** @returns whether the page's script shall go on. */
    async progress(page: PageDocument, report: RunReport): Promise<boolean> {
      const { progress, state, isLeaving } = report
      const own = await turn(page.tabId, async () => {
        const ticket = await ownTicket(page)
        if (ticket === undefined) return undefined
        if (progress.arrival !== null) await journal.open(ticket.host, progress.arrivalCodes)
        await book.write(page.tabId, {
          run: { ...progress, phase: 'running' },
          ticket: {
            ...ticket,
            state,
            offers: state === null ? ticket.offers : [],
            ...(isLeaving ? { stage: 'loading', loadedBy: 'run' } : { stage: 'trying' }),
          },
        })
        return ticket
      })
      // Not waited for: the page begins to load when this is answered.
      if (own !== undefined && isLeaving) void follow(page.tabId)
      return own?.isStopped === false
    },

    /**
     * The run is over. Said once more where the background was evicted before it had the page loaded.
     *
     * @param refresh Address of the shop's page where the tab shows what the shop no longer holds:
     *   it is loaded, and the ending shown there. Until then the run counts as running.
     */
    end: async (page: PageDocument, ending: RunProgress, refresh: string | null): Promise<void> => {
      const { tabId } = page
      const refreshing = await turn(tabId, async () => {
        const ticket = await ownTicket(page, ['trying', 'loading', 'refreshing'])
        if (ticket === undefined) return false
        const { address, frame } = ticket
        const isAtShop = URL.parse(refresh ?? '')?.origin === (frame ?? new URL(address).origin)
        if (refresh === null || !isAtShop) {
          await finish(tabId, ticket, ending)
          return false
        }
        // A frame is loaded with the page around it, which from here on is the run's own.
        const around =
          frame === undefined ? {} : { documentId: (await pages.documentOf(tabId)) ?? null }
        await book.write(tabId, {
          run: { ...ending, phase: 'running' },
          ticket: { ...ticket, ...around, frame: undefined, stage: 'refreshing', ending },
        })
        await tabs.load(tabId, frame === undefined ? refresh : address).catch(() => undefined)
        return true
      })
      if (refreshing) await turn(tabId, () => showEnding(tabId))
    },

    /** The page's script can do nothing in the page that the shopper went to. */
    elsewhere: (page: PageDocument): Promise<void> =>
      turn(page.tabId, async () => {
        const ticket = await ownTicket(page)
        if (ticket !== undefined) await lose(page.tabId, ticket, 'page-left')
      }),

    /** How the run ended, for the refreshed page of its tab. */
    ending: async ({ tabId, documentId }: PageDocument): Promise<RunProgress | undefined> => {
      const ticket = await book.ticket(tabId)
      const isNewPage = ticket?.stage === 'refreshing' && ticket.documentId !== documentId
      return isNewPage ? (ticket.ending ?? undefined) : undefined
    },

    /**
     * The shopper's Stop: the page's script ends the run within one code and reports how it ended.
     * Kept as well, since the script that hears it may be gone with its document.
     */
    stop: async (tabId: number): Promise<void> => {
      const ticket = await turn(tabId, async () => {
        const held = await book.ticket(tabId)
        if (held?.stage !== 'trying' && held?.stage !== 'loading') return undefined
        await book.write(tabId, { ticket: { ...held, isStopped: true } })
        return held
      })
      if (ticket === undefined || ticket.documentId === null) return
      await pages.stopRun({ tabId, documentId: ticket.documentId }).catch(() => follow(tabId))
    },

    /** The tab has loaded something: brings what is stored in line with what is there. */
    async tabChanged(tabId: number): Promise<void> {
      await follow(tabId)
      await turn(tabId, () => showEnding(tabId))
    },

    /** The tab's run as it is now, the address that it was started on, and its latest document. */
    async latest(tabId: number): Promise<LatestRun | undefined> {
      const ticket = await book.ticket(tabId)
      if (ticket === undefined) return undefined
      // A load under way settles by itself; waiting for it would keep the popup empty.
      if (ticket.stage === 'trying') await follow(tabId)
      const run = await book.run(tabId)
      const { address, documentId, frame } = (await book.ticket(tabId)) ?? ticket
      return run && { run, address, documentId, frame }
    },

    tabClosed: (tabId: number): Promise<void> =>
      turn(tabId, async () => {
        const ticket = await book.ticket(tabId)
        if (ticket?.stage === 'trying' || ticket?.stage === 'loading') {
          await lose(tabId, { ...ticket, state: null }, 'tab-closed')
        } else if (ticket?.stage === 'refreshing' && ticket.ending !== null) {
          await finish(tabId, ticket, ticket.ending)
        } else await book.forget(tabId)
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

import type { RunProgress } from '#domain/contract/run.ts'
import type { Pages } from '../ports.ts'
import type { ArrivalJournal } from './arrival-journal.ts'
import type { RunBook, Ticket } from './run-book.ts'

/** Why a run ended that the engine could not end itself. */
export type LostCause = 'page-left' | 'tab-closed' | 'page-closed-to-us' | 'shop-error'

export interface RunEndsPorts {
  readonly book: RunBook
  readonly journal: ArrivalJournal
  readonly pages: Pages
  readonly wait: (ms: number) => Promise<void>
  /** Told of each run that the engine has ended, before it counts as ended; maybe twice. */
  readonly noteEnd: (tabId: number, host: string, ending: RunProgress) => Promise<unknown>
}

const refreshWithinMs = 20_000
const showsWithinMs = 5000
const lookAgainAfterMs = 100

/** The ways in which a run comes to its end. The caller sees to it that they don't overlap. */
export function runEnds({ book, journal, pages, wait, noteEnd }: RunEndsPorts) {
  async function finish(tabId: number, ticket: Ticket, ending: RunProgress): Promise<void> {
    // What can't be kept of it holds no run up.
    await noteEnd(tabId, ticket.host, ending).catch(() => undefined)
    const ended: Ticket = { ...ticket, stage: 'ended', state: null, ending: null }
    await book.write(tabId, { run: ending, ticket: ended })
    // Codes that may be missing still are tried first the next time.
    const isRestored = ending.final !== null && ending.cause !== 'not-restored'
    if (isRestored) await journal.close(ticket.host)
  }

  /**
   * The run is cut off from its page. Its arrival stays in the journal, and its state with the tab:
   * the shopper may come back to the page.
   */
  async function lose(tabId: number, ticket: Ticket, cause: LostCause): Promise<void> {
    const run = await book.run(tabId)
    if (run === undefined) return
    const isFault = cause === 'page-closed-to-us' || cause === 'shop-error'
    await book.write(tabId, {
      run: { ...run, phase: isFault ? 'failed' : 'stopped', cause, final: null, saving: null },
      ticket: { ...ticket, stage: ticket.state === null ? 'ended' : 'away' },
    })
  }

  /**
   * Waits for the refreshed page and shows there how the run ended. The old document's end is
   * waited for rather than the new one's `load`, which a hanging resource may hold back for ever.
   */
  async function showEnding(tabId: number): Promise<void> {
    const ticket = await book.ticket(tabId)
    if (ticket?.stage !== 'refreshing' || ticket.ending === null) return
    const { documentId, ending } = ticket
    let left = false
    for (let waited = 0; !left && waited < refreshWithinMs; waited += lookAgainAfterMs) {
      left = (await pages.documentOf(tabId)) !== documentId
      if (!left) await wait(lookAgainAfterMs)
    }
    // Without the bar the ending is still in the popup. A script that is sent into a document which
    // the shopper leaves just then may never answer, and the run would never be over.
    if (left) {
      const shown = pages.injectEnding(tabId).catch(() => undefined)
      await Promise.race([shown, wait(showsWithinMs)])
    }
    const shownIn = (await pages.documentOf(tabId)) ?? null
    await finish(tabId, { ...ticket, documentId: shownIn }, ending)
  }

  return { finish, lose, showEnding }
}
export type RunEnds = ReturnType<typeof runEnds>

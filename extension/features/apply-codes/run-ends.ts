import type { Pages } from '../ports.ts'
import type { ArrivalJournal } from './arrival-journal.ts'
import type { RunBook, RunProgress, Ticket } from './run-book.ts'

/** Why a run ended that the engine could not end itself. */
export type LostCause = 'page-left' | 'tab-closed' | 'page-closed-to-us'

export interface RunEndsPorts {
  readonly book: RunBook
  readonly journal: ArrivalJournal
  readonly pages: Pages
  readonly now: () => Date
  readonly wait: (ms: number) => Promise<void>
}

const injectedWithinMs = 30_000
const refreshWithinMs = 20_000
const lookAgainAfterMs = 100

/** The ways in which a run comes to its end. The caller sees to it that they don't overlap. */
export function runEnds({ book, journal, pages, now, wait }: RunEndsPorts) {
  async function finish(tabId: number, ticket: Ticket, ending: RunProgress): Promise<void> {
    await book.write(tabId, { run: ending, ticket: { ...ticket, stage: 'ended', ending: null } })
    await journal.close(ticket.host)
  }

  /** The run is cut off from its page. Its arrival stays in the journal. */
  async function lose(tabId: number, ticket: Ticket, cause: LostCause): Promise<void> {
    const run = await book.run(tabId)
    if (run === undefined) return
    const phase = cause === 'page-closed-to-us' ? 'failed' : 'stopped'
    await book.write(tabId, {
      run: { ...run, phase, cause, final: null, saving: null },
      ticket: { ...ticket, stage: 'ended' },
    })
  }

  /** Ends a run whose page is gone, so that none stays `running` for ever. */
  async function settle(tabId: number): Promise<void> {
    const ticket = await book.ticket(tabId)
    if (ticket?.stage !== 'trying') return
    const { documentId } = ticket
    const lives =
      documentId === null ? await isRecent(tabId) : (await pages.documentOf(tabId)) === documentId
    if (!lives) await lose(tabId, ticket, 'page-left')
  }

  /** Whether the page's script may still be on its way into the page. */
  async function isRecent(tabId: number): Promise<boolean> {
    const run = await book.run(tabId)
    return run !== undefined && now().getTime() - Date.parse(run.startedAt) < injectedWithinMs
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
    // Without the bar the ending is still in the popup.
    if (left) await pages.injectEnding(tabId).catch(() => undefined)
    await finish(tabId, ticket, ending)
  }

  return { finish, lose, settle, showEnding }
}

import type { RunProgress } from '#domain/contract/run.ts'
import {
  applyCodes,
  type RunOrder,
  type RunReport,
} from '#extension/features/apply-codes/apply-codes.ts'
import { arrivalJournal } from '#extension/features/apply-codes/arrival-journal.ts'
import { runBook } from '#extension/features/apply-codes/run-book.ts'
import { aProgress, aReading, fakeTab, memoryStore } from './extension-ports.ts'

export const tabId = 7
export const page = { tabId, documentId: 'first' }
export const order: RunOrder = {
  host: 'shop.example',
  address: 'https://shop.example/basket#codes',
  codes: ['ONE', 'TWO'],
  offers: [],
  currencyHint: 'GBP',
}
export const ending = aProgress({
  phase: 'done',
  final: aReading(4500),
  kept: ['TWO'],
  saving: 500,
})

/** A report of the page's script, with the engine's state as it lies in storage. */
export function report(differing: Partial<RunProgress> = {}, isLeaving = false): RunReport {
  return { progress: aProgress(differing), state: { acts: 1 }, isLeaving }
}

/** A browser with one tab and the storage of the extension, in which a background starts and ends. */
export function runStage() {
  return {
    clock: new Date('2026-05-02T10:00:00Z'),
    session: memoryStore(),
    local: memoryStore(),
    browser: fakeTab(order.address),
    /** Runs that the engine has ended: tab, host, ending. */
    noted: [] as [number, string, RunProgress][],
    /** What happens in the tab while the background waits to look again. */
    whileWaiting: (): unknown => undefined,

    /** The background as it is after a start: nothing but what lies in storage. */
    background() {
      const now = () => this.clock
      return applyCodes({
        book: runBook(this.session),
        journal: arrivalJournal(this.local, now),
        pages: this.browser.pages,
        tabs: this.browser.tabs,
        now,
        noteEnd: (...noted) => Promise.resolve(void this.noted.push(noted)),
        // A longer wait bounds what may never answer.
        wait: async (ms) => {
          if (ms < 1000) await this.whileWaiting()
        },
      })
    },
    stored() {
      return this.session.content[`run:${tabId}`]
    },
  }
}

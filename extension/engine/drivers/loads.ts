import { loadAddress } from '../dom/page-load.ts'
import type { Leaving } from './driver.ts'
import type { Notes } from './driver-note.ts'

export interface LoadsOptions {
  readonly document: Document
  readonly notes: Notes
  readonly page: {
    /** Whether the page was about to load itself anew since the last act. */
    isReloadHeld(): boolean
    /** Lets it. */
    release(): void
  }
}

/** After this many loads in a row that led to no basket the way back is lost. */
const mostStrayed = 2

/** The loads by which a run leaves its document. `heard` is what the page has said until then. */
export function createLoads({ document, notes, page }: LoadsOptions) {
  /** @param isSent false where the act in hand comes after the load, not before. */
  const leaving = (go: () => void, heard: readonly string[], isSent = true): Leaving => ({
    ...{ kind: 'leaving', heard, isSent },
    go: () => {
      page.release()
      go()
    },
  })

  /** Loads the basket's page. */
  const home = (heard: readonly string[], isSent: boolean): Leaving =>
    leaving(
      () => {
        loadAddress(document, notes.now.pageUrl)
      },
      heard,
      isSent,
    )

  return {
    leaving,
    home,

    /** The same, until it has led nowhere too often. */
    wayBack: (heard: readonly string[], isSent: boolean): Leaving | undefined => {
      const { strayed } = notes.now
      if (strayed >= mostStrayed) return undefined
      notes.change({ strayed: strayed + 1 })
      return home(heard, isSent)
    },

    /** Leaves the background for the page, which is loaded first: it may show what is no more. */
    backToPage: (): Leaving => {
      const { manner, linesOnPage } = notes.now
      notes.change({ manner: manner === 'form' ? 'reload' : 'page', lines: linesOnPage })
      return home([], false)
    },

    /** What the page was about to do by itself since the last act, before anything else is done. */
    own: (): Leaving | undefined => {
      if (!page.isReloadHeld()) return undefined
      const go = () => {
        loadAddress(document, document.URL)
      }
      return leaving(go, [], false)
    },
  }
}

export type Loads = ReturnType<typeof createLoads>

import type { OpenApi } from '../api/api-driver.ts'
import type { Landmarks, Sight } from '../look.ts'
import type { Answer, Driver } from './driver.ts'
import type { Notes } from './driver-note.ts'
import type { Handover } from './page-acts.ts'
import type { ShopClient } from './shop-client.ts'
import { takeOver, takeUp } from './take-over.ts'

export interface BackgroundOptions {
  readonly document: Document
  readonly fetch: typeof fetch
  readonly perCodeMs: number
  readonly send: ShopClient
  readonly notes: Notes
  /** The interface of the shop's platform, where it has one. */
  readonly openApi?: OpenApi | null | undefined
}

/** What works beside the page, where anything does: the shop's own forms, or its platform's interface. */
export function createBackground({ document, send, notes, ...options }: BackgroundOptions) {
  let driver: Driver | undefined
  const together = (landmarks: Landmarks) => ({
    ...{ document, send, landmarks },
    pageUrl: notes.now.pageUrl,
  })

  async function openedApi(arrival: Sight | undefined, landmarks: Landmarks) {
    const { fetch, perCodeMs } = options
    const opened = await options.openApi?.({
      ...{ document, fetch, landmarks, arrival },
      timeoutMs: perCodeMs,
    })
    driver = opened?.driver
    return opened
  }

  return {
    /** Opens the platform's interface where it says what the page says. */
    async openApi(arrival: Sight, landmarks: Landmarks): Promise<void> {
      const opened = await openedApi(arrival, landmarks)
      if (opened !== undefined) notes.change({ manner: 'api', lines: opened.lines })
    },

    /** The driver that works in the background, if one does; a fault where it can't go on. */
    async inUse(landmarks: Landmarks): Promise<Driver | Answer | undefined> {
      const { manner, form } = notes.now
      if (manner === 'api' && driver === undefined) {
        return (
          (await openedApi(undefined, landmarks))?.driver ?? { kind: 'unable', cause: 'no-field' }
        )
      }
      if (manner !== 'form' || form === null || driver !== undefined) return driver
      const taken = await takeUp(together(landmarks), form)
      if (!('kind' in taken)) driver = taken
      return taken
    },

    /** Takes over what a press would have loaded; undefined where the page has to do it. */
    async takeOver(
      handover: Handover,
      arrival: Sight | undefined,
      landmarks: Landmarks,
    ): Promise<Driver | Answer | undefined> {
      const taken = await takeOver(together(landmarks), handover, arrival)
      if (taken === undefined || 'kind' in taken) return taken
      driver = taken.driver
      notes.change({ ...taken.note, manner: 'form' })
      return driver
    },

    get isAtWork() {
      return driver !== undefined
    },
    /** Whether it has changed what the page may still show. */
    get hasChanged() {
      return driver?.isStale === true
    },
  }
}

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aProgress, aReading, fakeTab, memoryStore } from '#tests/support/extension-ports.ts'
import { applyCodes, type RunOrder, type RunReport } from './apply-codes.ts'
import { arrivalJournal } from './arrival-journal.ts'
import { runBook, type RunProgress } from './run-book.ts'

const tabId = 7
const page = { tabId, documentId: 'first' }
const order: RunOrder = {
  host: 'shop.example',
  address: 'https://shop.example/basket#codes',
  codes: ['ONE', 'TWO'],
  currencyHint: 'GBP',
}
const ending = aProgress({
  phase: 'done',
  final: aReading(4500),
  kept: ['TWO'],
  saving: 500,
})

let clock: Date
let session: ReturnType<typeof memoryStore>
let local: ReturnType<typeof memoryStore>
let browser: ReturnType<typeof fakeTab>
/** What happens in the tab while the background waits. */
let whileWaiting: () => unknown

/** A report of the page's script, with the engine's state as it lies in storage. */
function report(differing: Partial<RunProgress> = {}, isLeaving = false): RunReport {
  return { progress: aProgress(differing), state: { acts: 1 }, isLeaving }
}

/** The background as it is after a start: nothing but what lies in storage. */
function background() {
  const now = () => clock
  return applyCodes({
    book: runBook(session),
    journal: arrivalJournal(local, now),
    pages: browser.pages,
    tabs: browser.tabs,
    now,
    wait: async () => {
      await whileWaiting()
    },
  })
}
const stored = () => session.content[`run:${tabId}`]

beforeEach(() => {
  clock = new Date('2026-05-02T10:00:00Z')
  session = memoryStore()
  local = memoryStore()
  browser = fakeTab(order.address)
  whileWaiting = () => undefined
})

describe('a run', () => {
  test('begins with all codes untried, and the engine is loaded only then', async () => {
    expect(browser.tab.injected).toEqual([])
    expect(await background().start(tabId, order)).toBe(true)
    expect(browser.tab.injected).toEqual(['run'])
    expect(stored()).toMatchObject({
      tabId,
      phase: 'running',
      outcomes: [
        { code: 'ONE', outcome: { kind: 'untried' } },
        { code: 'TWO', outcome: { kind: 'untried' } },
      ],
    })
  })

  test('goes on where it was after the background was evicted', async () => {
    await background().start(tabId, order)
    expect(await background().begin(page)).toEqual({
      codes: ['ONE', 'TWO'],
      currencyHint: 'GBP',
      state: null,
      loadedBy: 'shopper',
      isStopped: false,
    })
    expect(await background().progress(page, report({ kept: ['ONE'] }))).toBe(true)
    await background().end(page, ending, null)
    expect(stored()).toEqual({ ...ending, tabId })
  })

  test('is the only one in its tab, and another may follow it', async () => {
    const runs = background()
    await runs.start(tabId, order)
    await runs.begin(page)
    expect(await runs.start(tabId, order)).toBe(false)
    await runs.end(page, ending, null)
    expect(await runs.start(tabId, order)).toBe(true)
  })

  test('counts as running whatever the page reports before the end', async () => {
    const runs = background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.progress(page, report(ending))
    expect(stored()).toMatchObject({ phase: 'running' })
  })

  test('is stopped in the document that it runs in', async () => {
    const runs = background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.stop(tabId)
    expect(browser.tab.stopped).toEqual(['first'])
  })

  test('fails with words where the page is closed to us', async () => {
    browser.tab.refusesScripts = true
    await background().start(tabId, order)
    expect(stored()).toMatchObject({ phase: 'failed', cause: 'page-closed-to-us' })
  })
})

describe('only the document that a run belongs to', () => {
  test.each([
    ['another document of the tab', { tabId, documentId: 'second' }],
    ['another tab', { tabId: 8, documentId: 'first' }],
  ])('can report: %s is told to stop and changes nothing', async (_, stranger) => {
    const runs = background()
    await runs.start(tabId, order)
    await runs.begin(page)
    const before = structuredClone(session.content)
    expect(await runs.begin(stranger)).toBeUndefined()
    expect(await runs.progress(stranger, report({ saving: 999_999 }))).toBe(false)
    await runs.end(stranger, { ...ending, saving: 999_999 }, null)
    expect(session.content).toEqual(before)
  })

  test('can report, and not after the end', async () => {
    const runs = background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.end(page, ending, null)
    expect(await runs.progress(page, report({ saving: 999_999 }))).toBe(false)
    expect(stored()).toEqual({ ...ending, tabId })
  })
})

describe('a page that must be refreshed at the end', () => {
  async function ended(runs = background()) {
    await runs.start(tabId, order)
    await runs.begin(page)
    return runs.end(page, ending, 'https://shop.example/basket')
  }

  test('is loaded once', async () => {
    whileWaiting = () => {
      browser.tab.documentId = 'second'
    }
    await ended()
    expect(browser.tab.loaded).toEqual(['https://shop.example/basket'])
  })

  test('shows the ending in the new document, and the run counts as running until it stands', async () => {
    const phases: unknown[] = []
    whileWaiting = () => {
      phases.push((stored() as { phase: string }).phase)
      browser.tab.documentId = 'second'
    }
    const runs = background()
    await ended(runs)
    expect(phases).toEqual(['running'])
    expect(browser.tab.injected).toEqual(['run', 'ending'])
    expect(stored()).toEqual({ ...ending, tabId })
  })

  test('learns the ending, which the old document does not', async () => {
    const seen: unknown[] = []
    const runs = background()
    const asked: Promise<unknown>[] = []
    whileWaiting = () => {
      asked.push(runs.ending(page), runs.ending({ tabId, documentId: 'second' }))
      browser.tab.documentId = 'second'
    }
    await ended(runs)
    seen.push(...(await Promise.all(asked)))
    expect(seen).toEqual([undefined, ending])
  })

  test('ends the run all the same where it never comes', async () => {
    await ended()
    expect(browser.tab.injected).toEqual(['run'])
    expect(stored()).toEqual({ ...ending, tabId })
  })

  test('is shown by the next background where one was evicted meanwhile', async () => {
    let evicted = false
    whileWaiting = () => {
      evicted = true
      throw new Error('evicted')
    }
    await expect(ended()).rejects.toThrow('evicted')
    expect(evicted).toBe(true)
    expect(stored()).toMatchObject({ phase: 'running' })
    browser.tab.documentId = 'second'
    await background().tabChanged(tabId)
    expect(browser.tab.injected).toEqual(['run', 'ending'])
    expect(stored()).toEqual({ ...ending, tabId })
  })
})

test('a page that tells of its end again is loaded, should the first word have been lost', async () => {
  const load = vi.spyOn(browser.tabs, 'load')
  const runs = background()
  await runs.start(tabId, order)
  await runs.begin(page)
  await new Promise<void>((resolve) => {
    load.mockImplementation(() => {
      resolve()
      return new Promise(() => undefined)
    })
    void runs.end(page, ending, 'https://shop.example/basket')
  })
  load.mockRestore()
  whileWaiting = () => {
    browser.tab.documentId = 'second'
  }
  await background().end(page, ending, 'https://shop.example/basket')
  expect(browser.tab.loaded).toEqual(['https://shop.example/basket'])
  expect(stored()).toEqual({ ...ending, tabId })
})

describe('a run that loads its page anew', () => {
  const second = { tabId, documentId: 'second' }
  async function leaving(runs = background()) {
    await runs.start(tabId, order)
    await runs.begin(page)
    return runs.progress(page, report({ saving: 300 }, true))
  }
  /** The background waits for the load no longer than until it is evicted. */
  async function leavingAndEvicted() {
    await new Promise<void>((resolve) => {
      whileWaiting = () => {
        resolve()
        return new Promise(() => undefined)
      }
      void leaving()
    })
    whileWaiting = () => undefined
  }

  test('goes on in the next document from where it was, also in another background', async () => {
    await leavingAndEvicted()
    browser.tab.documentId = 'second'
    const next = background()
    await next.tabChanged(tabId)
    expect(browser.tab.injected).toEqual(['run', 'run'])
    expect(await next.begin(second)).toMatchObject({ state: { acts: 1 }, loadedBy: 'run' })
    expect(await next.progress(page, report())).toBe(false)
    expect(await next.progress(second, report())).toBe(true)
    await next.end(second, ending, null)
    expect(stored()).toEqual({ ...ending, tabId })
  })

  test('waits while the new document is not there yet', async () => {
    await leavingAndEvicted()
    whileWaiting = () => {
      browser.tab.documentId = browser.tab.documentId === 'first' ? undefined : 'second'
    }
    await background().tabChanged(tabId)
    expect(browser.tab.injected).toEqual(['run', 'run'])
    expect(stored()).toMatchObject({ phase: 'running' })
  })

  test('sends its script into each document once, however often it is told of it', async () => {
    const runs = background()
    await leaving(runs)
    browser.tab.documentId = 'second'
    await Promise.all([runs.tabChanged(tabId), runs.tabChanged(tabId), runs.latest(tabId)])
    expect(browser.tab.injected).toEqual(['run', 'run'])
  })

  test('ends where the load never comes', async () => {
    await leaving()
    await background().tabChanged(tabId)
    expect(stored()).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: null })
  })

  test('goes back to its basket from an error page of the browser, and goes on there', async () => {
    await leavingAndEvicted()
    browser.tab.documentId = undefined
    whileWaiting = () => {
      if (browser.tab.loaded.length > 0) browser.tab.documentId = 'second'
    }
    const runs = background()
    await runs.tabChanged(tabId)
    expect(browser.tab.loaded).toEqual([order.address])
    expect(await runs.begin(second)).toMatchObject({ state: { acts: 1 }, loadedBy: 'rescue' })
  })

  test('leaves a slow page its time', async () => {
    await leavingAndEvicted()
    browser.tab.documentId = undefined
    browser.tab.isLoading = true
    whileWaiting = () => {
      browser.tab.documentId = 'second'
    }
    const runs = background()
    await runs.tabChanged(tabId)
    expect(browser.tab.loaded).toEqual([])
    expect(await runs.begin(second)).toMatchObject({ loadedBy: 'run' })
  })

  test('ends where the basket stays closed to it', async () => {
    await leavingAndEvicted()
    browser.tab.documentId = undefined
    await background().tabChanged(tabId)
    expect(browser.tab.loaded).toEqual([order.address])
    expect(stored()).toMatchObject({ phase: 'failed', cause: 'shop-error', saving: null })
  })

  test('does not follow to another site', async () => {
    await leaving()
    browser.tab.documentId = 'second'
    browser.tab.address = 'https://elsewhere.example/basket'
    await background().tabChanged(tabId)
    expect(browser.tab.injected).toEqual(['run'])
    expect(stored()).toMatchObject({ phase: 'stopped', cause: 'page-left' })
  })

  test('takes a Stop with it that was pressed between two documents', async () => {
    const runs = background()
    await leaving(runs)
    await runs.stop(tabId)
    browser.tab.documentId = 'second'
    await runs.tabChanged(tabId)
    expect(await runs.begin(second)).toMatchObject({ isStopped: true })
  })
})

describe('a run whose shopper loads another page', () => {
  const second = { tabId, documentId: 'second' }
  async function away() {
    const runs = background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.progress(page, report())
    browser.tab.documentId = 'second'
    await runs.tabChanged(tabId)
    return runs
  }

  test('goes on at the same shop as one that tries nothing more', async () => {
    const runs = await away()
    expect(await runs.begin(second)).toMatchObject({ state: { acts: 1 }, loadedBy: 'shopper' })
  })

  test('follows to the next page where one is left before its script has called', async () => {
    const runs = await away()
    browser.tab.documentId = 'third'
    await runs.tabChanged(tabId)
    expect(browser.tab.injected).toEqual(['run', 'run', 'run'])
    expect(await runs.begin({ tabId, documentId: 'third' })).toMatchObject({ state: { acts: 1 } })
  })

  test('waits where that page lets it do nothing, and goes on when the shopper is back', async () => {
    const runs = await away()
    await runs.begin(second)
    await runs.elsewhere(second)
    expect(stored()).toMatchObject({ phase: 'stopped', cause: 'page-left', final: null })
    browser.tab.address = 'https://shop.example/about'
    browser.tab.documentId = 'third'
    await background().tabChanged(tabId)
    expect(browser.tab.injected).toEqual(['run', 'run'])
    browser.tab.address = order.address
    browser.tab.documentId = 'fourth'
    await background().tabChanged(tabId)
    expect(browser.tab.injected).toEqual(['run', 'run', 'run'])
    expect(stored()).toMatchObject({ phase: 'running', cause: null })
  })

  test('makes way for a new run', async () => {
    const runs = await away()
    await runs.begin(second)
    await runs.elsewhere(second)
    expect(await runs.start(tabId, order)).toBe(true)
    expect(await runs.begin({ tabId, documentId: 'third' })).toMatchObject({ state: null })
  })
})

describe('a run whose page is gone', () => {
  async function underWay() {
    const runs = background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.progress(page, report({ arrivalCodes: ['MINE12'], saving: 300 }))
  }
  const lost = { phase: 'stopped', final: null, saving: null }

  test('is over when the tab shows another site, and claims no saving', async () => {
    await underWay()
    browser.tab.documentId = 'second'
    browser.tab.address = 'https://elsewhere.example/'
    await background().tabChanged(tabId)
    expect(stored()).toMatchObject({ ...lost, cause: 'page-left' })
  })

  test('is over when the tab shows what is closed to us', async () => {
    await underWay()
    browser.tab.documentId = undefined
    expect(await background().latest(tabId)).toMatchObject({ run: { ...lost, cause: 'page-left' } })
  })

  test('goes on while the same document only changes its address', async () => {
    await underWay()
    await background().tabChanged(tabId)
    expect(stored()).toMatchObject({ phase: 'running' })
  })

  test('is over with its tab', async () => {
    await underWay()
    await background().tabClosed(tabId)
    expect(stored()).toMatchObject({ ...lost, cause: 'tab-closed' })
  })

  test('is over half a minute after a start that never reached the page', async () => {
    await background().start(tabId, order)
    await background().tabChanged(tabId)
    expect(stored()).toMatchObject({ phase: 'running' })
    clock = new Date('2026-05-02T10:00:30Z')
    await background().tabChanged(tabId)
    expect(stored()).toMatchObject({ ...lost, cause: 'page-left' })
  })

  test("leaves the shopper's own code in the journal, which a closed run does not", async () => {
    await underWay()
    const journal = arrivalJournal(local, () => clock)
    expect(await journal.leftBehind(order.host)).toEqual(['MINE12'])
    await background().tabClosed(tabId)
    expect(await journal.leftBehind(order.host)).toEqual(['MINE12'])

    session = memoryStore()
    await underWay()
    await background().end(page, ending, null)
    expect(await journal.leftBehind(order.host)).toEqual([])
  })
})

test("the shopper's own code stays in the journal where a run could not put it back", async () => {
  const runs = background()
  const journal = arrivalJournal(local, () => clock)
  await runs.start(tabId, order)
  await runs.begin(page)
  await runs.progress(page, report({ arrivalCodes: ['MINE12'] }))
  await runs.end(page, { ...ending, phase: 'failed', cause: 'not-restored' }, null)
  expect(await journal.leftBehind(order.host)).toEqual(['MINE12'])
})

test('an ended run is forgotten with its tab', async () => {
  const runs = background()
  await runs.start(tabId, order)
  await runs.begin(page)
  await runs.end(page, ending, null)
  await runs.tabClosed(tabId)
  expect(session.content).toEqual({})
})

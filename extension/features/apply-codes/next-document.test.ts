import { beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { ending, order, page, report, runStage, tabId } from '#tests/support/run-stage.ts'
import { arrivalJournal } from './arrival-journal.ts'

let stage: ReturnType<typeof runStage>

beforeEach(() => {
  stage = runStage()
})

describe('a run that loads its page anew', () => {
  const second = { tabId, documentId: 'second' }
  async function leaving(runs = stage.background()) {
    await runs.start(tabId, order)
    await runs.begin(page)
    return runs.progress(page, report({ saving: 300 }, true))
  }
  /** The background waits for the load no longer than until it is evicted. */
  async function leavingAndEvicted() {
    await new Promise<void>((resolve) => {
      stage.whileWaiting = () => {
        resolve()
        return new Promise(() => undefined)
      }
      void leaving()
    })
    stage.whileWaiting = () => undefined
  }

  test('goes on in the next document from where it was, also in another background', async () => {
    await leavingAndEvicted()
    stage.browser.tab.documentId = 'second'
    const next = stage.background()
    await next.tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run', 'run'])
    expect(await next.begin(second)).toMatchObject({ state: { acts: 1 }, loadedBy: 'run' })
    expect(await next.progress(page, report())).toBe(false)
    expect(await next.progress(second, report())).toBe(true)
    await next.end(second, ending, null)
    expect(stage.stored()).toEqual({ ...ending, tabId })
  })

  test('waits while the new document is not there yet', async () => {
    await leavingAndEvicted()
    stage.whileWaiting = () => {
      stage.browser.tab.documentId = stage.browser.tab.documentId === 'first' ? undefined : 'second'
    }
    await stage.background().tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run', 'run'])
    expect(stage.stored()).toMatchObject({ phase: 'running' })
  })

  test('sends its script once more where the background was evicted while it sent it', async () => {
    await leavingAndEvicted()
    stage.browser.tab.documentId = 'second'
    const { browser } = stage
    await new Promise<void>((resolve) => {
      const injectRun = () => {
        resolve()
        return new Promise<never>(() => undefined)
      }
      stage.browser = { ...browser, pages: { ...browser.pages, injectRun } }
      void stage.background().tabChanged(tabId)
    })
    stage.browser = browser
    const runs = stage.background()
    await Promise.all([runs.tabChanged(tabId), runs.tabChanged(tabId)])
    expect(stage.browser.tab.injected).toEqual(['run', 'run'])
    expect(await runs.begin(second)).toMatchObject({ state: { acts: 1 }, loadedBy: 'run' })
  })

  test('sends its script into each document once, however often it is told of it', async () => {
    const runs = stage.background()
    await leaving(runs)
    stage.browser.tab.documentId = 'second'
    await Promise.all([runs.tabChanged(tabId), runs.tabChanged(tabId), runs.latest(tabId)])
    expect(stage.browser.tab.injected).toEqual(['run', 'run'])
  })

  test('ends where the load never comes', async () => {
    await leaving()
    await stage.background().tabChanged(tabId)
    expect(stage.stored()).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: null })
  })

  test('goes back to its basket from an error page of the browser, and goes on there', async () => {
    await leavingAndEvicted()
    stage.browser.tab.documentId = undefined
    stage.whileWaiting = () => {
      if (stage.browser.tab.loaded.length > 0) stage.browser.tab.documentId = 'second'
    }
    const runs = stage.background()
    await runs.tabChanged(tabId)
    expect(stage.browser.tab.loaded).toEqual([order.address])
    expect(await runs.begin(second)).toMatchObject({ state: { acts: 1 }, loadedBy: 'rescue' })
  })

  test('leaves a slow page its time', async () => {
    await leavingAndEvicted()
    stage.browser.tab.documentId = undefined
    stage.browser.tab.isLoading = true
    stage.whileWaiting = () => {
      stage.browser.tab.documentId = 'second'
    }
    const runs = stage.background()
    await runs.tabChanged(tabId)
    expect(stage.browser.tab.loaded).toEqual([])
    expect(await runs.begin(second)).toMatchObject({ loadedBy: 'run' })
  })

  test('ends where the basket stays closed to it', async () => {
    await leavingAndEvicted()
    stage.browser.tab.documentId = undefined
    await stage.background().tabChanged(tabId)
    expect(stage.browser.tab.loaded).toEqual([order.address])
    expect(stage.stored()).toMatchObject({ phase: 'failed', cause: 'shop-error', saving: null })
  })

  test('does not follow to another site', async () => {
    await leaving()
    stage.browser.tab.documentId = 'second'
    stage.browser.tab.address = 'https://elsewhere.example/basket'
    await stage.background().tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run'])
    expect(stage.stored()).toMatchObject({ phase: 'stopped', cause: 'page-left' })
  })

  test('takes a Stop with it that was pressed between two documents', async () => {
    const runs = stage.background()
    await leaving(runs)
    await runs.stop(tabId)
    stage.browser.tab.documentId = 'second'
    await runs.tabChanged(tabId)
    expect(await runs.begin(second)).toMatchObject({ isStopped: true })
  })
})

describe('a run whose shopper loads another page', () => {
  const second = { tabId, documentId: 'second' }
  async function away() {
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.progress(page, report())
    stage.browser.tab.documentId = 'second'
    await runs.tabChanged(tabId)
    return runs
  }

  test('goes on at the same shop as one that tries nothing more', async () => {
    const runs = await away()
    expect(await runs.begin(second)).toMatchObject({ state: { acts: 1 }, loadedBy: 'shopper' })
  })

  test('follows to the next page where one is left before its script has called', async () => {
    const runs = await away()
    stage.browser.tab.documentId = 'third'
    await runs.tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run', 'run', 'run'])
    expect(await runs.begin({ tabId, documentId: 'third' })).toMatchObject({ state: { acts: 1 } })
  })

  test('waits where that page lets it do nothing, and goes on when the shopper is back', async () => {
    const runs = await away()
    await runs.begin(second)
    await runs.elsewhere(second)
    expect(stage.stored()).toMatchObject({ phase: 'stopped', cause: 'page-left', final: null })
    stage.browser.tab.address = 'https://shop.example/about'
    stage.browser.tab.documentId = 'third'
    await stage.background().tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run', 'run'])
    stage.browser.tab.address = order.address
    stage.browser.tab.documentId = 'fourth'
    await stage.background().tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run', 'run', 'run'])
    expect(stage.stored()).toMatchObject({ phase: 'running', cause: null })
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
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.progress(page, report({ arrivalCodes: ['MINE12'], saving: 300 }))
  }
  const lost = { phase: 'stopped', final: null, saving: null }

  test('is over when the tab shows another site, and claims no saving', async () => {
    await underWay()
    stage.browser.tab.documentId = 'second'
    stage.browser.tab.address = 'https://elsewhere.example/'
    await stage.background().tabChanged(tabId)
    expect(stage.stored()).toMatchObject({ ...lost, cause: 'page-left' })
  })

  test('is over when the tab shows what is closed to us', async () => {
    await underWay()
    stage.browser.tab.documentId = undefined
    expect(await stage.background().latest(tabId)).toMatchObject({
      run: { ...lost, cause: 'page-left' },
    })
  })

  test('goes on while the same document only changes its address', async () => {
    await underWay()
    await stage.background().tabChanged(tabId)
    expect(stage.stored()).toMatchObject({ phase: 'running' })
  })

  test('is over with its tab', async () => {
    await underWay()
    await stage.background().tabClosed(tabId)
    expect(stage.stored()).toMatchObject({ ...lost, cause: 'tab-closed' })
  })

  test('is over half a minute after a start that never reached the page', async () => {
    await stage.background().start(tabId, order)
    await stage.background().tabChanged(tabId)
    expect(stage.stored()).toMatchObject({ phase: 'running' })
    stage.clock = new Date('2026-05-02T10:00:30Z')
    await stage.background().tabChanged(tabId)
    expect(stage.stored()).toMatchObject({ ...lost, cause: 'page-left' })
  })

  test("leaves the shopper's own code in the journal, which a closed run does not", async () => {
    await underWay()
    const journal = arrivalJournal(stage.local, () => stage.clock)
    expect(await journal.leftBehind(order.host)).toEqual(['MINE12'])
    await stage.background().tabClosed(tabId)
    expect(await journal.leftBehind(order.host)).toEqual(['MINE12'])

    stage.session = memoryStore()
    await underWay()
    await stage.background().end(page, ending, null)
    expect(await journal.leftBehind(order.host)).toEqual([])
  })
})

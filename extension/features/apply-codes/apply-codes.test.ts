import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ending, order, page, report, runStage, tabId } from '#tests/support/run-stage.ts'
import { arrivalJournal } from './arrival-journal.ts'

let stage: ReturnType<typeof runStage>

beforeEach(() => {
  stage = runStage()
})

describe('a run', () => {
  test('begins with all codes untried, and the engine is loaded only then', async () => {
    expect(stage.browser.tab.injected).toEqual([])
    expect(await stage.background().start(tabId, order)).toBe(true)
    expect(stage.browser.tab.injected).toEqual(['run'])
    expect(stage.stored()).toMatchObject({
      tabId,
      phase: 'running',
      outcomes: [
        { code: 'ONE', outcome: { kind: 'untried' } },
        { code: 'TWO', outcome: { kind: 'untried' } },
      ],
    })
  })

  test('goes on where it was after the background was evicted', async () => {
    await stage.background().start(tabId, order)
    expect(await stage.background().begin(page)).toEqual({
      codes: ['ONE', 'TWO'],
      offers: [],
      currencyHint: 'GBP',
      state: null,
      loadedBy: 'shopper',
      isStopped: false,
    })
    expect(await stage.background().progress(page, report({ kept: ['ONE'] }))).toBe(true)
    await stage.background().end(page, ending, null)
    expect(stage.stored()).toEqual({ ...ending, tabId })
  })

  test('is the only one in its tab, and another may follow it', async () => {
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    expect(await runs.start(tabId, order)).toBe(false)
    await runs.end(page, ending, null)
    expect(await runs.start(tabId, order)).toBe(true)
  })

  test('is noted with its shop when it has ended, and only then', async () => {
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.progress(page, report(ending))
    expect(stage.noted).toEqual([])
    await runs.end(page, ending, null)
    expect(stage.noted).toEqual([[tabId, 'shop.example', ending]])
  })

  test('counts as running whatever the page reports before the end', async () => {
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.progress(page, report(ending))
    expect(stage.stored()).toMatchObject({ phase: 'running' })
  })

  test('is stopped in the document that it runs in', async () => {
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.stop(tabId)
    expect(stage.browser.tab.stopped).toEqual(['first'])
  })

  test('fails with words where the page is closed to us', async () => {
    stage.browser.tab.refusesScripts = true
    await stage.background().start(tabId, order)
    expect(stage.stored()).toMatchObject({ phase: 'failed', cause: 'page-closed-to-us' })
  })
})

describe('only the document that a run belongs to', () => {
  test.each([
    ['another document of the tab', { tabId, documentId: 'second' }],
    ['another tab', { tabId: 8, documentId: 'first' }],
  ])('can report: %s is told to stop and changes nothing', async (_, stranger) => {
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    const before = structuredClone(stage.session.content)
    expect(await runs.begin(stranger)).toBeUndefined()
    expect(await runs.progress(stranger, report({ saving: 999_999 }))).toBe(false)
    await runs.end(stranger, { ...ending, saving: 999_999 }, null)
    expect(stage.session.content).toEqual(before)
  })

  test('can report, and not after the end', async () => {
    const runs = stage.background()
    await runs.start(tabId, order)
    await runs.begin(page)
    await runs.end(page, ending, null)
    expect(await runs.progress(page, report({ saving: 999_999 }))).toBe(false)
    expect(stage.stored()).toEqual({ ...ending, tabId })
  })
})

describe('a page that must be refreshed at the end', () => {
  async function ended(runs = stage.background()) {
    await runs.start(tabId, order)
    await runs.begin(page)
    return runs.end(page, ending, 'https://shop.example/basket')
  }

  test('is loaded once', async () => {
    stage.whileWaiting = () => {
      stage.browser.tab.documentId = 'second'
    }
    await ended()
    expect(stage.browser.tab.loaded).toEqual(['https://shop.example/basket'])
    expect(stage.noted).toEqual([[tabId, 'shop.example', ending]])
  })

  test('shows the ending in the new document, and the run counts as running until it stands', async () => {
    const phases: unknown[] = []
    stage.whileWaiting = () => {
      phases.push((stage.stored() as { phase: string }).phase)
      stage.browser.tab.documentId = 'second'
    }
    const runs = stage.background()
    await ended(runs)
    expect(phases).toEqual(['running'])
    expect(stage.browser.tab.injected).toEqual(['run', 'ending'])
    expect(stage.stored()).toEqual({ ...ending, tabId })
    expect(await runs.latest(tabId)).toMatchObject({ documentId: 'second' })
  })

  test('learns the ending, which the old document does not', async () => {
    const seen: unknown[] = []
    const runs = stage.background()
    const asked: Promise<unknown>[] = []
    stage.whileWaiting = () => {
      asked.push(runs.ending(page), runs.ending({ tabId, documentId: 'second' }))
      stage.browser.tab.documentId = 'second'
    }
    await ended(runs)
    seen.push(...(await Promise.all(asked)))
    expect(seen).toEqual([undefined, ending])
  })

  test('ends the run all the same where it never comes', async () => {
    await ended()
    expect(stage.browser.tab.injected).toEqual(['run'])
    expect(stage.stored()).toEqual({ ...ending, tabId })
  })

  test('ends the run where its script is never answered, since the shopper has left the page', async () => {
    vi.spyOn(stage.browser.pages, 'injectEnding').mockReturnValue(new Promise(() => undefined))
    stage.whileWaiting = () => {
      stage.browser.tab.documentId = 'second'
    }
    await ended()
    expect(stage.stored()).toEqual({ ...ending, tabId })
  })

  test('is shown by the next background where one was evicted meanwhile', async () => {
    let evicted = false
    stage.whileWaiting = () => {
      evicted = true
      throw new Error('evicted')
    }
    await expect(ended()).rejects.toThrow('evicted')
    expect(evicted).toBe(true)
    expect(stage.stored()).toMatchObject({ phase: 'running' })
    stage.browser.tab.documentId = 'second'
    await stage.background().tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run', 'ending'])
    expect(stage.stored()).toEqual({ ...ending, tabId })
  })
})

test('a page that tells of its end again is loaded, should the first word have been lost', async () => {
  const load = vi.spyOn(stage.browser.tabs, 'load')
  const runs = stage.background()
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
  stage.whileWaiting = () => {
    stage.browser.tab.documentId = 'second'
  }
  await stage.background().end(page, ending, 'https://shop.example/basket')
  expect(stage.browser.tab.loaded).toEqual(['https://shop.example/basket'])
  expect(stage.stored()).toEqual({ ...ending, tabId })
})

test("the shopper's own code stays in the journal where a run could not put it back", async () => {
  const runs = stage.background()
  const journal = arrivalJournal(stage.local, () => stage.clock)
  await runs.start(tabId, order)
  await runs.begin(page)
  await runs.progress(page, report({ arrivalCodes: ['MINE12'] }))
  await runs.end(page, { ...ending, phase: 'failed', cause: 'not-restored' }, null)
  expect(await journal.leftBehind(order.host)).toEqual(['MINE12'])
})

test('an ended run is forgotten with its tab', async () => {
  const runs = stage.background()
  await runs.start(tabId, order)
  await runs.begin(page)
  await runs.end(page, ending, null)
  await runs.tabClosed(tabId)
  expect(stage.session.content).toEqual({})
})

describe('a run in a frame of another origin', () => {
  const origin = 'https://pay.example'
  const inFrame = { ...order, frame: origin }
  const frame = (documentId: string) => ({ origin, documentId })

  async function begun() {
    stage.browser.tab.frame = frame('inner')
    const runs = stage.background()
    await runs.start(tabId, inFrame)
    await runs.begin({ tabId, documentId: 'inner' })
    return runs
  }

  test('goes on in the frame’s next document', async () => {
    const runs = await begun()
    await runs.progress({ tabId, documentId: 'inner' }, report({}, true))
    stage.browser.tab.frame = frame('next')
    await runs.tabChanged(tabId)
    expect(stage.browser.tab.injected).toEqual(['run', 'run'])
    expect(await runs.begin({ tabId, documentId: 'next' })).toMatchObject({ loadedBy: 'run' })
  })

  test('ends where the frame is gone', async () => {
    const runs = await begun()
    stage.browser.tab.frame = undefined
    await runs.tabChanged(tabId)
    expect(stage.stored()).toMatchObject({ phase: 'stopped', cause: 'page-left' })
  })

  test('has the page around the frame loaded at its end', async () => {
    const runs = await begun()
    stage.whileWaiting = () => {
      stage.browser.tab.documentId = 'second'
    }
    await runs.end({ tabId, documentId: 'inner' }, ending, `${origin}/basket`)
    expect(stage.browser.tab.loaded).toEqual([order.address])
    expect(stage.browser.tab.injected).toEqual(['run', 'ending'])
    expect(stage.stored()).toEqual({ ...ending, tabId })
  })
})

import { describe, expect, test, vi } from 'vitest'
import { aProgress, aReading } from '#tests/support/extension-ports.ts'
import type { RunProgress } from '#domain/contract/run.ts'
import type { Offer } from '#domain/vouchers/chance.ts'
import type { EngineResult } from '#extension/engine/run-codes.ts'
import type { RunBriefing } from './apply-codes.ts'
import { runInPage, type RunInPagePorts } from './run-in-page.ts'

const finished = aProgress({ phase: 'done', final: aReading(4500), saving: 500, kept: ['TWO'] })
const briefing: RunBriefing = {
  codes: ['ONE', 'TWO'],
  offers: [],
  currencyHint: 'GBP',
  state: null,
  loadedBy: 'shopper',
  isStopped: false,
}
const ended = (progress: RunProgress, refresh: string | null = null): EngineResult => ({
  kind: 'ended',
  progress,
  refresh,
})
const basket = 'https://shop.example/basket'
type Engine = RunInPagePorts['runCodes']

/** A page whose engine is given; `happened` tells what came after what. */
function shopPage(runCodes: Engine, differing: Partial<RunInPagePorts['background']> = {}) {
  const happened: string[] = []
  const pressed: { stop?: () => void; command?: () => void } = {}
  const ports: RunInPagePorts = {
    runCodes,
    background: {
      begin: () => Promise.resolve(briefing),
      progress: () => Promise.resolve(true),
      end: ({ phase }, refresh) => {
        happened.push(`background: ${phase}${refresh ? ', refresh' : ''}`)
        return Promise.resolve(null)
      },
      elsewhere: () => {
        happened.push('background: elsewhere')
        return Promise.resolve(null)
      },
      stopped: () => {
        happened.push('background: stopped')
        return Promise.resolve(null)
      },
      ...differing,
    },
    openBar: (stop) => {
      pressed.stop = stop
      happened.push('bar')
      return {
        show: ({ step }) => happened.push(`shows ${step}`),
        end: ({ kind }) => happened.push(`says ${kind}`),
        remove: () => happened.push('no bar'),
      }
    },
    onStopCommand: (stop) => {
      pressed.command = stop
      return () => happened.push('no longer listens')
    },
  }
  return { ports, happened, pressed }
}

describe('a run in the page', () => {
  test('tries the shopper’s own codes first, then what is likely to save most here', async () => {
    const offer = (code: string, title: string): Offer => ({
      ...{ code, title, terms: '', dealType: 'percentage' },
      recent: null,
    })
    const offers = [offer('TEN', '10% off'), offer('FIVER', '£5 off'), offer('GONE', '90% off')]
    const orders: (readonly string[])[] = []
    const { ports } = shopPage(
      ({ codes, inOrder }) => {
        for (const minor of [3000, 9000]) {
          orders.push(inOrder?.(codes, { minor, currency: 'GBP' }) ?? [])
        }
        return Promise.resolve(ended(finished))
      },
      { begin: () => Promise.resolve({ ...briefing, codes: ['MINE', 'TEN', 'FIVER'], offers }) },
    )
    await runInPage(ports)
    expect(orders).toEqual([
      ['MINE', 'FIVER', 'TEN'],
      ['MINE', 'TEN', 'FIVER'],
    ])
  })

  test('shows the ending before the background learns of it', async () => {
    const { ports, happened } = shopPage(async ({ report }) => {
      await report(aProgress(), null, false)
      return ended(finished)
    })
    await runInPage(ports)
    expect(happened).toEqual([
      'bar',
      'shows finishing',
      'says saved',
      'background: done',
      'no longer listens',
    ])
  })

  test('says nothing before a refresh, and the ending where the refresh did not come', async () => {
    const { ports, happened } = shopPage(() => Promise.resolve(ended(finished, basket)))
    await runInPage(ports)
    expect(happened.slice(1, 3)).toEqual(['background: done, refresh', 'says saved'])
  })

  test('does nothing where the background has no work for the page', async () => {
    const runCodes = vi.fn<Engine>()
    const { ports, happened } = shopPage(runCodes, { begin: () => Promise.resolve(null) })
    await runInPage(ports)
    expect(runCodes).not.toHaveBeenCalled()
    expect(happened).toEqual(['no longer listens'])
  })

  test('goes on from what the document before has left', async () => {
    const runCodes = vi.fn<Engine>().mockResolvedValue(ended(finished))
    const state = { acts: 3 }
    const { ports } = shopPage(runCodes, {
      begin: () => Promise.resolve({ ...briefing, state, loadedBy: 'run' }),
    })
    await runInPage(ports)
    expect(runCodes).toHaveBeenCalledWith(
      expect.objectContaining({ resume: { state, loadedBy: 'run' } }),
    )
  })

  test('hands over to the next document without a word', async () => {
    const { ports, happened } = shopPage(() => Promise.resolve({ kind: 'left' }))
    await runInPage(ports)
    expect(happened).toEqual(['bar', 'no longer listens'])
  })

  test('leaves a page alone where nothing can be put right', async () => {
    const { ports, happened } = shopPage(() =>
      Promise.resolve({ kind: 'elsewhere', progress: aProgress() }),
    )
    await runInPage(ports)
    expect(happened).toEqual(['bar', 'no bar', 'background: elsewhere', 'no longer listens'])
  })

  test.each(['stop', 'command'] as const)('is aborted by the %s of the shopper', async (button) => {
    const { ports, pressed } = shopPage(({ signal }) => {
      pressed[button]?.()
      return Promise.resolve(ended(aProgress({ phase: signal.aborted ? 'stopped' : 'done' })))
    })
    const end = vi.spyOn(ports.background, 'end')
    await runInPage(ports)
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ phase: 'stopped' }), null)
  })

  test('passes a Stop in the bar on, for a document that comes before it took effect', async () => {
    const { ports, pressed, happened } = shopPage(() => {
      pressed.stop?.()
      return Promise.resolve({ kind: 'left' })
    })
    await runInPage(ports)
    expect(happened).toContain('background: stopped')
  })

  test('is aborted from the start where Stop was pressed in the document before', async () => {
    const { ports } = shopPage(
      ({ signal }) =>
        Promise.resolve(ended(aProgress({ phase: signal.aborted ? 'stopped' : 'done' }))),
      { begin: () => Promise.resolve({ ...briefing, isStopped: true }) },
    )
    const end = vi.spyOn(ports.background, 'end')
    await runInPage(ports)
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ phase: 'stopped' }), null)
  })

  test.each([
    ['tells it to', () => Promise.resolve(false)],
    ['is gone', () => Promise.reject(new Error('gone'))],
  ])('is aborted when the background %s', async (_, progress) => {
    const { ports } = shopPage(
      async ({ signal, report }) => {
        await report(aProgress(), null, false)
        return ended(aProgress({ phase: signal.aborted ? 'stopped' : 'done' }))
      },
      { progress },
    )
    const end = vi.spyOn(ports.background, 'end')
    await runInPage(ports)
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ phase: 'stopped' }), null)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { aProgress, aReading } from '#tests/support/extension-ports.ts'
import { runInPage, type RunInPagePorts } from './run-in-page.ts'

const finished = aProgress({ phase: 'done', final: aReading(4500), saving: 500, kept: ['TWO'] })
type Engine = RunInPagePorts['runCodes']

/** A page whose engine is given; `happened` tells what came after what. */
function shopPage(runCodes: Engine, differing: Partial<RunInPagePorts['background']> = {}) {
  const happened: string[] = []
  const pressed: { stop?: () => void; command?: () => void } = {}
  const ports: RunInPagePorts = {
    runCodes,
    background: {
      begin: () => Promise.resolve({ codes: ['ONE', 'TWO'], currencyHint: 'GBP' }),
      progress: () => Promise.resolve(true),
      end: ({ phase }, refresh) => {
        happened.push(`background: ${phase}${refresh ? ', refresh' : ''}`)
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
  test('shows the ending before the background learns of it', async () => {
    const { ports, happened } = shopPage(({ onProgress }) => {
      onProgress(aProgress())
      return Promise.resolve({ progress: finished, refresh: false })
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
    const { ports, happened } = shopPage(() =>
      Promise.resolve({ progress: finished, refresh: true }),
    )
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

  test.each(['stop', 'command'] as const)('is aborted by the %s of the shopper', async (button) => {
    const { ports, pressed } = shopPage(({ signal }) => {
      pressed[button]?.()
      return Promise.resolve({
        progress: aProgress({ phase: signal.aborted ? 'stopped' : 'done' }),
        refresh: false,
      })
    })
    const end = vi.spyOn(ports.background, 'end')
    await runInPage(ports)
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ phase: 'stopped' }), false)
  })

  test.each([
    ['tells it to', () => Promise.resolve(false)],
    ['is gone', () => Promise.reject(new Error('gone'))],
  ])('is aborted when the background %s', async (_, progress) => {
    const { ports } = shopPage(
      ({ signal, onProgress }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            resolve({ progress: aProgress({ phase: 'stopped' }), refresh: false })
          })
          onProgress(aProgress())
        }),
      { progress },
    )
    const end = vi.spyOn(ports.background, 'end')
    await runInPage(ports)
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ phase: 'stopped' }), false)
  })
})

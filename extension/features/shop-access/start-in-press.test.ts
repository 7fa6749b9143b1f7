import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startInPress } from './start-in-press.ts'
import type { Start } from './start.ts'

const withdraw = vi.fn<() => Promise<void>>()
beforeEach(() => {
  withdraw.mockReset().mockResolvedValue(undefined)
})

function press(answers: { given?: boolean | Error; start: Start }) {
  const given = answers.given ?? true
  return startInPress({
    askForShop: () => (given instanceof Error ? Promise.reject(given) : Promise.resolve(given)),
    startRun: () => Promise.resolve(answers.start),
    withdraw,
  })
}

describe('a press of "Try codes"', () => {
  test('asks for the shop within the press, before anything else is answered', () => {
    const asked: string[] = []
    void startInPress({
      askForShop: () => {
        asked.push('shop')
        return new Promise(() => undefined)
      },
      startRun: () => {
        asked.push('run')
        return new Promise(() => undefined)
      },
      withdraw,
    })
    expect(asked).toEqual(['shop', 'run'])
  })

  test.each([
    ['started', { start: 'started' }],
    ['started', { start: 'waiting', given: true }],
    ['refused', { start: 'waiting', given: false }],
    ['refused', { start: 'waiting', given: new Error('no question can be asked now') }],
    ['started', { start: 'started', given: new Error('no question can be asked now') }],
    ['not-started', { start: 'not-started', given: true }],
  ] as const)('is %s after %o', async (outcome, answers) => {
    expect(await press(answers)).toBe(outcome)
    expect(withdraw).toHaveBeenCalledTimes(outcome === 'refused' ? 1 : 0)
  })
})

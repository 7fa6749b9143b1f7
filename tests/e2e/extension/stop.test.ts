import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { expectFair } from './support/fair-run.ts'
import { basketOf } from './support/shopper.ts'

let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(2)
})
afterAll(() => crew.leave())

const triedIn = (run: Run) =>
  run.outcomes.filter(({ outcome }) => outcome.kind !== 'untried').length

function codesTyped(session: Session, atLeast: number): Promise<void> {
  return vi.waitFor(
    () => {
      if (session.attempts.length < atLeast) throw new Error('not so many codes yet')
    },
    { timeout: 20_000, interval: 10 },
  )
}

describe.concurrent('Stop', () => {
  it.each([
    ['ajax', 1],
    ['ajax', 6],
    ['own-code', 3],
    ['own-code', 4],
  ] as const)(
    'in the bar ends the run within one code and leaves nobody worse off: %s, seed %i',
    (temperament, seed) =>
      crew.send(async (shopper) => {
        const session = await shopper.arrive(temperament, seed)
        const arrival = basketOf(session)
        await shopper.startRun()
        await codesTyped(session, 2)
        const before = await shopper.run()
        await shopper.pressStop()
        const run = await shopper.runEnded()
        expect(run.phase).toBe('stopped')
        expect(triedIn(run)).toBeLessThanOrEqual((before === undefined ? 0 : triedIn(before)) + 2)
        expectFair(run, arrival, session)
        expect(await shopper.endingInBar()).toContain('not tried')
      }),
  )

  it('in the popup does the same', () =>
    crew.send(async (shopper) => {
      const session = await shopper.arrive('ajax', 8)
      const arrival = basketOf(session)
      await shopper.startRun()
      await codesTyped(session, 1)
      const popup = await shopper.press()
      await popup.locator('button::-p-text(Stop)').click()
      const run = await shopper.runEnded()
      expect(run.phase).toBe('stopped')
      expectFair(run, arrival, session)
    }))
})

describe.concurrent('A page that is left in the middle of a run', () => {
  it('ends the run, and nothing was ordered', () =>
    crew.send(async (shopper) => {
      const session = await shopper.arrive('ajax', 9)
      const { lines } = session
      await shopper.startRun()
      await codesTyped(session, 2)
      await shopper.page.goto(`${new URL(shopper.page.url()).origin}/goods/gull-socks`)
      const run = await shopper.runEnded()
      expect(run.phase).not.toBe('done')
      expect(run.saving).toBeNull()
      expect(session.lines).toEqual(lines)
      expect(session.orders).toEqual([])
    }))
})

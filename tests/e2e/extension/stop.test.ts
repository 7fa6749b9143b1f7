import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Session } from '#local/shop/trade/session.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { expectFair } from './support/fair-run.ts'
import { seedWhere } from './support/seed-where.ts'
import { basketOf } from './support/shopper.ts'

let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(2)
})
afterAll(() => crew.leave())

const codesTried = (session: Session) => new Set(session.attempts.map(({ typed }) => typed)).size

function codesTyped(session: Session, atLeast: number): Promise<void> {
  return vi.waitFor(
    () => {
      if (session.attempts.length < atLeast) throw new Error('not so many codes yet')
    },
    { timeout: 60_000, interval: 10 },
  )
}

describe.concurrent('Stop', () => {
  it.each(['ajax', 'own-code'])(
    'in the bar ends the run within one code and leaves nobody worse off: %s',
    (temperament) =>
      crew.send(async (shopper) => {
        const seed = seedWhere(
          temperament,
          ({ look }) => look.answeredBy === 'script' && look.code.applied === 'chip',
        )
        const session = await shopper.arrive(temperament, seed)
        const arrival = basketOf(session)
        await shopper.startRun()
        await codesTyped(session, 2)
        await shopper.pressStop()
        const tried = codesTried(session)
        const run = await shopper.runEnded()
        expect(run.phase).toBe('stopped')
        expect(codesTried(session)).toBeLessThanOrEqual(tried + 1)
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

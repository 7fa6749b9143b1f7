import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { bestTotal, priceOf } from '#local/shop/trade/till.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { expectBest, expectFair } from './support/fair-run.ts'
import { seedWhere } from './support/seed-where.ts'
import { basketOf, shopperIn, type Shopper } from './support/shopper.ts'

/** How the shop is used decides from where its basket can be put right. */
const manners = [
  { temperament: 'ajax', isUsedFrom: 'its basket' },
  { temperament: 'form-post', isUsedFrom: 'every page' },
  { temperament: 'reload', isUsedFrom: 'its basket' },
] as const
/** Milliseconds. */
const brief = { timeout: 10_000, interval: 50 }
let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(3)
})
afterAll(() => crew.leave())

function codesTyped(session: Session, atLeast: number): Promise<void> {
  return vi.waitFor(
    () => {
      if (session.attempts.length < atLeast) throw new Error('not so many codes yet')
    },
    { timeout: 60_000, interval: 5 },
  )
}

/** The run at its end, with the basket read once more. */
function runRead(shopper: Shopper): Promise<Run> {
  return vi.waitFor(
    async () => {
      const run = await shopper.run()
      if (run?.final == null || run.phase === 'running') throw new Error('not read yet')
      return run
    },
    { timeout: 60_000, interval: 50 },
  )
}

async function underWay(shopper: Shopper, temperament: string, seed: number) {
  const session = await shopper.arrive(temperament, seed)
  const arrival = basketOf(session)
  await shopper.startRun()
  await codesTyped(session, 2)
  return { session, arrival, basket: shopper.page.url() }
}

describe.concurrent.each(manners)('a run in the shop $temperament', (manner) => {
  const { temperament, isUsedFrom } = manner

  it('tries no more after the shopper presses Reload, and leaves nobody worse off', () =>
    crew.send(async (shopper) => {
      const { session, arrival } = await underWay(shopper, temperament, 3)
      await shopper.page.reload({ waitUntil: 'domcontentloaded' })
      const typed = new Set(session.attempts.map((attempt) => attempt.typed)).size
      const run = await runRead(shopper)
      expect(run).toMatchObject({ phase: 'stopped', cause: 'page-left' })
      expect(new Set(session.attempts.map((attempt) => attempt.typed)).size).toBe(typed)
      expectFair(run, arrival, session)
    }))

  it('waits where the shopper goes back, and puts things right where they come forward', () =>
    crew.send(async (shopper) => {
      await shopper.arrive(temperament, 4)
      await shopper.page.goto(new URL('/', shopper.page.url()).href)
      const { session, arrival } = await underWay(shopper, temperament, 4)
      // The browser goes nowhere at the very moment in which a load of the run arrives.
      await waitFor(() => shopper.page.goBack({ waitUntil: 'domcontentloaded' }), brief)
      const away = await shopper.runEnded()
      expect(away).toMatchObject({ phase: 'stopped', cause: 'page-left' })
      if (isUsedFrom === 'its basket') expect(away.saving).toBeNull()
      await shopper.page.goForward({ waitUntil: 'domcontentloaded' })
      expectFair(await runRead(shopper), arrival, session)
    }))

  it('ends with its tab, and the next one finds the best total', () =>
    crew.send(async (shopper) => {
      const { session, arrival, basket } = await underWay(shopper, temperament, 6)
      const { page } = shopper
      await shopper.openTab()
      await page.close()
      expect(await shopper.runEnded()).toMatchObject({ phase: 'stopped', cause: 'tab-closed' })
      await shopper.page.goto(basket)
      await shopper.startRun()
      await shopper.runEnded()
      expect(basketOf(session)).toMatchObject({ lines: arrival.lines, total: arrival.best })
      expect(session.orders).toEqual([])
    }))
})

// Not where the form is sent in the background: its requests follow one another so closely that one
// meets the very end of the old background, and a browser under test then starts no new one.
describe.concurrent.each(['ajax', 'reload'])('a run in the shop %s', (temperament) => {
  it('goes on to the best total where its background is evicted, again and again', () =>
    crew.send(async (shopper) => {
      const { session, arrival } = await underWay(shopper, temperament, 5)
      for (let atLeast = 3; atLeast <= 6; atLeast++) {
        await codesTyped(session, atLeast)
        await shopper.evictBackground()
      }
      await expectBest(shopper, await shopper.runEnded(), arrival, session)
    }))
})

describe('a browser that is gone in the middle of a run', () => {
  it('finds the shopper’s own code again the next time', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'pouch-profile-'))
    const inProfile = () =>
      shopperIn(crew.shop, inject('extensionDir'), [`--user-data-dir=${profile}`])
    const ownIsBest = seedWhere(
      'own-code',
      (session) =>
        session.secondCode === 'replaces' && bestTotal(session) === priceOf(session).total,
    )
    try {
      const before = await inProfile()
      const session = await before.arrive('own-code', ownIsBest)
      const arrival = basketOf(session)
      const basket = before.page.url()
      const cookies = await before.at.browser.cookies()
      await before.startRun()
      await vi.waitFor(
        () => {
          expect(session.codes).not.toContain('MINE12')
        },
        { timeout: 60_000, interval: 1 },
      )
      const gone = new Promise((resolve) => before.at.browser.process()?.once('exit', resolve))
      before.at.browser.process()?.kill('SIGKILL')
      await gone
      expect(basketOf(session).total).toBeGreaterThan(arrival.total)

      const after = await inProfile()
      try {
        // A shop's basket outlives the browser; this one's cookie does not.
        await after.at.browser.setCookie(...cookies)
        await after.page.goto(basket)
        await after.startRun()
        const run = await after.runEnded()
        expect(run.phase).toBe('done')
        expect(basketOf(session)).toMatchObject({ codes: ['MINE12'], total: arrival.total })
      } finally {
        await after.leave()
      }
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  })
})

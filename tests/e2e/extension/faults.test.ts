import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import { temperaments } from '#local/shop/temperaments.ts'
import { choicesOf } from '#local/shop/trade/choices.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { basketOf, type Basket, type Shopper } from './support/shopper.ts'

/** Whatever goes wrong at the shop and whatever the shopper does meanwhile, engine.md's rules hold. */
const runs = Number(process.env.POUCH_FAULT_RUNS ?? 40)
const seeds = Array.from({ length: runs }, (_, index) => index + 1)
/** A run may take its three minutes and be begun once more. Milliseconds. */
const patience = 8 * 60_000
const names = temperaments
  .filter(({ answersAfter, framesBasket }) => answersAfter === null && framesBasket !== 'elsewhere')
  .map(({ name }) => name) as [string, ...string[]]
let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(6)
})
afterAll(() => crew.leave())

const doings = ['nothing', 'nothing', 'stops', 'reloads', 'leaves and comes back'] as const
type Doing = (typeof doings)[number]

async function does(doing: Doing, shopper: Shopper, basket: string): Promise<void> {
  const { page } = shopper
  switch (doing) {
    case 'nothing':
      return
    case 'stops':
      // The bar may have gone with a page, or be done.
      await shopper.pressStop().catch(() => undefined)
      return
    case 'reloads':
      await goTo(page, basket)
      return
    case 'leaves and comes back':
      await goTo(page, new URL('/', basket).href)
      await goTo(page, basket)
  }
}

/** As often as it takes: a load that the run has begun may come between. */
function goTo(page: Page, address: string): Promise<void> {
  return vi.waitFor(
    async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    { timeout: 30_000, interval: 100 },
  )
}

/**
 * The run once it has ended and has read the basket, for which the shopper may have to go back to
 * it, and to press once more where the browser has closed the tab to us: it does so with a shop's
 * failure.
 *
 * @returns with it the basket as it was when the run began that read it.
 */
async function runOver(shopper: Shopper, arrival: Basket, session: Session, basket: string) {
  const first = await shopper.runEnded()
  if (first.final !== null) return { run: first, before: arrival }
  if (shopper.page.url() !== basket) await goTo(shopper.page, basket)
  const before = basketOf(session)
  // The first run may go on, now that the shopper is back: it still counts from its own arrival.
  await shopper.startRun().catch(() => undefined)
  const run = await shopper.runEnded()
  return { run, before: run.startedAt === first.startedAt ? arrival : before }
}

/** The words of a failure are counted by `npm run bench`. */
function expectNoHarm(run: Run, arrival: Basket, before: Basket, session: Session): void {
  const final = basketOf(session)
  expect(session.orders, 'something was ordered').toEqual([])
  expect(final.lines, 'a line of the basket was changed').toEqual(arrival.lines)
  // What could not be put back is never called a success.
  const isWorse = final.total > arrival.total
  if (isWorse) expect(run, 'worse off').toMatchObject({ phase: 'failed', saving: 0 })
  // A late answer may add to what was saved, never take away.
  const saved = Math.max(0, before.total - final.total)
  expect(run.saving ?? 0, 'a false saving').toBeLessThanOrEqual(saved)
}

describe.concurrent('a run to which things happen', () => {
  it.each(seeds)(
    'does no harm and says nothing false, seed %i',
    (seed) =>
      crew.send(async (shopper) => {
        const { pick, between } = choicesOf('fault run', seed)
        const session = await shopper.arrive(pick('temperament', names), seed, seed)
        const arrival = basketOf(session)
        const basket = shopper.page.url()
        await shopper.startRun()
        const doing = pick('doing', doings)
        const moment = between('moment', 1, 6)
        await vi.waitFor(
          async () => {
            const run = await shopper.run().catch(() => undefined)
            const isOver = run !== undefined && run.phase !== 'running'
            if (session.attempts.length < moment && !isOver) throw new Error('not yet')
          },
          // A shop that asks for time is waited for: 85 s in all.
          { timeout: 150_000, interval: 20 },
        )
        await does(doing, shopper, basket)
        const { run, before } = await runOver(shopper, arrival, session, basket)
        expectNoHarm(run, arrival, before, session)
      }),
    patience,
  )
})

import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import { isUnsure } from '#extension/features/apply-codes/measured-saving.ts'
import { temperaments } from '#local/shop/temperaments.ts'
import { choicesOf } from '#local/shop/trade/choices.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { doings, goTo, happen } from './support/doings.ts'
import { basketOf, type Basket, type Shopper } from './support/shopper.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** A run lost sight of a basket that was worse off then, and said so. For `npm run bench`. */
    toldWorseOff?: boolean
  }
}

/** Whatever goes wrong at the shop and whatever the shopper does meanwhile, engine.md's rules hold. */
const runs = 40
/** `POUCH_FAULT_SEEDS=245,277` runs those in their place; `npm run bench -- engine --long` does. */
const seeds =
  process.env.POUCH_FAULT_SEEDS?.split(',').map(Number) ??
  Array.from({ length: runs }, (_, index) => index + 1)
/** A run may take its three minutes, put things right, and be begun once more. Milliseconds. */
const patience = 10 * 60_000
/** In ms, until a run that lost its page has seen that the shopper is back. */
const takesUpWithin = 3000
/** Each fault of the shop can cost the run its page. */
const mostPresses = 4
const names = temperaments
  // A code without a name is asked for before anything could happen.
  .filter(({ framesBasket, namesCodes }) => framesBasket !== 'elsewhere' && namesCodes)
  .map(({ name }) => name) as [string, ...string[]]
let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(6)
})
afterAll(() => crew.leave())

/** What comes of a seed, besides the faults of the shop. */
function drawn(seed: number) {
  const { pick, between, chance } = choicesOf('fault run', seed)
  const doing = pick('doing', doings)
  return {
    temperament: pick('temperament', names),
    doing,
    /** Most shops' failures end a run before anything else could happen to it. */
    faults: doing === 'nothing' || chance('shop fails', 0.6) ? seed : undefined,
    /** How many codes are typed before it happens, and how many ms later. */
    moment: between('moment', 1, 6),
    laterMs: between('later', 0, 500),
    offlineMs: between('offline', 1000, 4000),
  }
}

/** The run has had so many codes typed, or is over. */
function comesTo(moment: number, shopper: Shopper, session: Session): Promise<void> {
  return vi.waitFor(
    async () => {
      const run = await shopper.run().catch(() => undefined)
      const isOver = run !== undefined && run.phase !== 'running'
      if (session.attempts.length < moment && !isOver) throw new Error('not yet')
    },
    // A shop that asks for time is waited for: 85 s in all.
    { timeout: 150_000, interval: 20 },
  )
}

interface Over {
  readonly run: Run
  /** The basket as it was when the run began that read it. */
  readonly before: Basket
  readonly toldWorseOff: boolean
}

/**
 * The run once it has ended and has read the basket, for which the shopper may have to go back to
 * it, and to press once more where the browser has closed the tab to us: it does so with a shop's
 * failure.
 */
async function runOver(
  shopper: Shopper,
  arrival: Basket,
  session: Session,
  basket: string,
): Promise<Over> {
  let run = await shopper.runEnded()
  let before = arrival
  let toldWorseOff = false
  for (let presses = 1; run.final === null && presses < mostPresses; presses++) {
    if (shopper.page.url() !== basket) await goTo(shopper.page, basket)
    // The run may go on, now that the shopper is back: it still counts from its own arrival.
    await setTimeout(takesUpWithin)
    run = await shopper.runEnded()
    if (run.final !== null) break
    const now = basketOf(session)
    if (now.total > arrival.total) {
      expect(isUnsure(run), 'worse off, and nothing said of it').toBe(true)
      toldWorseOff = true
    }
    before = now
    await shopper.startRun()
    run = await shopper.runEnded()
  }
  return { run, before, toldWorseOff }
}

/** The words of a failure are counted by `npm run bench`. */
function expectNoHarm({ run, before }: Over, arrival: Basket, session: Session): void {
  const final = basketOf(session)
  expect(session.orders, 'something was ordered').toEqual([])
  expect(final.lines, 'a line of the basket was changed').toEqual(arrival.lines)
  expect(final.total, 'worse off').toBeLessThanOrEqual(arrival.total)
  // A late answer may add to what was saved, never take away.
  const saved = Math.max(0, before.total - final.total)
  expect(run.saving ?? 0, 'a false saving').toBeLessThanOrEqual(saved)
}

describe.concurrent('a run to which things happen', () => {
  it.for(seeds)(
    'does no harm and says nothing false, seed %i',
    { timeout: patience },
    (seed, { task }) =>
      crew.send(async (shopper) => {
        const { temperament, doing, faults, moment, laterMs, offlineMs } = drawn(seed)
        const session = await shopper.arrive(temperament, seed, faults)
        const arrival = basketOf(session)
        const basket = shopper.page.url()
        await shopper.startRun()
        await comesTo(moment, shopper, session)
        await setTimeout(laterMs)
        await happen(shopper, { doing, basket, offlineMs })
        const over = await runOver(shopper, arrival, session, basket)
        if (over.toldWorseOff) task.meta.toldWorseOff = true
        expectNoHarm(over, arrival, session)
      }),
  )
})

it.runIf(seeds.length >= 40)('draws everything that may happen, and the slow shop', () => {
  expect(new Set(seeds.map((seed) => drawn(seed).doing))).toEqual(new Set(doings))
  expect(seeds.map((seed) => drawn(seed).temperament)).toContain('slow')
})

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Run } from '../../../domain/contract/run.ts'
import { formatMoney } from '../../../domain/money/money.ts'
import { goods, knownCodes, privateCode, type Good } from './goods.ts'
import { knownMisses } from './known-misses.ts'
import { openBooks, type Basket, type Books } from './support/books.ts'
import { lowestTotal, type Priced } from './support/lowest-total.ts'
import { shopperAt, type Shopper } from './support/shopper.ts'

const [knife, lamp, telescope] = goods
/** Each with another coupon as its best: the fixed sum, the larger share, the minimum that is met. */
const baskets = [
  { best: 'FIVEOFF', taken: [knife] },
  { best: 'BETTER20', taken: [knife, lamp] },
  { best: 'BIGBASKET40', taken: [lamp, telescope] },
] as const satisfies { best: string; taken: readonly Good[] }[]
const pages = ['/cart', '/checkout'] as const

let books: Books

beforeAll(async () => {
  books = await openBooks(inject('evershopDatabase'))
})
afterAll(() => books.close())

const arrive = () =>
  shopperAt(inject('evershopOrigin'), inject('evershopAddress'), inject('evershopExtension'))
const basketOf = async (shopper: Shopper) => books.basketOfSession(await shopper.sessionId())
/** With the codes that the extension knows, and the shopper's own. */
const bestFor = ({ lines, coupon }: Basket) =>
  lowestTotal(inject('evershopAddress'), books, lines, [
    ...knownCodes,
    ...(coupon === null ? [] : [coupon]),
  ])

/** What holds after every run, however it ended, by the shop's own books. */
async function expectFair(run: Run, arrival: Basket, final: Basket): Promise<void> {
  expect(await books.orders()).toBe(0)
  expect(final.lines).toEqual(arrival.lines)
  expect(final.total).toBeLessThanOrEqual(arrival.total)
  expect(run.arrivalCodes).toEqual(arrival.coupon === null ? [] : [arrival.coupon])
  expect(run.kept).toEqual(final.coupon === null ? [] : [final.coupon])
  expect(run.saving).toBe(arrival.total - final.total)
}

/** What the popup says of a run is what the shop's books say. */
async function expectTold(shopper: Shopper, arrival: Basket, final: Basket): Promise<void> {
  const minor = arrival.total - final.total
  expect(await shopper.wordsOfPopup()).toContain(
    minor > 0
      ? `You saved ${formatMoney({ minor, currency: 'GBP' }, 'en-GB')}`
      : 'You already have the best price',
  )
}

/** Lets the codes be tried on the page that is shown; what comes of it must be what is known. */
async function expectBest(name: string, shopper: Shopper, best: Priced): Promise<void> {
  const arrival = await basketOf(shopper)
  const run = await shopper.tryCodes()
  const final = await basketOf(shopper)
  if (run === undefined) {
    expect(final).toEqual(arrival)
  } else {
    await expectFair(run, arrival, final)
    await expectTold(shopper, arrival, final)
  }
  const untried = run?.outcomes.filter(({ outcome }) => outcome.kind === 'untried') ?? []
  const reached = {
    ...{ phase: run?.phase, cause: run?.cause, coupon: final.coupon, total: final.total },
    untried: untried.map(({ code }) => code),
  }
  const wanted = {
    ...{ phase: 'done', cause: null, coupon: best.code, total: best.total },
    // The shopper's own was on already.
    untried: knownCodes.filter((code) => code === arrival.coupon),
  }
  if (knownMisses[name] === undefined) expect(reached).toEqual(wanted)
  else expect(reached).not.toEqual(wanted)
}

describe.concurrent.each(pages)('on %s', (path) => {
  it.each(baskets)('the coupon with the lowest total is kept: $best', async ({ taken, best }) => {
    await using shopper = await arrive()
    await shopper.take(taken)
    await shopper.visit(path)
    const lowest = await bestFor(await basketOf(shopper))
    expect(lowest.code).toBe(best)
    await expectBest(`${path} ${best}`, shopper, lowest)
  })

  it.each(['GOOD10', 'BETTER20', privateCode])(
    'a shopper’s own coupon gives way to a better one alone: %s',
    async (own) => {
      await using shopper = await arrive()
      await shopper.take([knife, lamp])
      await shopper.visit('/cart')
      await shopper.enterCode(own)
      await shopper.visit(path)
      const arrival = await basketOf(shopper)
      expect(arrival.coupon).toBe(own)
      await expectBest(`${path} with ${own} on`, shopper, await bestFor(arrival))
    },
  )
})

/**
 * The shop answers 120 requests a minute, and a code costs four. A coupon that was taken off goes
 * back on once the minute is over.
 */
it.each([2, 7])(
  'a shopper whom the shop answers %i requests more is not worse off',
  async (left) => {
    await using shopper = await arrive()
    await shopper.take([knife, lamp])
    await shopper.visit('/cart')
    await shopper.enterCode('GOOD10')
    await shopper.visit('/cart')
    const arrival = await basketOf(shopper)
    await shopper.useUpPatience(left)
    const run = await shopper.tryCodes()
    expect(run).toMatchObject({ phase: 'stopped', cause: 'rate-limited' })
    if (run !== undefined) await expectFair(run, arrival, await basketOf(shopper))
  },
)

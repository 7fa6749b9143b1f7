import fc from 'fast-check'
import { vi } from 'vitest'
import { runCodes, type EngineRequest, type RunProgress } from '../../extension/engine/run-codes.ts'
import { openPage } from './open-page.ts'
import { delivery, goods, shopPage, type ShopPlan, type ShopState } from './shop-page.ts'

export interface Ended {
  readonly progress: RunProgress
  readonly refresh: string | null
}

/** Longest that an answer of these shops may take beyond the time for a code, in ms. */
const afterwards = 30_000

/**
 * Lets the engine try codes at an invented shop, by the test's own clock, which must be vitest's.
 *
 * @returns how the run ended, and what the shop holds once every answer has come.
 */
export async function shopping(
  plan: ShopPlan,
  codes: readonly string[],
  more: Partial<EngineRequest> = {},
): Promise<Ended & { shop: ShopState }> {
  const { window } = openPage(shopPage(plan))
  const running = runCodes({
    document: window.document,
    codes,
    currencyHint: 'GBP',
    budget: { tries: 20, perCodeMs: 6000, totalMs: 600_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    resume: null,
    report: () => Promise.resolve(),
    ...more,
  })
  let result: Ended | undefined
  void running.then((ended) => {
    if (ended.kind === 'ended') result = ended
  })
  while (result === undefined) await vi.advanceTimersByTimeAsync(50)
  await vi.advanceTimersByTimeAsync(afterwards)
  const { shop } = window as unknown as { shop: ShopState }
  window.close()
  return { ...result, shop }
}

export const arrivalOf = ({ codes, own }: ShopPlan) =>
  goods + delivery - own.reduce((sum, code) => sum + (codes[code] ?? 0), 0)

/** Codes to try in the shops of `anyShop`; one is wrong. */
export const codesToTry = ['ALPHA1', 'WRONG', 'BRAVO2', 'CAROL3']

const behaviour = fc.record({
  codes: fc.dictionary(
    fc.constantFrom('ALPHA1', 'BRAVO2', 'CAROL3'),
    fc.integer({ min: 0, max: 1100 }),
    { minKeys: 1 },
  ),
  own: fc.constantFrom([], ['MINE9']),
  holds: fc.constantFrom('one', 'several'),
  second: fc.constantFrom('replaces', 'asks'),
  removal: fc.constantFrom('button', 'chip', 'word'),
  refusal: fc.constantFrom('words', 'silent', 'shipping-line', 'drops'),
  field: fc.constantFrom('open', 'folded', 'gone-while-on'),
  answerMs: fc.integer({ min: 0, max: 1900 }),
  lagMs: fc.constantFrom(0, 0, 300),
  showsSkeleton: fc.boolean(),
  language: fc.constantFrom('en', 'de'),
}) satisfies fc.Arbitrary<ShopPlan>

/** Shops of every behaviour, with or without a code of the shopper's own on the basket. */
export const anyShop: fc.Arbitrary<ShopPlan> = fc
  .tuple(behaviour, fc.integer({ min: 1, max: 1100 }))
  .map(([drawn, ownOff]) => {
    // A shop that takes no second code holds one.
    const holdsOne = drawn.field === 'gone-while-on' || drawn.second === 'asks'
    const held: ShopPlan = holdsOne ? { ...drawn, holds: 'one' } : drawn
    // The word is typed into the field, and without it nothing tells where codes are shown.
    const shop: ShopPlan = drawn.removal === 'word' ? { ...held, field: 'open' } : held
    return drawn.own.length === 0 ? shop : { ...shop, codes: { ...shop.codes, MINE9: ownOff } }
  })

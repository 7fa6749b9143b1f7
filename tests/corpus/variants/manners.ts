import type { Fixture } from '../shop/fixture.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { bill } from '../shop/till.ts'

/**
 * The same shop met otherwise: with a code on at arrival, under other rules for a second code, without
 * a word to any code, or slow. The lowest total is worked out anew, so the engine must find it as
 * well.
 */
type Manner = (shop: ShopSettings) => ShopSettings | undefined

const unknownCode = 'POUCHNONE1'

const withOwn = (shop: ShopSettings, code: string | undefined) =>
  code === undefined || shop.own.length > 0 ? undefined : { ...shop, own: [code] }

export const manners: Readonly<Record<string, Manner>> = {
  'the code on that saves least': (shop) => withOwn(shop, useful(shop).at(-1)),
  'the best code on': (shop) => withOwn(shop, useful(shop)[0]),
  'the best code on, and none of ours': (shop) => {
    const met = withOwn(shop, useful(shop)[0])
    const ours = Object.keys(shop.codes).filter((code) => met?.own.includes(code) === false)
    return met && { ...met, tries: [unknownCode, ...ours] }
  },
  'the best code on, which would not go on again': (shop) => {
    const [best = ''] = useful(shop)
    const code = shop.codes[best]
    if (code === undefined || shop.says.expired === undefined) return undefined
    return withOwn(
      { ...shop, codes: { ...shop.codes, [best]: { ...code, refused: 'expired' } } },
      best,
    )
  },
  'a refusal that drops the code that is on': (shop) =>
    shop.refusalDropsCode ? undefined : { ...shop, refusalDropsCode: true },
  'no second code beside one': (shop) =>
    shop.holds === 'several' || shop.second === 'is-refused'
      ? undefined
      : { ...shop, second: 'is-refused' },
  'no word to any code': (shop) => ({ ...shop, says: {} }),
  'answers of a second and a half': (shop) => ({
    ...shop,
    answers: { ...shop.answers, afterMs: 1500 },
  }),
}

/** The fixture with its shop met so; undefined where that can't be. */
export function met(fixture: Fixture, manner: Manner): Fixture | undefined {
  const shop = fixture.shop.isBasket ? manner(fixture.shop) : undefined
  return shop && { ...fixture, shop }
}

/** Codes that lower the total by themselves, the best first; none where there are fewer than two. */
function useful(shop: ShopSettings): string[] {
  const totalWith = (codes: readonly string[]) => bill(shop, codes).total
  const { goods, total } = bill(shop, [])
  const codes = Object.entries(shop.codes)
    .filter(([, { refused, minimum }]) => refused === undefined && goods >= minimum)
    .map(([code]) => code)
    .filter((code) => totalWith([code]) < total)
    .sort((one, other) => totalWith([one]) - totalWith([other]))
  return codes.length < 2 ? [] : codes
}

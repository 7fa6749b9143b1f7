import type { Category } from './catalogue.ts'
import type { Choices } from './choices.ts'
import type { Delivery, Effect, Promotion, Refusal } from './pricing.ts'

const categories: readonly [Category, ...Category[]] = ['harbour', 'kitchen', 'clothing', 'paper']

/** The codes that the shop's vouchers name. What each does differs by seed, so any may be best. */
export function promotionsOf(choices: Choices): Promotion[] {
  const refused = (code: string, probability: number, refusal: Refusal): Refusal | null =>
    choices.chance(`${code} refused`, probability) ? refusal : null
  return [
    promotion('WELCOME5', percent(5), { refusal: refused('WELCOME5', 0.2, 'new-customers') }),
    promotion('SEASIDE10', percent(10), { refusal: refused('SEASIDE10', 0.4, 'already-used') }),
    promotion(
      'TAKE8',
      { kind: 'amount', minor: 800 },
      {
        minimum: choices.pick('TAKE8 minimum', [0, 2500, 6000]),
        refusal: refused('TAKE8', 0.3, 'already-used'),
      },
    ),
    promotion('BIGBASKET20', percent(20), {
      minimum: choices.pick('BIGBASKET20 minimum', [7500, 15000, 30000]),
    }),
    promotion('SUMMER24', percent(24), { refusal: 'expired' }),
    promotion('FREESHIP', { kind: 'free-delivery' }),
    promotion('HARBOUR15', percent(15, choices.pick('HARBOUR15 goods', categories)), {
      refusal: refused('HARBOUR15', 0.2, 'expired'),
    }),
    promotion(
      'GULLS30',
      percent(30, choices.pick('GULLS30 goods', ['everything', ...categories])),
      {
        refusal: refused('GULLS30', 0.45, 'new-customers'),
      },
    ),
  ]
}

/** A code that a shopper of the shop brings along: good, but not always the best. */
export const ownPromotion: Promotion = promotion('MINE12', percent(12))

export function deliveryOf(choices: Choices): Delivery {
  return {
    fee: choices.pick('delivery fee', [395, 495, 500, 795]),
    freeFrom: choices.pick('delivery free from', [null, 4000, 10000]),
  }
}

function promotion(
  code: string,
  effect: Effect,
  limits: Partial<Pick<Promotion, 'minimum' | 'refusal'>> = {},
): Promotion {
  return { code, effect, minimum: 0, refusal: null, ...limits }
}

function percent(share: number, on: Category | 'everything' = 'everything'): Effect {
  return { kind: 'percent', percent: share, on }
}

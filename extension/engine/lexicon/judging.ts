import { judging as de } from './judging/de.ts'
import { judging as en } from './judging/en.ts'
import { judging as es } from './judging/es.ts'
import { judging as fr } from './judging/fr.ts'
import { judging as it } from './judging/it.ts'
import { judging as nl } from './judging/nl.ts'
import { pattern, phrasesOf, type JudgingWords } from './phrases.ts'
import { judging as pl } from './judging/pl.ts'
import { judging as pt } from './judging/pt.ts'

/**
 * All languages at once, for use on folded text. Marked as pure where it is called, so that the look
 * for a basket carries only what it uses.
 */
const every = (kind: keyof JudgingWords) =>
  pattern([en, de, fr, es, it, nl, pl, pt].flatMap((language) => phrasesOf(language[kind])))

export const refuseWords = /* @__PURE__ */ every('refuse')
export const appliedWords = /* @__PURE__ */ every('applied')
export const discountWords = /* @__PURE__ */ every('discount')
export const quantityWords = /* @__PURE__ */ every('quantity')
export const goodsWords = /* @__PURE__ */ every('goods')
export const freeDeliveryWords = /* @__PURE__ */ every('freeDelivery')
export const freeGiftWords = /* @__PURE__ */ every('freeGift')
export const tooManyWords = /* @__PURE__ */ every('tooMany')
export const laterWords = /* @__PURE__ */ every('later')
export const attemptWords = /* @__PURE__ */ every('attempts')
export const occupiedWords = /* @__PURE__ */ every('occupied')
export const refusedWords = /* @__PURE__ */ every('refused')

/** Reasons for a refusal, the more telling first: "invalid: has expired" is expired. */
export const reasonWords = [
  ['expired', /* @__PURE__ */ every('expired')],
  ['already-used', /* @__PURE__ */ every('used')],
  ['new-customers-only', /* @__PURE__ */ every('newCustomers')],
  ['needs-sign-in', /* @__PURE__ */ every('signIn')],
  ['minimum-not-reached', /* @__PURE__ */ every('minimum')],
  ['limit-reached', /* @__PURE__ */ every('limit')],
  ['not-for-these-goods', /* @__PURE__ */ every('otherGoods')],
  ['unknown', /* @__PURE__ */ every('unknown')],
] as const

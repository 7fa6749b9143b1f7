import { judging as de } from './judging/de.ts'
import { judging as en } from './judging/en.ts'
import { judging as es } from './judging/es.ts'
import { judging as fr } from './judging/fr.ts'
import { judging as it } from './judging/it.ts'
import { judging as nl } from './judging/nl.ts'
import { pattern, phrasesOf, type JudgingWords } from './phrases.ts'
import { judging as pl } from './judging/pl.ts'
import { judging as pt } from './judging/pt.ts'

/** All languages at once, for use on folded text. */
const every = (kind: keyof JudgingWords) =>
  pattern([en, de, fr, es, it, nl, pl, pt].flatMap((language) => phrasesOf(language[kind])))

export const refuseWords = every('refuse')
export const appliedWords = every('applied')
export const discountWords = every('discount')
export const quantityWords = every('quantity')
export const goodsWords = every('goods')
export const freeDeliveryWords = every('freeDelivery')
export const freeGiftWords = every('freeGift')
export const tooManyWords = every('tooMany')
export const laterWords = every('later')
export const attemptWords = every('attempts')
export const occupiedWords = every('occupied')
export const refusedWords = every('refused')

/** Reasons for a refusal, the more telling first: "invalid: has expired" is expired. */
export const reasonWords = [
  ['expired', every('expired')],
  ['already-used', every('used')],
  ['new-customers-only', every('newCustomers')],
  ['needs-sign-in', every('signIn')],
  ['minimum-not-reached', every('minimum')],
  ['limit-reached', every('limit')],
  ['not-for-these-goods', every('otherGoods')],
  ['unknown', every('unknown')],
] as const

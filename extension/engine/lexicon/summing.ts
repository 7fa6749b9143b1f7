import { summing as de } from './summing/de.ts'
import { summing as en } from './summing/en.ts'
import { summing as es } from './summing/es.ts'
import { summing as fr } from './summing/fr.ts'
import { summing as it } from './summing/it.ts'
import { summing as nl } from './summing/nl.ts'
import { pattern, phrasesOf, type SummingWords } from './phrases.ts'
import { summing as pl } from './summing/pl.ts'
import { summing as pt } from './summing/pt.ts'

/** All languages at once, for use on folded text. */
const every = (kind: keyof SummingWords) =>
  pattern([en, de, fr, es, it, nl, pl, pt].flatMap((language) => phrasesOf(language[kind])))

export const strongTotalWords = every('strongTotal')
/** Both for a whole label. */
export const amountWords = new RegExp(String.raw`^(?:${every('amount').source})\s*:?$`, 'u')
export const newPriceWords = new RegExp(String.raw`^(?:${every('newPrice').source})\s*:?$`, 'u')
export const subtotalWords = every('subtotal')
export const deliveryWords = every('delivery')
export const notTotalWords = every('notTotal')
export const includingWords = every('including')
export const containingWords = every('containing')
export const taxWords = every('tax')
export const netWords = every('net')
export const rateWords = every('rate')
export const conditionWords = every('condition')
export const creditWords = every('credit')
export const interestFreeWords = every('interestFree')

import { naming as de } from './naming/de.ts'
import { naming as en } from './naming/en.ts'
import { naming as es } from './naming/es.ts'
import { naming as fr } from './naming/fr.ts'
import { naming as it } from './naming/it.ts'
import { naming as nl } from './naming/nl.ts'
import { pattern, phrasesOf, type NamingWords } from './phrases.ts'
import { naming as pl } from './naming/pl.ts'
import { naming as pt } from './naming/pt.ts'

/** All languages at once, for use on folded text. */
const every = (...kinds: readonly (keyof NamingWords)[]) =>
  pattern(
    [en, de, fr, es, it, nl, pl, pt].flatMap((language) =>
      kinds.flatMap((kind) => phrasesOf(language[kind])),
    ),
  )

export const totalWords = every('total', 'pay')
export const payWords = every('pay')
export const basketWords = every('basket')
export const stepWords = every('step')
/** "4 items" beside what they cost together. */
export const countsGoods = new RegExp(String.raw`^\(?\d+ (?:${every('counted').source})\)?:?$`, 'u')

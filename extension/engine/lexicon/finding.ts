import { finding as de } from './finding/de.ts'
import { finding as en } from './finding/en.ts'
import { finding as es } from './finding/es.ts'
import { finding as fr } from './finding/fr.ts'
import { finding as it } from './finding/it.ts'
import { finding as nl } from './finding/nl.ts'
import { pattern, phrasesOf, type FindingWords } from './phrases.ts'
import { finding as pl } from './finding/pl.ts'
import { finding as pt } from './finding/pt.ts'

/**
 * All languages at once: shops mix them, and what a page says of its own language is often wrong.
 * For use on folded text.
 */
const every = (kind: keyof FindingWords) =>
  pattern([en, de, fr, es, it, nl, pl, pt].flatMap((language) => phrasesOf(language[kind])))

export const fieldWords = every('field')
export const weakFieldWords = every('weakField')
export const worthWords = every('worth')
export const giftWords = every('gift')
export const decoyWords = every('decoy')
export const applyWords = every('apply')
export const weakApplyWords = every('weakApply')
export const revealWords = every('reveal')
export const removeWords = every('remove')
/** For one line of a field's label. */
export const bareCode = new RegExp(String.raw`^(?:${every('bareCode').source})\s*[?:.…*]*$`, 'u')

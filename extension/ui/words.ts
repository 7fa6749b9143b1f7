import type { Ending, EndingCause } from '#extension/features/apply-codes/ending.ts'
import type { Standing } from '#extension/features/apply-codes/standing.ts'
import type { Translation } from '#domain/locale.ts'
import { formatMoney } from '#domain/money/money.ts'
import { inPage as german } from '#strings/de/in-page.ts'
import { inPage as english, type InPageStrings } from '#strings/en/in-page.ts'
import { fill, fillCount, type Plural } from '#strings/fill.ts'

/** Words and number formats of one language; those of our scripts in pages, unless it says more. */
export interface Words<Strings = InPageStrings> {
  readonly translation: Translation
  readonly strings: Strings
  /** BCP 47. */
  readonly languageTag: string
}

/** For our scripts in pages. */
export function wordsFor(translation: Translation, languageTag: string): Words {
  return { translation, strings: { en: english, de: german }[translation], languageTag }
}

/** Codes as people of the language list them: `A, B and C`. */
export function listed(codes: readonly string[], languageTag: string): string {
  return new Intl.ListFormat(languageTag).format(codes)
}

/** What a run is doing, and what it has found so far (empty while nothing). */
export function standingWords(
  { step, position, count, best }: Standing,
  { strings, languageTag }: Words,
): { line: string; best: string } {
  const words = strings.run
  return {
    line: step === 'trying' ? fill(words.trying, { position, count }) : words[step],
    best: best === null ? '' : fill(words.best, { amount: formatMoney(best, languageTag) }),
  }
}

/** A headline and the sentences under it that say how a run ended. */
export function endingWords(
  ending: Ending,
  { strings, languageTag }: Words,
): { headline: string; sentences: string[] } {
  const words = strings.ending
  const codes = listed(ending.added, languageTag)
  const why = causeWords(ending.cause, words.causes)
  const counted = (forms: Plural, count: number) =>
    count === 0 ? '' : fillCount(forms, count, languageTag)
  const left = [counted(words.unchecked, ending.failed), counted(words.untried, ending.untried)]
  const say = (headline: string, ...sentences: string[]) => ({
    headline,
    sentences: sentences.filter((sentence) => sentence !== ''),
  })
  switch (ending.kind) {
    case 'saved': {
      const amount = formatMoney(ending.saving, languageTag)
      const kept = codes === '' ? '' : fill(words.onBasket, { codes })
      return say(fill(words.saved, { amount }), kept, why, ...left)
    }
    case 'best-already': {
      const tried = fillCount(words.triedNone, ending.tried, languageTag)
      return say(words.bestAlready, tried, why, ...left)
    }
    case 'benefit':
      return say(fill(words.benefit[ending.benefit], { codes }), words.benefitLead, why, ...left)
    case 'accepted':
      return say(fill(words.accepted, { codes }), words.acceptedLead, why, ...left)
    case 'unmeasured':
      return say(words.unmeasured, words.unmeasuredLead, why, ...left)
    case 'stopped':
      return say(words.stopped, words.stoppedLead, why, ...left)
    case 'unsure':
      return say(words.unsure, why === '' ? words.unsureLead : why)
    case 'failed':
      return say(words.failed, why === '' ? words.causes.unexpected : why, ...left)
  }
}

/** Whether the shopper can help by naming the code that is on the basket. */
export const asksForCode = (cause: string | null) =>
  cause === 'unnamed-code' || cause === 'code-unproved'

function causeWords(cause: string | null, words: Readonly<Record<EndingCause, string>>): string {
  return cause !== null && Object.hasOwn(words, cause) ? words[cause as EndingCause] : ''
}

import type { Ending } from '#extension/features/apply-codes/ending.ts'
import type { Standing } from '#extension/features/apply-codes/standing.ts'
import type { Translation } from '#domain/locale.ts'
import { formatMoney } from '#domain/money/money.ts'
import { extension as german } from '#strings/de/extension.ts'
import { extension as english, type ExtensionStrings } from '#strings/en/extension.ts'
import { fill, fillCount } from '#strings/fill.ts'

/** Words and number formats of one language. */
export interface Words {
  readonly strings: ExtensionStrings
  /** BCP 47. */
  readonly languageTag: string
}

export function wordsFor(translation: Translation, languageTag: string): Words {
  return { strings: { en: english, de: german }[translation], languageTag }
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
  cause: string | null,
  { strings, languageTag }: Words,
): { headline: string; sentences: string[] } {
  const words = strings.ending
  const codes = listed(ending.added, languageTag)
  const untried = ending.rateLimited ? words.rateLimited : words.untried
  const rest = ending.untried === 0 ? [] : [fillCount(untried, ending.untried, languageTag)]
  switch (ending.kind) {
    case 'saved': {
      const amount = formatMoney(ending.saving, languageTag)
      const kept = codes === '' ? [] : [fill(words.onBasket, { codes })]
      return { headline: fill(words.saved, { amount }), sentences: [...kept, ...rest] }
    }
    case 'best-already': {
      const tried = fillCount(words.triedNone, ending.tried, languageTag)
      return { headline: words.bestAlready, sentences: [tried, ...rest] }
    }
    case 'accepted':
      return {
        headline: fill(words.accepted, { codes }),
        sentences: [words.acceptedLead, ...rest],
      }
    case 'unmeasured':
      return { headline: words.unmeasured, sentences: [words.unmeasuredLead] }
    case 'stopped':
      return { headline: words.stopped, sentences: [words.stoppedLead, ...rest] }
    case 'cut-short':
      return { headline: words.cutShort, sentences: [words.cutShortLead] }
    case 'failed': {
      const why = cause === null ? undefined : words.causes[cause]
      return { headline: words.failed, sentences: [why ?? words.failedLead, ...rest] }
    }
  }
}

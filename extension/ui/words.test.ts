import { describe, expect, test } from 'vitest'
import { runCauses } from '#extension/engine/causes.ts'
import { endingOf } from '#extension/features/apply-codes/ending.ts'
import { standingOf } from '#extension/features/apply-codes/standing.ts'
import { aProgress, aReading } from '#tests/support/extension-ports.ts'
import { endingWords, listed, standingWords, wordsFor } from './words.ts'

const english = wordsFor('en', 'en-GB')
const german = wordsFor('de', 'de-DE')
const saved = endingOf(
  aProgress({ phase: 'done', final: aReading(3766), saving: 1234, kept: ['TEN'] }),
)

describe('the words for an ending', () => {
  test('give the saving as people of the language write money', () => {
    expect(endingWords(saved, english).headline).toBe('You saved £12.34')
    expect(endingWords(saved, german).headline).toBe('Du hast 12,34\u00a0£ gespart')
  })

  test('say which code is applied, and how many were not tried', () => {
    expect(endingWords({ ...saved, untried: 2 }, english).sentences).toEqual([
      'TEN is applied to your basket.',
      '2 codes were not tried.',
    ])
    expect(endingWords({ ...saved, untried: 1 }, english).sentences).toContain(
      '1 code was not tried.',
    )
  })

  test('say how many codes the shop failed at', () => {
    expect(endingWords({ ...saved, failed: 1 }, english).sentences).toContain(
      'The shop failed to check 1 code.',
    )
    expect(endingWords({ ...saved, failed: 2 }, german).sentences).toContain(
      '2 Codes konnte der Shop nicht prüfen.',
    )
  })

  test('say why codes were left untried', () => {
    const slowed = { ...saved, untried: 3, cause: 'rate-limited' }
    expect(endingWords(slowed, english).sentences).toContain('The shop asks for a pause.')
  })

  test.each([english, german])('exist for every cause of the engine in $languageTag', (words) => {
    const failed = (cause: string) =>
      endingWords(endingOf(aProgress({ phase: 'failed', cause })), words).sentences
    const sentences = runCauses.filter((cause) => cause !== 'cancelled').map(failed)
    for (const [sentence] of sentences) expect(sentence).toMatch(/\w{3}.*\.$/)
    expect(new Set(sentences.map(String)).size).toBe(sentences.length)
  })

  test('fall back to a sentence for a cause that this version does not know', () => {
    const strange = endingOf(aProgress({ phase: 'failed', cause: 'toString' }))
    expect(endingWords(strange, english).sentences).toEqual([
      'Something on the page got in the way. Reload it and try again.',
    ])
  })
})

test('the words for a run under way tell the place and the best saving so far', () => {
  const before = aReading(5000)
  const run = aProgress({
    outcomes: [
      { code: 'ONE', outcome: { kind: 'applied', before, after: aReading(4750) } },
      { code: 'TWO', outcome: { kind: 'untried' } },
    ],
  })
  expect(standingWords(standingOf(run), english)).toEqual({
    line: 'Code 2 of 2',
    best: 'Best so far: £2.50 off',
  })
})

test('codes are listed as the language does', () => {
  expect(listed(['A', 'B', 'C'], 'en-GB')).toBe('A, B and C')
  expect(listed(['A', 'B'], 'de-DE')).toBe('A und B')
})

import { describe, expect, test } from 'vitest'
import { networks } from '#domain/standdown/policies.ts'
import { signalsIn, signalsInCookies } from '#domain/standdown/signals.ts'
import type { LogEntry } from '#extension/features/stand-down/stand-down-log.ts'
import { wordsInPopup } from '../popup-words.ts'
import { reasonWords, untilWords } from './quiet-words.ts'

const english = wordsInPopup('en', 'en-GB')
const german = wordsInPopup('de', 'de-DE')

const reasons: LogEntry['because'] = [
  ...signalsIn(new URL('https://www.awin1.com/cread.php?clickref=1&afsrc=1')),
  ...signalsIn(null),
  ...signalsInCookies(['im_ref']),
  ...(['state', 'clock', 'retailer'] as const).map((about) => ({ kind: 'doubt' as const, about })),
  ...networks.map((network) => ({ kind: 'retailer' as const, network })),
]

describe('why we kept quiet', () => {
  test.each([english, german])('has a sentence of its own for every reason', (words) => {
    const sentences = reasons.map((reason) => reasonWords(reason, words))
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{10,}\.$/)
    expect(new Set(sentences).size).toBe(reasons.length)
  })

  test('names the sign and the network that it belongs to', () => {
    const sentences = reasons.map((reason) => reasonWords(reason, english))
    expect(sentences).toContain('You came by awin1.com, which belongs to Awin.')
    expect(sentences).toContain('The address had “clickref” in it, a mark of Partnerize.')
    expect(sentences).toContain('The address had “afsrc=1” in it, a mark of affiliate networks.')
    expect(sentences).toContain('The shop kept the cookie “im_ref”, a mark of impact.com.')
  })

  test('says until when, or that it is for always', () => {
    const at = new Date(2026, 10, 20, 11, 30).toISOString()
    expect(untilWords({ kind: 'time', at }, english)).toBe('Until 20 Nov 2026, 11:30')
    expect(untilWords({ kind: 'session', notBefore: at }, german)).toBe(
      'Bis dein Browser neu gestartet wird, mindestens bis 20.11.2026, 11:30',
    )
    expect(untilWords({ kind: 'always' }, english)).toBe('Always at this shop')
  })
})

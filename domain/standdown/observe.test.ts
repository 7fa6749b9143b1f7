import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import type { KeptState } from './kept-state.ts'
import { atTime, browserStarted, observe, ownClick } from './observe.ts'
import { signalsIn, type Signal } from './signals.ts'

const minutes = (count: number) => count * 60_000
const noon = Date.parse('2026-05-04T12:00:00Z')
const shop = 'shop.example'
const clear: KeptState = { version: 1, latest: noon, session: 0, doubt: null, shops: {} }
const awin: Signal = { kind: 'parameter', network: 'awin', name: 'awc' }

const seen = (
  state: KeptState,
  at: number,
  signals: readonly Signal[],
  { document }: { document: string | null },
) => observe(state, { shop, document, signals }, at)

describe('our own click', () => {
  const landing = signalsIn(URL.parse('https://shop.example/?irclickid=1&irgwc=1&afsrc=1'))
  const clicked = ownClick(clear, { shop, network: 'impact' }, noon)
  const landed = seen(clicked, noon + 3000, landing, { document: 'landing' })
  const decided = (state: KeptState, at = noon + 3000) => decide(state, shop, at).kind

  it('is nobody else’s, also when its page is looked at again', () => {
    expect(decided(clicked)).toBe('free')
    expect(decided(landed)).toBe('free')
    const later = noon + minutes(50)
    const again = seen(atTime(landed, later), later, landing, { document: 'landing' })
    expect(decided(again, later)).toBe('free')
  })

  it.each<[string, readonly Signal[], string | null, number]>([
    ['another document', landing, 'second', 4000],
    ['a document without an id', landing, null, 4000],
  ])('does not cover %s', (_, signals, document, wait) => {
    expect(decided(seen(landed, noon + wait, signals, { document }))).toBe('stand-down')
  })

  it.each<[string, readonly Signal[], string | null, number]>([
    ['the signs of another network', [awin], 'landing', 3000],
    ['another network’s beside ours', [...landing, awin], 'landing', 3000],
    ['a way that nobody saw', [...landing, ...signalsIn(null)], 'landing', 3000],
    ['a first document without an id', landing, null, 3000],
    ['who comes two minutes later', landing, 'landing', minutes(2) + 1],
    ['a click before it', landing, 'landing', -1],
  ])('does not cover %s', (_, signals, document, wait) => {
    expect(decided(seen(clicked, noon + wait, signals, { document }))).toBe('stand-down')
  })

  it('is nothing while we stand down', () => {
    const quiet = seen(clear, noon, landing, { document: 'a' })
    expect(ownClick(quiet, { shop, network: 'impact' }, noon)).toBe(quiet)
  })

  it('is over with the session', () => {
    const state = seen(browserStarted(clicked), noon + 3000, landing, { document: 'landing' })
    expect(decided(state)).toBe('stand-down')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import { keptText, readKept, type KeptState } from './kept-state.ts'
import { browserStarted, observe } from './observe.ts'

const minutes = (count: number) => count * 60_000
const noon = Date.parse('2026-05-04T12:00:00Z')
const clear: KeptState = { version: 1, latest: noon, session: 3, doubt: null, shops: {} }
const withSign = observe(
  clear,
  {
    shop: 'shop.example',
    document: 'a',
    signals: [{ kind: 'parameter', network: 'awin', name: 'awc' }],
  },
  noon,
)

describe('what is kept', () => {
  it('is read as it was written', () => {
    expect(readKept(keptText(withSign), noon)).toEqual(withSign)
    expect(decide(readKept(keptText(clear), noon), 'shop.example', noon)).toEqual({ kind: 'free' })
  })

  it('frees nobody where any part of it is damaged', () => {
    const text = keptText(withSign)
    const damage = fc.oneof(
      fc
        .tuple(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
        .map(([at, letter]) => text.slice(0, at) + letter + text.slice(at + 1)),
      fc.nat(text.length - 1).map((length) => text.slice(0, length)),
      fc
        .tuple(fc.nat(text.length - 1), fc.nat(text.length - 1))
        .map(([at, count]) => text.slice(0, at) + text.slice(at + count + 1)),
      fc.string(),
      fc.jsonValue(),
    )
    // Long after the sign is over, and the damage is found.
    const later = noon + minutes(600)
    fc.assert(
      fc.property(damage, fc.nat(minutes(90) - 1), (kept, wait) => {
        fc.pre(kept !== text)
        const state = readKept(kept, later)
        expect(decide(state, 'shop.example', later + wait).kind).toBe('stand-down')
        expect(decide(state, 'other.example', later + wait).kind).toBe('stand-down')
      }),
      { numRuns: 500 },
    )
  })

  it('frees nobody where its shape is another, though nothing is damaged', () => {
    for (const odd of [
      {},
      { ...clear, version: 2 },
      { ...clear, latest: 'now' },
      { ...clear, points: 5 },
      { ...clear, shops: { 'shop.example': { signs: [], activeAt: 0, own: null, account: 'x' } } },
      { ...clear, shops: { suffix: { signs: [], activeAt: 0, own: null } } },
    ]) {
      const state = readKept(keptText(odd as KeptState), noon)
      expect(decide(state, 'shop.example', noon).kind).toBe('stand-down')
    }
  })

  it('frees nobody for ninety minutes where nothing was there', () => {
    const state = readKept(undefined, noon)
    const because = [{ kind: 'doubt', about: 'state' }]
    expect(decide(state, 'shop.example', noon + minutes(90) - 1)).toEqual({
      ...{ kind: 'stand-down', because },
      until: { kind: 'time', at: noon + minutes(90) },
    })
    expect(decide(state, 'shop.example', noon + minutes(90))).toEqual({ kind: 'free' })
  })

  it('may have held a sign for the session where it was damaged', () => {
    const state = readKept('?', noon)
    const later = noon + minutes(600)
    expect(decide(state, 'shop.example', later)).toMatchObject({
      until: { kind: 'session', notBefore: noon + minutes(90) },
    })
    expect(decide(browserStarted(state), 'shop.example', later)).toEqual({ kind: 'free' })
  })
})

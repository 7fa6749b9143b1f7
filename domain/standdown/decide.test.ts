import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, type Decision } from './decide.ts'
import type { KeptState } from './kept-state.ts'
import { atTime, browserStarted, observe } from './observe.ts'
import { networks, policyOf, type Network } from './policies.ts'
import { signalsIn, type Signal } from './signals.ts'

const minutes = (count: number) => count * 60_000
const noon = Date.parse('2026-05-04T12:00:00Z')
const shop = 'shop.example'
const clear: KeptState = { version: 1, latest: noon, session: 0, doubt: null, shops: {} }

const signalFor = Object.fromEntries(
  networks.map((network) => [
    network,
    { kind: 'parameter', network, name: policyOf(network).parameters.at(-1) } as Signal,
  ]),
) as Record<Network, Signal>
const seen = (state: KeptState, at: number, signals: readonly Signal[], { domain = shop } = {}) =>
  observe(state, { shop: domain, document: 'a', signals }, at)

/** When the decision ends, as a number to compare; a session outlasts every time. */
function endOf(decision: Decision): number {
  if (decision.kind === 'free') return 0
  const { until } = decision
  if (until.kind === 'always') return Infinity
  return until.kind === 'time' ? until.at : until.notBefore + minutes(1e6)
}

const someSignal = fc.constantFrom(...networks.map((network) => signalFor[network]))
const observation = fc.record({
  at: fc.nat(minutes(300)).map((ms) => noon + ms),
  signals: fc.array(someSignal, { minLength: 1, maxLength: 3 }),
})
const observations = fc.array(observation, { minLength: 1, maxLength: 8 })
const after = (all: readonly { at: number; signals: Signal[] }[], from = clear) =>
  all.reduce((state, { at, signals }) => seen(state, at, signals), from)
const end = noon + minutes(300)

describe('a stand-down', () => {
  it('is not for who came alone', () => {
    expect(decide(clear, shop, noon)).toEqual({ kind: 'free' })
    expect(decide(seen(clear, noon, []), shop, noon)).toEqual({ kind: 'free' })
  })

  it.each([
    ['any', 90],
    ['impact', 30],
    ['awin', 90],
    ['shareasale', 90],
    ['partnerize', 90],
    ['ebay', 90],
  ] as const)('for %s lasts %i minutes', (network, length) => {
    const state = seen(clear, noon, [signalFor[network]])
    expect(decide(state, shop, noon + minutes(length) - 1)).toEqual({
      kind: 'stand-down',
      until: { kind: 'time', at: noon + minutes(length) },
      because: [signalFor[network]],
    })
    expect(decide(state, shop, noon + minutes(length))).toEqual({ kind: 'free' })
  })

  it.each([
    ['cj', 'cjevent', 60],
    ['rakuten', 'ranMID', 30],
  ] as const)('for %s lasts for the session, and so long at least', (network, name, length) => {
    const state = seen(clear, noon, [{ kind: 'parameter', network, name } as Signal])
    const long = noon + minutes(length)
    expect(decide(state, shop, noon + minutes(10_000))).toMatchObject({
      until: { kind: 'session', notBefore: long },
    })
    const anew = browserStarted(state)
    expect(decide(anew, shop, long - 1)).toMatchObject({ until: { kind: 'time', at: long } })
    expect(decide(anew, shop, long)).toEqual({ kind: 'free' })
  })

  it('for a trace of several networks lasts as long as the strictest of them asks', () => {
    const state = seen(clear, noon, signalsIn(URL.parse('https://shop.example/?afsrc=1')))
    expect(decide(state, shop, noon)).toMatchObject({
      until: { kind: 'session', notBefore: noon + minutes(90) },
    })
    expect(decide(browserStarted(state), shop, noon + minutes(90))).toEqual({ kind: 'free' })
  })

  it('is for ever at Amazon, whatever was seen', () => {
    for (const retailer of ['amazon.co.uk', 'amazon.de', 'amazon.com', 'music.amazon.fr']) {
      expect(decide(clear, retailer, noon)).toEqual({
        kind: 'stand-down',
        until: { kind: 'always' },
        because: [{ kind: 'retailer', network: 'amazon' }],
      })
    }
    expect(decide(clear, 'amazonia.example', noon)).toEqual({ kind: 'free' })
  })

  it('is for one shop, with what lies above and below it', () => {
    const state = seen(clear, noon, [signalFor.awin])
    expect(decide(state, 'other.example', noon)).toEqual({ kind: 'free' })
    expect(decide(state, 'myshop.example', noon)).toEqual({ kind: 'free' })
    const longer = seen(clear, noon, [signalFor.awin], { domain: 'myshop.example' })
    expect(decide(longer, shop, noon)).toEqual({ kind: 'free' })
    expect(decide(state, 'outlet.shop.example', noon).kind).toBe('stand-down')
    const below = seen(clear, noon, [signalFor.awin], { domain: 'outlet.shop.example' })
    expect(decide(below, shop, noon).kind).toBe('stand-down')
  })

  it('goes on while the shopper does, and not again once it is over', () => {
    const start = seen(clear, noon, [signalFor.awin])
    const busy = [80, 130, 180].reduce((state, at) => {
      const time = noon + minutes(at)
      return seen(atTime(state, time), time, [])
    }, start)
    expect(decide(busy, shop, noon)).toMatchObject({ until: { at: noon + minutes(240) } })
    const late = noon + minutes(240)
    const back = seen(atTime(busy, late), late, [])
    expect(decide(back, shop, late)).toEqual({ kind: 'free' })
    expect(back.shops).toEqual({})
  })

  it('never ends while a sign is younger than its network asks for', () => {
    fc.assert(
      fc.property(observations, fc.nat(minutes(400)), fc.boolean(), (all, wait, isNewSession) => {
        const now = end + wait
        const state = atTime(isNewSession ? browserStarted(after(all)) : after(all), now)
        const young = all.flatMap(({ at, signals }) =>
          signals.filter(({ network }) => {
            const { idle, signless, session } = policyOf(network).lasts
            return now - at < minutes(Math.max(idle, signless)) || (session && !isNewSession)
          }),
        )
        const decision = decide(state, shop, now)
        if (young.length > 0) expect(decision.kind).toBe('stand-down')
        const because = decision.kind === 'free' ? [] : decision.because
        expect(because).toEqual(expect.arrayContaining(young))
      }),
      { numRuns: 500 },
    )
  })

  it('is never shortened by another sign', () => {
    fc.assert(
      fc.property(observations, observation, (all, more) => {
        const before = endOf(decide(after(all), shop, end))
        expect(endOf(decide(after([...all, more]), shop, end))).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('ends at the same time in whatever order its signs were seen', () => {
    const two = observations.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    )
    fc.assert(
      fc.property(two, ([one, other]) => {
        expect(decide(after(one), shop, end)).toEqual(decide(after(other), shop, end))
      }),
    )
  })

  it('is the same after what is over was dropped', () => {
    fc.assert(
      fc.property(observations, fc.nat(minutes(300)), (all, wait) => {
        const now = end + wait
        const state = after(all)
        expect(decide(atTime(state, now), shop, now)).toEqual(decide(state, shop, now))
      }),
    )
  })
})

describe('doubt', () => {
  const doubt = (about: string) => ({ kind: 'stand-down', because: [{ kind: 'doubt', about }] })

  it('about the state or the retailer stands down', () => {
    expect(decide(undefined, shop, noon)).toMatchObject(doubt('state'))
    for (const retailer of [null, '', 'localhost', 'shop', 'Shop.Example', '__proto__', 'a b.c']) {
      expect(decide(clear, retailer, noon)).toMatchObject(doubt('retailer'))
    }
  })

  it('about the clock stands down once it was set back, and for ninety minutes more', () => {
    fc.assert(
      fc.property(fc.integer({ min: minutes(1) + 1, max: noon }), (back) => {
        const now = noon - back
        expect(decide(clear, shop, now)).toMatchObject(doubt('clock'))
        const state = atTime(clear, now)
        expect(decide(state, shop, now + minutes(90) - 1)).toMatchObject(doubt('clock'))
        expect(decide(state, shop, now + minutes(90))).toEqual({ kind: 'free' })
      }),
    )
    expect(decide(clear, shop, NaN).kind).toBe('stand-down')
    expect(decide(clear, shop, noon - 5000)).toEqual({ kind: 'free' })
  })

  it('about the clock does not end one that is about the state', () => {
    const until = noon + minutes(500)
    const damaged = { ...clear, doubt: { about: 'state', until, session: 0 } } as const
    const state = atTime(damaged, noon - minutes(10))
    expect(decide(state, shop, until)).toMatchObject({ until: { kind: 'session' } })
    expect(decide(browserStarted(state), shop, until - 1).kind).toBe('stand-down')
    expect(decide(browserStarted(state), shop, until)).toEqual({ kind: 'free' })
  })

  it('covers what was dropped while the clock ran fast', () => {
    const sign = seen(clear, noon, [signalFor.awin])
    const fast = atTime(sign, noon + minutes(600))
    expect(fast.shops).toEqual({})
    const right = atTime(fast, noon + minutes(1))
    expect(decide(right, shop, noon + minutes(90) - 1).kind).toBe('stand-down')
  })

  it('about the clock leaves the signs their whole length', () => {
    const sign = seen(clear, noon, [signalFor.awin])
    const flown = atTime(atTime(sign, noon - minutes(200)), noon + minutes(1))
    expect(decide(flown, shop, noon + minutes(90) - 1).kind).toBe('stand-down')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outStep } from './out-step.ts'

const url = 'https://shop.example/a?b=c&d=e#f'
const of = (query: Record<string, string>) => outStep(Object.entries(query))

describe('the out page', () => {
  it('waits three seconds without a c, and then has an empty one', () => {
    expect(of({ url })).toEqual({
      ...{ kind: 'wait', ms: 3000, url },
      query: `?url=${encodeURIComponent(url)}&c=`,
    })
  })

  it.each([{ c: '' }, { c: 'x' }, { c: '', silent: 'true' }, { c: '', silent: '' }])(
    'leads on with %j',
    (query) => {
      expect(of({ url, ...query })).toEqual({ kind: 'go', url })
    },
  )

  it('stays where silent is false, and where there is no address', () => {
    expect(of({ url, c: '', silent: 'false' })).toEqual({ kind: 'stay', url })
    expect(of({ c: '' })).toEqual({ kind: 'stay', url: null })
    expect(of({})).toEqual({ kind: 'stay', url: null })
  })

  it('has waited once, whatever its query is', () => {
    const queries = fc.array(fc.tuple(fc.constantFrom('url', 'silent', 'x'), fc.string()))
    fc.assert(
      fc.property(queries, (query) => {
        const step = outStep(query)
        if (step.kind !== 'wait') return
        const next = outStep(new URLSearchParams(step.query))
        expect(next.kind).not.toBe('wait')
        expect(next.url).toBe(step.url)
      }),
    )
  })
})

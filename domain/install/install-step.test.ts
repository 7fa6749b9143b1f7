import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BrowserName, Device } from './device.ts'
import { installStep } from './install-step.ts'
import { storeLinks, storeNames } from './stores.ts'

const nothing = { parameters: [], chid: null }
const on = (browser: BrowserName, system: Device['system'] = 'other') => ({ browser, system })

describe('the way to the store', () => {
  it.each([
    ['chrome', 'chrome'],
    ['edge-chromium', 'edge'],
    ['firefox', 'firefox'],
  ] as const)('of %s leads to the one of %s, with a chid', (browser, store) => {
    expect(installStep(on(browser), storeLinks, nothing)).toEqual({
      kind: 'store',
      store,
      address: `${storeLinks[store]}?chid=`,
    })
  })

  it.each(['safari', 'other'] as const)('is refused to %s by name', (browser) => {
    expect(installStep(on(browser), storeLinks, nothing)).toEqual({
      kind: 'reject',
      name: 'unsupportedbrowser',
    })
  })

  it.each(['android', 'ios'] as const)('is refused on %s with an empty name', (system) => {
    for (const browser of ['chrome', 'firefox', 'safari', 'other'] as const) {
      const step = installStep(on(browser, system), storeLinks, nothing)
      expect(step).toEqual({ kind: 'reject', name: '' })
    }
  })

  it('tells the store what is known of the visitor, and keeps the address', () => {
    const names = fc.constantFrom('utm_source', 'utm_medium', 'gclid', 'chid')
    const parameters = fc.uniqueArray(fc.tuple(names, fc.string()), { selector: ([name]) => name })
    const chids = fc.option(fc.string())
    fc.assert(
      fc.property(parameters, chids, fc.constantFrom(...storeNames), (known, chid, store) => {
        const browser = store === 'edge' ? 'edge-chromium' : store
        const step = installStep(on(browser), storeLinks, { parameters: known, chid })
        const { origin, pathname, searchParams } = new URL(
          step.kind === 'store' ? step.address : '',
        )
        expect(origin + pathname).toBe(storeLinks[store])
        expect(searchParams.getAll('chid')).toEqual([chid ?? ''])
        for (const [name, value] of known) {
          if (name !== 'chid') expect(searchParams.get(name)).toBe(value)
        }
      }),
    )
  })
})

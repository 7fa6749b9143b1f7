import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeSlugs, slugOf } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['Harbour & Heath', 'harbour-heath'],
    ['Möbelwerk Süd', 'moebelwerk-sued'],
    ['Straßenglück', 'strassenglueck'],
    ['Café Crème', 'cafe-creme'],
    ["Nan's Larder", 'nans-larder'],
    ['  Øst + Vest  ', 'ost-vest'],
    ['Ko\u0308nig', 'koenig'],
    ['…', ''],
  ])('of “%s” is “%s”', (name, expected) => {
    expect(slugOf(name)).toBe(expected)
  })

  it('holds nothing but letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      }),
    )
  })

  it('of a slug is that slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugOf(slugOf(name))).toBe(slugOf(name))
      }),
    )
  })
})

describe('free slugs', () => {
  it('are numbered where a slug is taken', () => {
    expect(freeSlugs(['nova', 'nova', 'nova-2', 'luna'], new Set(['nova']))).toEqual([
      'nova-2',
      'nova-3',
      'nova-2-2',
      'luna',
    ])
  })

  it('never repeat, whatever is wanted and taken', () => {
    const slugs = fc.array(fc.constantFrom('a', 'a-2', 'a-2-2', 'b', 'a-3'))
    fc.assert(
      fc.property(slugs, slugs, (wanted, used) => {
        const given = freeSlugs(wanted, new Set(used))
        expect(new Set([...given, ...used]).size).toBe(given.length + new Set(used).size)
      }),
    )
  })
})

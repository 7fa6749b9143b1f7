import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainHash } from './domain-hash.ts'
import { gapsOf, markOf, marksOf } from './domain-marks.ts'

test('gaps stand for the mark of every domain, each once and sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.domain()), (domains) => {
      const hashes = domains.map(domainHash)
      expect(marksOf(gapsOf(hashes))).toEqual([...new Set(hashes.map(markOf))].sort())
    }),
  )
})

test('the lowest and the highest mark are kept as they are', () => {
  const hashes = ['fffffff000000', '0000000000000', '0000001000000']
  expect(gapsOf(hashes)).toEqual([0, 1, 0xffffffe])
  expect(marksOf(gapsOf(hashes))).toEqual(['0000000', '0000001', 'fffffff'])
})

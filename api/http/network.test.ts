import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0:5:6:7:8'],
  ['::1', '::2'],
  ['fe80::1%eth0', 'fe80::2'],
  ['192.0.2.1', '::ffff:192.0.2.1'],
])('%s and %s are of one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['192.0.2.1', '192.0.2.2'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['unknown', '::1'],
])('%s and %s are not', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})

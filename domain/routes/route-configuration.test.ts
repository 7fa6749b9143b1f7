import { expect, it } from 'vitest'
import { routeConfiguration } from './route-configuration.ts'

it('leads nowhere else where nothing is set', () => {
  const nothing = { dealsAddress: null, accountOrigin: null }
  expect(routeConfiguration({})).toEqual(nothing)
  expect(routeConfiguration({ POUCH_DEALS_ADDRESS: '', POUCH_ACCOUNT_ORIGIN: '' })).toEqual(nothing)
})

it('takes addresses of https', () => {
  expect(
    routeConfiguration({
      POUCH_DEALS_ADDRESS: 'https://deals.example/all',
      POUCH_ACCOUNT_ORIGIN: 'https://account.example',
    }),
  ).toEqual({ dealsAddress: 'https://deals.example/all', accountOrigin: 'https://account.example' })
})

it.each([
  ['POUCH_DEALS_ADDRESS', 'http://deals.example/all'],
  ['POUCH_DEALS_ADDRESS', 'https://deals.example/a b'],
  ['POUCH_ACCOUNT_ORIGIN', 'https://account.example/'],
  ['POUCH_ACCOUNT_ORIGIN', 'javascript:alert(1)'],
])('names %s where it is %s', (name, value) => {
  expect(() => routeConfiguration({ [name]: value })).toThrow(name)
})

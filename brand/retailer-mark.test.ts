import { expect, test } from 'vitest'
import { retailerMark } from './retailer-mark.ts'

test('the same name always gives the same mark', () => {
  expect(retailerMark('Harbour & Heath')).toEqual(retailerMark('Harbour & Heath'))
})

test('many shops have many different marks', () => {
  const marks = Array.from({ length: 100 }, (_, index) => {
    const { ground, path } = retailerMark(`Shop number ${index}`)
    return `${ground} ${path}`
  })
  expect(new Set(marks).size).toBeGreaterThan(60)
})

test.each([
  ['Willow & Heath', 'WH'],
  ['Lamps by the Sea', 'LS'],
  ['Shop by the Sea', 'S'],
  ['Über Bücher', 'ÜB'],
  ['Tern', 'T'],
  ['The And', 'TA'],
])('%s carries the initials %s', (name, initials) => {
  expect(retailerMark(name).initials).toBe(initials)
})

import { expect, test } from 'vitest'
import { routePattern } from './routes.ts'

test('parameters of a page become parameters of its route', () => {
  expect(routePattern('de-gb', 'deals/{merchant}')).toBe('/de-gb/deals/[merchant]')
})

test('a parameter that may be missing is no part of the route', () => {
  expect(routePattern('en-gb', 'i/{influencer?}')).toBe('/en-gb/i')
})

test('a path without parameters stands under the locale as it is', () => {
  expect(routePattern('en-gb', 'retailers')).toBe('/en-gb/retailers')
})

import { expect, test } from 'vitest'
import { routePattern } from './routes.ts'

test('parameters of a page become parameters of its route', () => {
  expect(routePattern('de-gb', 'deals/{merchant}')).toBe('/de-gb/deals/[merchant]')
})

test('a path without parameters stands under the locale as it is', () => {
  expect(routePattern('en-gb', 'retailers')).toBe('/en-gb/retailers')
})

import { expect, test } from 'vitest'
import { pointsAsPounds, programme } from './programme.ts'

test.each([
  [20, 'en-GB', '£0.20'],
  [programme.redeemFrom, 'en-GB', '£15.00'],
  [programme.identityAbove, 'en-GB', '£200.00'],
  [programme.redeemFrom, 'de-DE', '15,00 £'],
])('%i points are pounds with two decimals in %s', (points, tag, pounds) => {
  expect(pointsAsPounds(points, tag).replaceAll('\u00a0', ' ')).toBe(pounds)
})

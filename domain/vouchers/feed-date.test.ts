import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFeedDate } from './feed-date.ts'

it.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T10:30:00Z', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20 10:30', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20T10:30:00.123+01:00', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T10:30:00-0530', '2026-11-20T16:00:00.000Z'],
  ['20/11/2026', '2026-11-20T00:00:00.000Z'],
  ['20/11/2026 10:30', '2026-11-20T10:30:00.000Z'],
  ['20/11/2026 10:30:59', '2026-11-20T10:30:59.000Z'],
  ['1/2/2028 9:05', '2028-02-01T09:05:00.000Z'],
  ['29/02/2028', '2028-02-29T00:00:00.000Z'],
])('reads %s as %s', (text, expected) => {
  expect(parseFeedDate(text, 'start')?.toISOString()).toBe(expected)
})

it.each([
  '',
  'soon',
  '31/02/2026',
  '29/02/2026',
  '2026-13-01',
  '2026-00-10',
  '20/11/26',
  '11-20-2026',
  '20/11/2026 24:00',
  '20/11/2026 10:60',
  '2026-11-20T10:30:00+1',
])('refuses “%s”', (text) => {
  expect(parseFeedDate(text, 'start')).toBeUndefined()
})

it('lets an offer that ends on a day last all that day', () => {
  expect(parseFeedDate('20/11/2026', 'end')?.toISOString()).toBe('2026-11-20T23:59:59.000Z')
  expect(parseFeedDate('20/11/2026 00:00', 'end')?.toISOString()).toBe('2026-11-20T00:00:00.000Z')
})

it('reads back every second that it is given in either form', () => {
  const seconds = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(seconds, (date) => {
      const text = `${date.toISOString().slice(0, 19)}Z`
      const [year, month, rest] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)]
      const british = `${rest.slice(0, 2)}/${month}/${year} ${text.slice(11, 19)}`
      expect(parseFeedDate(text, 'start')).toEqual(new Date(text))
      expect(parseFeedDate(british, 'end')).toEqual(new Date(text))
    }),
  )
})

import { remembered } from './remembered.ts'

const days = remembered(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }),
)
const shares = remembered(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
)

/**
 * A day as people of the language write it, for example `3 May 2027`. The day is that of UTC, which
 * sources state their dates in: no visitor is promised a later one than the source gave.
 *
 * @param instant ISO 8601.
 * @param tag BCP 47 tag of the page.
 */
export function formatDay(instant: string, tag: string): string {
  return days(tag).format(new Date(instant))
}

/** A share as people of the language write it, for example `85%` or `85 %`. */
export function formatShare(share: number, tag: string): string {
  return shares(tag).format(share)
}

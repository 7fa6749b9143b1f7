import { remembered } from './remembered.ts'

const days = remembered(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }),
)
const postDays = remembered(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      ...{ day: '2-digit', month: 'long', year: '2-digit' },
      timeZone: 'UTC',
    }),
)
const shares = remembered(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
)

/**
 * A day as people of the language write it, for example `3 May 2027`. The day is that of UTC, which
 * sources state their dates in: no visitor is promised a later one than the source gave.
 *
 * @param instant ISO 8601.
 * @param tag BCP 47 tag, as `formatTag` gives it.
 */
export function formatDay(instant: string, tag: string): string {
  return days(tag).format(new Date(instant))
}

/**
 * The day of a post, for example `04 December 20`. Specification, section 3, "Blog post or article".
 *
 * @param day ISO 8601. @param tag BCP 47 tag, as `formatTag` gives it.
 */
export function formatPostDay(day: string, tag: string): string {
  return postDays(tag).format(new Date(day))
}

/** A share as people of the language write it, for example `85%` or `85 %`. */
export function formatShare(share: number, tag: string): string {
  return shares(tag).format(share)
}

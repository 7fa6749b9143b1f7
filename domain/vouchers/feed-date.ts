const time = String.raw`(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?`
const iso = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})${time} ?(Z|[+-]\d{2}:?\d{2})?$`)
const british = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${time}$`)

/**
 * A time of a feed: ISO 8601, or `dd/mm/yyyy` with or without `hh:mm` or `hh:mm:ss`, in UTC where
 * it names no zone.
 *
 * @param edge which moment of the day a date without a time means: an offer that ends on a day
 *   can be used all that day
 * @returns undefined where the text is no date, or one that the calendar doesn't have
 */
export function parseFeedDate(text: string, edge: 'start' | 'end'): Date | undefined {
  const isoParts = iso.exec(text)
  const parts = isoParts ?? british.exec(text)
  if (parts === null) return undefined
  const [, first, month, last, hour, minute, second, zone] = parts
  const [year, day] = isoParts === null ? [last, first] : [first, last]
  const [h, m, s] =
    hour === undefined && edge === 'end'
      ? [23, 59, 59]
      : [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)]
  const local = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), h, m, s))
  const real =
    local.getUTCMonth() === Number(month) - 1 &&
    local.getUTCDate() === Number(day) &&
    h < 24 &&
    m < 60 &&
    s < 60
  return real ? new Date(local.getTime() - offsetOf(zone)) : undefined
}

/** `+01:30` in milliseconds. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

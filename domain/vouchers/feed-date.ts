const time = String.raw`(?:[ T]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?)?`
const iso = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})${time} ?(?<zone>Z|[+-]\d{2}:?\d{2})?$`,
)
const british = new RegExp(
  String.raw`^(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4})${time}(?<zone>)$`,
)

/**
 * A time of a feed: ISO 8601, or `dd/mm/yyyy` with or without `hh:mm` or `hh:mm:ss`, in UTC where
 * it names no zone.
 *
 * @param edge which moment of the day a date without a time means: an offer that ends on a day
 *   can be used all that day
 * @returns undefined where the text is no date, or one that the calendar doesn't have
 */
export function parseFeedDate(text: string, edge: 'start' | 'end'): Date | undefined {
  const parts = (iso.exec(text) ?? british.exec(text))?.groups
  if (parts === undefined) return undefined
  const { year, month, day, hour, minute, second, zone } = parts
  const whole = hour === undefined && edge === 'end'
  const clock = whole ? [23, 59, 59] : [hour, minute, second].map((part) => Number(part ?? 0))
  const [h = 0, m = 0, s = 0] = clock
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
  if (zone === undefined || zone === '' || zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

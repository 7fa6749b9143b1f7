const day = 86_400_000

/**
 * Moves each `dd/mm/yyyy` and `yyyy-mm-dd` of a feed, so that what was written for one day is as
 * alive on another: what had run out has run out, what was to begin will begin. Times of day stay.
 *
 * @param days whole days, negative for the past
 */
export function shiftDates(text: string, days: number): string {
  const moved = (year: string, month: string, date: string) =>
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)) + days * day)
      .toISOString()
      .slice(0, 10)
  return text
    .replace(/\b(\d{4})-(\d{2})-(\d{2})(?!\d)/g, (_, y: string, m: string, d: string) => moved(y, m, d))
    .replace(/\b(\d{2})\/(\d{2})\/(\d{4})\b/g, (_, d: string, m: string, y: string) =>
      moved(y, m, d).split('-').reverse().join('/'),
    )
}

/** `Retry-After` in seconds; a date counts from now. */
export function secondsOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, Math.round((until - Date.now()) / 1000))
}

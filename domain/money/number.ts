const decimalMarks = new Map<string, string>()

/**
 * The decimal mark that people of a language write between digits as Europe writes them, or
 * undefined for an unknown tag. Arabic's own `٫` never needs settling.
 */
function decimalMarkOf(languageTag: string): string | undefined {
  let mark = decimalMarks.get(languageTag)
  if (mark === undefined) {
    try {
      const format = new Intl.NumberFormat(languageTag, { numberingSystem: 'latn' })
      const parts = format.formatToParts(1.5)
      mark = parts.find(({ type }) => type === 'decimal')?.value ?? ''
    } catch {
      mark = ''
    }
    decimalMarks.set(languageTag, mark)
  }
  return mark === '' ? undefined : mark
}

/** Thousands in threes, or as in India the last three digits and pairs before them. */
const inThrees = /^\d{1,3}(?:[^\d]\d{3})+$/
const inLakhs = /^\d{1,2}(?:[^\d]\d{2})*[^\d]\d{3}$/

/**
 * An amount as written, in minor units.
 *
 * @param written ASCII digits with marks between them: points, commas, apostrophes, spaces.
 * @param decimals how many the currency has.
 * @param languageTag settles which of point and comma is decimal where the digits don't say.
 * @returns undefined where the marks make no sense or the amount is finer than the minor unit.
 */
export function minorUnits(
  written: string,
  decimals: number,
  languageTag?: string,
): number | undefined {
  const point = decimalPoint(written, decimals, languageTag)
  const whole = point === -1 ? written : written.slice(0, point)
  const fraction = point === -1 ? '' : written.slice(point + 1)
  if (!isGrouped(whole)) return undefined
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined
  const minor = Number(whole.replace(/\D/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}

function isGrouped(whole: string): boolean {
  if (/^\d+$/.test(whole)) return true
  if (new Set(whole.replace(/\d/g, '')).size !== 1) return false
  return inThrees.test(whole) || inLakhs.test(whole)
}

/** Where the decimal mark stands, or -1 where there is none. */
function decimalPoint(written: string, decimals: number, languageTag: string | undefined): number {
  const last = Math.max(...['.', ',', '٫'].map((mark) => written.lastIndexOf(mark)))
  if (last === -1) return -1
  const mark = written.charAt(last)
  const marks = written.replace(/\d/g, '')
  if (mark === '٫' || new Set(marks).size > 1) return last
  if (marks.length > 1) return -1
  const after = written.length - last - 1
  const couldGroup = after === 3 && /^[1-9]\d{0,2}\D/.test(written)
  if (!couldGroup) return last
  // One mark and three digits: thousands, unless the currency itself has three decimals.
  if (decimals !== 3) return -1
  const decimal = (languageTag === undefined ? undefined : decimalMarkOf(languageTag)) ?? '.'
  return mark === decimal ? last : -1
}

/** One measured number of docs/figures.md. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** For example `kB` (1,000 bytes) or `ms`; a ratio has none. */
  readonly unit?: string
}

export interface Settings {
  /** Tells the person who waits what is being measured. */
  readonly say: (line: string) => void
  /** Whether to measure also what takes many minutes. */
  readonly long: boolean
}

export type Group = (settings: Settings) => AsyncIterable<Figure>

/** A figure as `npm run bench` prints it, with four significant digits. */
export function figureLine({ name, value, unit }: Figure): string {
  const digits = Number(value.toPrecision(4)).toString()
  return unit === undefined ? `${name} ${digits}` : `${name} ${digits} ${unit}`
}

/** @throws RangeError where there is nothing to take it of */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('no values')
  return (lower + upper) / 2
}

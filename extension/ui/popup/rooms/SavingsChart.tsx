import { decimalsOf, formatMoney } from '#domain/money/money.ts'
import type { CurrencySavings, Month } from '#extension/features/savings-history/saved-by-month.ts'
import { fill } from '#strings/fill.ts'
import type { PopupPort } from '../popup-port.ts'
import { roomWords } from './room-words.ts'

/** Pixels. The drawing is as wide as the popup's text. */
const size = { width: 328, bars: 64, top: 18, bottom: 20, bar: 34 }

/** Savings of one currency, a bar for each month; a reader of screens is told the same as a list. */
export function SavingsChart({ saved, port }: { saved: CurrencySavings; port: PopupPort }) {
  const { languageTag, translation } = port.words
  const words = roomWords[translation].savings
  const { currency, months } = saved
  const amount = (minor: number) => formatMoney({ minor, currency }, languageTag)
  /** For the narrow place over a bar: without pence from a hundred on, and never more than it was. */
  const short = (minor: number) => {
    const major = minor / 10 ** decimalsOf(currency)
    if (major < 100) return amount(minor)
    const whole = { style: 'currency', currency, maximumFractionDigits: 0 } as const
    return new Intl.NumberFormat(languageTag, { ...whole, roundingMode: 'floor' }).format(major)
  }
  const named = (month: Month, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(languageTag, {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
    }).format(new Date(month.year, month.index))

  const most = Math.max(1, ...months.map(({ minor }) => minor))
  const step = size.width / months.length
  const floor = size.top + size.bars
  const spoken = months.map(({ month, minor }) =>
    fill(words.month, { month: named(month, 'long'), amount: amount(minor) }),
  )
  return (
    <figure>
      <figcaption className="small muted">{words.chart}</figcaption>
      <svg
        className="chart"
        viewBox={`0 0 ${size.width} ${floor + size.bottom}`}
        role="img"
        aria-label={spoken.join(', ')}
      >
        {months.map(({ month, minor }, index) => {
          const middle = (index + 0.5) * step
          // A little is still seen to be something.
          const height = minor === 0 ? 0 : Math.max(2, (minor / most) * size.bars)
          return (
            <g key={`${month.year} ${month.index}`}>
              <rect
                className="bar"
                x={middle - size.bar / 2}
                y={floor - height}
                width={size.bar}
                height={height}
                rx="3"
              />
              {minor > 0 && (
                <text x={middle} y={floor - height - 5}>
                  {short(minor)}
                </text>
              )}
              <text className="month" x={middle} y={floor + 15}>
                {named(month, 'short')}
              </text>
            </g>
          )
        })}
        <line className="floor" x1="0" x2={size.width} y1={floor} y2={floor} />
      </svg>
    </figure>
  )
}

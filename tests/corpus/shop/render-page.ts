import { Liquid } from 'liquidjs'
import type { Fixture } from './fixture.ts'
import { bill, type Visit } from './till.ts'

/**
 * Draws the page of a fixture's shop at any moment of a visit. Its template gets `lines`, `bill`
 * (minor units), `codes`, `notice` (its kind), `says` (the shop's words) and the filter `money`.
 */
export function pageRenderer(fixture: Fixture): (visit: Visit) => string {
  const { redraw = (page: string) => page } = fixture
  const draw = renderer(fixture, fixture.template, 'escape')
  return (visit) =>
    redraw(draw(visit)).replace('</body>', '<script src="/-/script.js"></script></body>')
}

/** Draws what a fixture's shop tells its own scripts, from the same values. */
export function recordsRenderer(fixture: Fixture): (visit: Visit) => string {
  return renderer(fixture, fixture.shop.records?.json ?? '', 'json')
}

function renderer(
  { shop }: Fixture,
  template: string,
  outputEscape: 'escape' | 'json',
): (visit: Visit) => string {
  const liquid = new Liquid({ outputEscape, strictVariables: true, strictFilters: true })
  liquid.registerFilter('money', amountWriter(shop))
  const parsed = liquid.parse(template)
  return (visit) => {
    const { notice, codes } = visit
    const says =
      notice === null ? '' : (shop.says[notice.kind] ?? '').replace('{code}', notice.code)
    const { lines } = shop
    const shown = { lines, bill: bill(shop, codes), codes, notice: notice?.kind ?? '', says }
    return String(liquid.renderSync(parsed, shown))
  }
}

/** Writes minor units as the shop does. */
function amountWriter({ languageTag, currency, money }: Fixture['shop']) {
  const format = new Intl.NumberFormat(money.languageTag ?? languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: money.display ?? 'symbol',
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return (minor: number): string => {
    const major = minor / 10 ** maximumFractionDigits
    if (money.pattern === undefined) return format.format(major)
    const number = format
      .formatToParts(Math.abs(major))
      .filter(({ type }) => ['integer', 'group', 'decimal', 'fraction'].includes(type))
      .map(({ value }) => value)
      .join('')
    return `${minor < 0 ? '-' : ''}${money.pattern.replace('#', number)}`
  }
}

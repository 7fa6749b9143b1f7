import claims from '../../src/content/claims.json' with { type: 'json' }

/**
 * What the product claims of itself. Each claim names the page that shows it, and the post that
 * tells it in its own words.
 */
export type ClaimId =
  | 'autoApplyMerchants'
  | 'sites'
  | 'retailers'
  | 'shoppers'
  | 'reviewSiteRating'
  | 'chromeStoreRating'
  | 'mostSavedAYear'
  | 'averageSavedAYear'
  | 'pitchOffers'
  | 'pitchInvestment'
  | 'pitchShare'

const formats = {
  number: {},
  pounds: { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 },
  percent: { style: 'percent' },
} as const

/**
 * A claim as a page writes it. Amounts are pounds.
 *
 * @param tag BCP 47 tag, as `formatTag` gives it.
 * @throws RangeError where the content file has no such claim.
 */
export function claimText(id: ClaimId, tag: string, unit: keyof typeof formats = 'number'): string {
  const claim = claims.find((each) => each.id === id)
  if (claim === undefined) throw new RangeError(`src/content/claims.json has no claim ${id}`)
  return new Intl.NumberFormat(tag, formats[unit]).format(
    unit === 'percent' ? claim.value / 100 : claim.value,
  )
}

import * as v from 'valibot'
import { splitLocale, type Country, type Locale } from '#domain/locale.ts'
import type { RetailerInBrief } from './merchant-pages.ts'
import { pictureIn } from './pictures.ts'
import { readEntry } from './read-entry.ts'
import de from '../../src/content/featured-retailers/de.json' with { type: 'json' }
import gb from '../../src/content/featured-retailers/gb.json' with { type: 'json' }

/** A file of `src/content/featured-retailers`, one for each country. Specification, section 3. */
export const featuredSet = v.array(
  v.strictObject({
    domain: v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'Write the domain alone, in small letters, without www and without a path.',
      ),
    ),
    image: pictureIn('featured'),
  }),
)

const sets: Readonly<Record<Country, unknown>> = { gb, de }

/** A retailer that a country's set features, with its drawn picture. */
export interface FeaturedRetailer extends RetailerInBrief {
  readonly image: string
}

interface Candidate {
  readonly merchant: RetailerInBrief['merchant'] & { readonly domain: string }
}

/**
 * The featured retailers of a locale's country, in the order of the set. A domain that no active
 * retailer has is left out: retailers come and go with their networks.
 */
export function featuredAmong(locale: Locale, retailers: readonly Candidate[]): FeaturedRetailer[] {
  const { country } = splitLocale(locale)
  const byDomain = new Map(retailers.map((each) => [each.merchant.domain, each]))
  return readEntry(
    featuredSet,
    `src/content/featured-retailers/${country}.json`,
    sets[country],
  ).flatMap(({ domain, image }) => {
    const retailer = byDomain.get(domain)
    return retailer === undefined ? [] : [{ merchant: retailer.merchant, image }]
  })
}

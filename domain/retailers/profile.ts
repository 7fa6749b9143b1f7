import * as v from 'valibot'
import { socialMedia } from '../contract/deals.ts'
import { count } from '../contract/shapes.ts'
import { countries } from '../locale.ts'

const text = v.pipe(v.string(), v.minLength(1))
const webAddress = v.pipe(
  v.string(),
  // As browsers read an address.
  v.transform((text) => text.trim().replace(/[\t\n\r]/g, '')),
  v.url('is no address'),
  v.regex(/^https:/i, 'is no address with https'),
)

/**
 * What we know of a retailer beyond its feed: an entry of our own JSON format `retailers`.
 * Specification, section 3, "Scraped info".
 */
export const retailerProfile = v.object({
  /** Registrable domain of the shop, as the feed's addresses have it. */
  domain: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is no domain in lower case'),
  ),
  country: v.picklist(countries),
  description: v.nullable(text),
  social: v.array(
    v.object({
      media: v.picklist(socialMedia),
      link: webAddress,
      name: text,
    }),
  ),
  /** Higher is more popular. */
  popularity: v.pipe(count, v.maxValue(2_147_483_647)),
  /** Address of a picture. */
  logo: v.nullable(webAddress),
  categories: v.pipe(v.array(text), v.minLength(1)),
})
export type RetailerProfile = v.InferOutput<typeof retailerProfile>

/** What is done with each medium. Specification, section 3. */
export function socialAction(media: (typeof socialMedia)[number]): 'Like' | 'Follow' {
  return media === 'facebook' ? 'Like' : 'Follow'
}

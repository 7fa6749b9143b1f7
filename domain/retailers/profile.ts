import * as z from 'zod/mini'
import { socialMedia } from '../contract/deals.ts'
import { countries } from '../locale.ts'

/**
 * What we know of a retailer beyond its feed: an entry of our own JSON format `retailers`.
 * Specification, section 3, "Scraped info".
 */
export const retailerProfile = z.object({
  /** Registrable domain of the shop, as the feed's addresses have it. */
  domain: z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is no domain in lower case')),
  country: z.enum(countries),
  description: z.nullable(z.string().check(z.minLength(1))),
  social: z.array(
    z.object({
      media: z.enum(socialMedia),
      link: z.url({ protocol: /^https$/ }),
      name: z.string().check(z.minLength(1)),
    }),
  ),
  /** Higher is more popular. */
  popularity: z.int().check(z.nonnegative(), z.lte(2_147_483_647)),
  /** Address of a picture. */
  logo: z.nullable(z.url({ protocol: /^https$/ })),
  categories: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
})
export type RetailerProfile = z.infer<typeof retailerProfile>

/** What is done with each medium. Specification, section 3. */
export function socialAction(media: (typeof socialMedia)[number]): 'Like' | 'Follow' {
  return media === 'facebook' ? 'Like' : 'Follow'
}

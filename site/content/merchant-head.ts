import type { Voucher } from '#domain/contract/deals.ts'
import { splitLocale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { offer } from '#domain/seo/structured-data.ts'
import { siteStrings } from '#strings/site.ts'
import type { MerchantPage } from './merchant-pages.ts'
import type { PageDetails } from './post-head.ts'

/** What the head of a merchant's page says, of all that the page shows. */
interface Merchant extends Pick<MerchantPage, 'locale' | 'locales'> {
  readonly merchant: Pick<MerchantPage['merchant'], 'slug' | 'name'>
  readonly live: readonly Pick<Voucher, 'title' | 'end_date'>[]
}

export function aboutMerchant({ locale, locales, merchant, live }: Merchant): PageDetails {
  const { slug, name } = merchant
  const { retailers } = siteStrings[splitLocale(locale).translation].shell
  return {
    parameters: { merchant: slug },
    values: { name },
    locales,
    crumbs: [{ name: retailers, path: pagePath('retailers', locale) }],
    structured: (absolute) =>
      live.map(({ title, end_date: ends }) =>
        offer({
          ...{ name: title, retailer: name, ends },
          url: absolute(pagePath('merchant', locale, { merchant: slug })),
        }),
      ),
  }
}

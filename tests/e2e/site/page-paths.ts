import type { Page } from '@playwright/test'
import { splitLocale, type Locale } from '#domain/locale.ts'
import { pagePath, type PageKey } from '#domain/pages.ts'
import { landingLocale } from '#domain/routes/landing.ts'
import landing from '../../../src/content/landing.json' with { type: 'json' }
import { findMerchant } from './test.ts'

/** A post and an article, with a table each, in every language. */
const texts = {
  post: { en: 'how-voucher-codes-work', de: 'wie-gutscheincodes-funktionieren' },
  article: { en: 'get-started-with-pouch', de: 'die-ersten-schritte' },
} as const

/** One of the demonstration data, of the locale's country. */
function landingRetailer(locale: Locale): string {
  return landing[splitLocale(locale).country][1] ?? ''
}

/** A path that exists of every page. */
export async function examplePath(key: PageKey, locale: Locale): Promise<string> {
  if (key === 'cilp') return pagePath(key, locale, { influencer: 'smallnest' })
  if (key.startsWith('faq')) {
    return pagePath(key, locale, { category: 'points', question: 'declined-points' })
  }
  if (key.startsWith('terms')) {
    return pagePath(key, locale, { category: 'account', question: 'referral' })
  }
  if (key === 'blog-page') return pagePath(key, locale, { number: '2' })
  if (key === 'post' || key === 'article') {
    return pagePath(key, locale, { slug: texts[key][splitLocale(locale).translation] })
  }
  if (key === 'landing') return pagePath(key, locale, { retailer: landingRetailer(locale) })
  if (key === 'landing-country') {
    const country = splitLocale(locale).country === 'gb' ? 'de' : 'gb'
    const retailer = landingRetailer(landingLocale(locale, country))
    return pagePath(key, locale, { retailer, country })
  }
  if (key === 'category') return pagePath(key, locale, { category: 'travel' })
  if (key !== 'merchant') return pagePath(key, locale)
  const { merchant } = await findMerchant(locale, ({ vouchers }) => vouchers.length > 3)
  return pagePath(key, locale, { merchant: merchant.slug })
}

/**
 * Opens a page and keeps it: one whose script leads away is led to nothing, and stays. No store has
 * anything for this browser, which says that it is on a phone.
 */
export async function openStill(page: Page, path: string): Promise<number | undefined> {
  await page.addInitScript(() => {
    Object.defineProperties(navigator, {
      userAgent: { value: 'Mozilla/5.0 (Linux; Android 15) Mobile' },
      userAgentData: { value: undefined },
    })
  })
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const isElsewhere = pathname + search !== path
    if (request.isNavigationRequest() && isElsewhere) await route.fulfill({ status: 204 })
    else await route.fallback()
  })
  return (await page.goto(path, { waitUntil: 'networkidle' }))?.status()
}

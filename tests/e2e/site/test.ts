import { test as base, expect } from '@playwright/test'
import { fetchDealsIndex, fetchMerchant } from '#client/deals.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import type { MerchantAnswer, Voucher } from '#domain/contract/deals.ts'
import type { Locale } from '#domain/locale.ts'
import { MerchantPage } from './pages/merchant-page.ts'
import { Navbar } from './pages/navbar.ts'

const api = { origin: process.env.POUCH_API_ORIGIN ?? 'http://localhost:4322' }

interface Fixtures {
  /** A browser that comes for the first time meets the notice; most tests are about other things. */
  cookieNotice: 'answered' | 'unanswered'
  /** Fails the test where the page writes an error to the console or its policy stops something. */
  quietConsole: undefined
  navbar: Navbar
  merchantPage: MerchantPage
}

export const test = base.extend<Fixtures>({
  cookieNotice: ['answered', { option: true }],
  context: async ({ context, cookieNotice }, use) => {
    if (cookieNotice === 'answered') {
      await context.addInitScript((name) => {
        localStorage.setItem(name, 'true')
      }, storageKeys.cookieNotice.name)
    }
    await use(context)
  },
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        // A page that says what is missing has status 404, which the browser reports as an error.
        const isStatus =
          message.location().url === page.url() && message.text().includes('status of 404')
        // A test has cut the connection itself; what the pointer passes may be fetched ahead then.
        const isCut = message.text().includes('net::ERR_INTERNET_DISCONNECTED')
        if (message.type() === 'error' && !isStatus && !isCut) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await page.exposeFunction('noteViolation', (violation: string) => errors.push(violation))
      await page.addInitScript(() => {
        const { noteViolation } = window as unknown as { noteViolation: (text: string) => unknown }
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample } = event
          noteViolation(`${effectiveDirective} stopped ${blockedURI} ${sample}`)
        })
      })
      await use(undefined)
      expect(errors, 'errors on the console, and what the policy stopped').toEqual([])
    },
    { auto: true },
  ],
  navbar: async ({ page }, use) => {
    await use(new Navbar(page))
  },
  merchantPage: async ({ page }, use) => {
    await use(new MerchantPage(page))
  },
})

export { expect }

/** The most popular retailer of a locale that fits, as the API gives it. */
export async function findMerchant(
  locale: Locale,
  fits: (merchant: MerchantAnswer) => boolean,
): Promise<MerchantAnswer> {
  const { data: index } = await fetchDealsIndex(api, locale)
  for (const { id } of index) {
    const { data } = await fetchMerchant(api, locale, id)
    if (fits(data)) return data
  }
  throw new Error(`no retailer of ${locale} in the data fits`)
}

export const isCode = (voucher: Voucher) => voucher.voucher_type === 'code'

import type { Locator, Page } from '@playwright/test'
import type { Voucher } from '#domain/contract/deals.ts'
import type { Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'

export class MerchantPage {
  readonly offers: Locator
  readonly codesOnly: Locator
  readonly more: Locator
  readonly less: Locator
  readonly status: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    const list = page.getByRole('region', { name: 'Live offers' })
    this.offers = list.getByRole('article')
    this.codesOnly = list.getByRole('button', { name: 'Codes only' })
    this.more = list.getByRole('button', { name: /^Show \d+ more/ })
    this.less = list.getByRole('button', { name: 'Show fewer offers' })
    this.status = list.getByRole('status')
  }

  async open(slug: string, locale: Locale = 'en-gb'): Promise<void> {
    await this.#page.goto(pagePath('merchant', locale, { merchant: slug }))
  }

  offer({ id }: Pick<Voucher, 'id'>): OfferCard {
    return new OfferCard(this.#page.locator(`[data-voucher="${id}"]`))
  }
}

class OfferCard {
  readonly root: Locator
  readonly code: Locator
  readonly copy: Locator
  readonly copyAndShop: Locator
  readonly viewTerms: Locator

  constructor(root: Locator) {
    this.root = root
    this.code = root.locator('code')
    this.copy = root.getByRole('button', { name: /^Copy code/ })
    this.copyAndShop = root.getByRole('link', { name: /^Copy and shop/ })
    this.viewTerms = root.getByText('View terms')
  }
}

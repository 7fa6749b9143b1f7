import { clickOutAddress } from '#domain/attribution/click-out-address.ts'
import type { Voucher } from '#domain/contract/deals.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'

/** Where the list stands, for the links that lead out of it. */
export interface OfferPlace {
  /** Address of the click-out route. */
  readonly route: string
  readonly locale: Locale
  readonly merchant: { readonly id: number; readonly url: string }
}

/**
 * The address that an offer's link leads to.
 *
 * @param position in the list, from 1.
 */
export function offerAddress(
  { route, locale, merchant }: OfferPlace,
  voucher: Voucher,
  position: number,
): string {
  return clickOutAddress(route, {
    country: splitLocale(locale).country,
    locale,
    retailerId: merchant.id,
    url: voucher.url ?? merchant.url,
    sealedLink: voucher.sealed_link,
    pageType: 'merchant',
    position,
    voucherType: voucher.voucher_type,
    dealType: voucher.deal_type,
    dealSource: '',
    hasAdBlocker: null,
    pressedAt: null,
    person: null,
  })
}

import type { VoucherBundle } from '#domain/contract/bundles.ts'
import type { PlainVoucher } from '#domain/contract/voucher.ts'
import type { Translation } from '#domain/locale.ts'
import { bundle } from '../e2e/extension/support/vouchers.ts'

type Offer = Pick<PlainVoucher, 'title' | 'terms' | 'deal_type'>

/** What the codes of the demonstration shop give there, as a feed would say it. */
const offers: Readonly<Record<Translation, Readonly<Record<string, Offer>>>> = {
  en: {
    WELCOME5: offer('percentage', '5% off your order', 'One use for each customer.'),
    SEASIDE10: offer('percentage', '10% off everything', 'One use for each customer.'),
    TAKE8: offer('amount', '8 off your order', 'From a minimum basket.'),
    BIGBASKET20: offer('percentage', '20% off large baskets', 'From a minimum basket.'),
    FREESHIP: offer('delivery', 'Free delivery', 'For the usual delivery.'),
    HARBOUR15: offer('percentage', '15% off one department', 'For some goods.'),
    GULLS30: offer('percentage', '30% off selected goods', 'New customers may be asked for.'),
  },
  de: {
    WELCOME5: offer('percentage', '5 % auf deine Bestellung', 'Einmal für jeden Kunden.'),
    SEASIDE10: offer('percentage', '10 % auf alles', 'Einmal für jeden Kunden.'),
    TAKE8: offer('amount', '8 weniger auf deine Bestellung', 'Ab einem Mindestwert.'),
    BIGBASKET20: offer('percentage', '20 % auf große Warenkörbe', 'Ab einem Mindestwert.'),
    FREESHIP: offer('delivery', 'Kostenloser Versand', 'Für den üblichen Versand.'),
    HARBOUR15: offer('percentage', '15 % auf eine Abteilung', 'Für manche Artikel.'),
    GULLS30: offer('percentage', '30 % auf ausgewählte Artikel', 'Auch nur für neue Kunden.'),
  },
}

/** How many codes there are to try. */
export const codesIn = (translation: Translation): number => Object.keys(offers[translation]).length

/** The bundle of the extension's tests with the shop's true offers, in a language. */
export function offersIn(translation: Translation): VoucherBundle {
  const named = ({ coupon_code: code, ...voucher }: PlainVoucher): PlainVoucher[] => {
    const shown = offers[translation][code?.trim() ?? '']
    return shown === undefined ? [] : [{ ...voucher, coupon_code: code, ...shown }]
  }
  const retailers = Object.entries(bundle.retailers).map(([hash, all]) => [
    hash,
    all.map((each) => ({ ...each, vouchers: each.vouchers.flatMap(named) })),
  ])
  return { version: 1, retailers: Object.fromEntries(retailers) as VoucherBundle['retailers'] }
}

function offer(deal_type: PlainVoucher['deal_type'], title: string, terms: string): Offer {
  return { deal_type, title, terms }
}

import type { View } from '../dom/view.ts'
import { ownVouchersWords, thanksWords } from '../lexicon/mild.ts'
import { asksToPay } from './asks-to-pay.ts'
import { calls, callsItselfBasket, callsItselfStep } from './basket-names.ts'

/** Whether the page calls itself a basket or a step to an order, or asks to be paid. */
export const isNamedSo = (view: View) =>
  callsItselfBasket(view) || callsItselfStep(view) || asksToPay(view)

/**
 * Whether the page says that nothing is bought on it, whatever sums and codes it tells of.
 *
 * @param hasField whether it has a field for a code in sight.
 */
export function isOtherPage(view: View, hasField: boolean): boolean {
  if (!hasField && (calls(view, thanksWords) || calls(view, orderNumber, 'h1'))) return true
  if (calls(view, ownVouchersWords, 'h1')) return true
  return (calls(view, giftCardPage, 'h1') || calls(view, listOfCodes, 'h1')) && !isNamedSo(view)
}

/** "Order #100231", "Order no. IT-2026-55310", folded: it is in the shop's books. */
const orderNumber =
  /^(?:order|bestellung|commande|pedido|ordine|bestelling|zamowienie|encomenda) (?:(?:no|nr|n|number|numero|nummer)\b\W*)?\W*\p{L}{0,3}-?\d{4,}(?:-\d+)*$/u

/** "Gift card balance", "Redeem a gift card", folded. */
const giftCardPage =
  /\bgift ?(?:cards?|certificates?)\b|\bgeschenk(?:karten?|gutscheine?)\b|\bcartes? cadeaux?\b|\btarjetas? (?:de )?regalo\b|\b(?:carte|carta|buoni|buono) regalo\b|\bcadeau(?:kaart|kaarten|bon|bonnen)\b|\bkart[ay] (?:podarunkow|prezentow)|\b(?:cartao|cartoes|vale|vales)[ -](?:presente|oferta)\b|\bcheck your balance\b|\bconsulta (?:tu|el|su) saldo\b|\bguthaben (?:prufen|abfragen|einlosen)\b/u

/** "Vouchers", "Coupons of our partners", folded, and not "Coupon", which a step may be called. */
const listOfCodes =
  /^\W*(?:vouchers|coupons|(?:voucher|coupon|promo|discount) codes|gutscheine|gutscheincodes|rabattcodes|codes promo|cupones|cupons|buoni sconto|codici sconto|kortingscodes|kody rabatowe|kupony)\b/u

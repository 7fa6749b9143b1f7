import { controlName } from '../dom/text.ts'
import { fold } from '../lexicon/phrases.ts'

const names = new RegExp(
  String.raw`\b(?:amazon ?pay|apple ?pay|bancontact|bank|bizum|blik|bonifico|card|carta|cartao|carte|` +
    'eps|giropay|google ?pay|ideal|kaart|karta|karte|klarna|kreditkarte|lastschrift|mastercard|' +
    'mb ?way|mobilepay|multibanco|payconiq|paypal|przelew|przelewy ?24|rechnung|satispay|sepa|' +
    String.raw`sofort|swish|tarjeta|transfer|twint|uberweisung|vipps|virement|visa|vorkasse)\b`,
)

/**
 * Whether a control is one of a list of which another is a way to pay: "Ecocheque voucher" beside
 * "Card" and "Bancontact" is one too, and choosing it opens no field for a discount.
 */
export function isWayToPay(control: Element): boolean {
  const item = control.parentElement
  // Each may stand in an item of its own.
  const ownItems = [...(item?.parentElement?.children ?? [])].map((each) => each.firstElementChild)
  return [...(item?.children ?? []), ...ownItems].some(
    (each) =>
      each !== null &&
      each !== control &&
      each.localName === control.localName &&
      each.className === control.className &&
      names.test(fold(controlName(each))),
  )
}

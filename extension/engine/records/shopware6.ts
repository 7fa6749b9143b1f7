import { fieldsOf, listOf, parsedJson } from '../api/json.ts'
import { codeOfRule, type FindRecords, type RecordedCode } from './code-records.ts'

/**
 * Shopware's basket as its own scripts may ask for it, of the sales channel that the page belongs to.
 *
 * Facts: shopware/shopware, `CheckoutController` (`frontend.checkout.cart.json`, since 6.4) and
 * `PromotionItemBuilder`. Tried over a stand-in of its server.
 */
export const shopware6Records: FindRecords = (document) => {
  const form = document.querySelector('form[action*="/checkout/line-item/"]')
  const [channel] = form?.getAttribute('action')?.split('/checkout/line-item/') ?? []
  const url =
    channel === undefined ? null : URL.parse(`${channel}/checkout/cart.json`, document.URL)
  return url?.origin === new URL(document.URL).origin ? { url: url.href, codesIn } : undefined
}

function codesIn(answer: string): readonly RecordedCode[] | undefined {
  const items = listOf(fieldsOf(parsedJson(answer)).lineItems)
  return items?.flatMap(({ id, type, payload }) => {
    const { code } = fieldsOf(payload)
    return type === 'promotion'
      ? [{ takenOffBy: `/line-item/delete/${String(id)}`, code: codeOfRule(code) }]
      : []
  })
}

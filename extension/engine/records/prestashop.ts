import { fieldsOf, parsedJson } from '../api/json.ts'
import { codeOfRule, type FindRecords, type RecordedCode } from './code-records.ts'

/**
 * What PrestaShop writes into each of its pages for its scripts; the basket's is asked for again, since
 * codes are put on without a load. Its versions before 1.7.7 leave the codes out.
 *
 * Facts: PrestaShop/PrestaShop, `CartPresenter` and `_partials/javascript.tpl`. Tried over a
 * stand-in of its server.
 */
export const prestashopRecords: FindRecords = (document) => {
  const form = document.querySelector('form:has(input[name=discount_name])')
  const url = URL.parse(form?.getAttribute('action') ?? '', document.URL)
  if (form === null || url?.origin !== new URL(document.URL).origin) return undefined
  url.searchParams.set('action', 'show')
  return { url: url.href, codesIn }
}

function codesIn(page: string): readonly RecordedCode[] | undefined {
  const written = /\bvar prestashop = (\{.*\});/.exec(page)?.[1]
  if (written === undefined) return undefined
  const { vouchers } = fieldsOf(fieldsOf(parsedJson(written)).cart)
  return Object.values(fieldsOf(fieldsOf(vouchers).added)).flatMap((voucher) => {
    const { id_cart_rule: id, code } = fieldsOf(voucher)
    return code === undefined
      ? []
      : [{ takenOffBy: `deleteDiscount=${String(id)}`, code: codeOfRule(code) }]
  })
}

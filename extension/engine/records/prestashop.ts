import { fieldsOf, listOf, parsedJson } from '../api/json.ts'
import { addressToRead } from '../dom/page-address.ts'
import { codeOfRule, type FindRecords, type RecordedCode } from './code-records.ts'

/**
 * What PrestaShop writes into each of its pages for its scripts, and before 1.7 what its box for the
 * basket is drawn from. The page's own is asked for again, since codes are put on without a load. From
 * 1.7.0 to 1.7.6 the codes are left out.
 *
 * Facts: PrestaShop/PrestaShop, `CartPresenter` and `_partials/javascript.tpl`; its 1.6,
 * `blockcart-json.tpl`. Tried over stand-ins of its server.
 */
export const prestashopRecords: FindRecords = (document) => {
  const scripts = [...document.querySelectorAll('script:not([src])')].map(
    (each) => each.textContent,
  )
  if (scripts.some((script) => object.test(script))) {
    return { url: addressToRead(document), codesIn: codesInPage }
  }
  const written = (pattern: RegExp) =>
    scripts.map((script) => pattern.exec(script)?.[1]?.replaceAll('\\/', '/')).find(Boolean)
  const token = written(tokenOf16)
  const box = URL.parse(written(baseOf16) ?? '/', document.URL)
  if (token === undefined || box?.origin !== new URL(document.URL).origin) return undefined
  box.search = new URLSearchParams({ controller: 'cart', ajax: 'true', token }).toString()
  return { url: box.href, codesIn: codesOf16 }
}

const object = /\bvar prestashop = (\{.*\});/
const tokenOf16 = /\bstatic_token ?= ?['"]([\da-f]{32})['"]/
const baseOf16 = /\bbaseUri ?= ?['"]([^'"]+)['"]/

const codeOf = (id: unknown, code: unknown): readonly RecordedCode[] =>
  code === undefined ? [] : [{ takenOffBy: `deleteDiscount=${String(id)}`, code: codeOfRule(code) }]

function codesInPage(page: string): readonly RecordedCode[] | undefined {
  const written = object.exec(page)?.[1]
  if (written === undefined) return undefined
  const { vouchers } = fieldsOf(fieldsOf(parsedJson(written)).cart)
  const added = Object.values(fieldsOf(fieldsOf(vouchers).added)).map(fieldsOf)
  return added.flatMap(({ id_cart_rule: id, code }) => codeOf(id, code))
}

const codesOf16 = (answer: string) =>
  listOf(fieldsOf(parsedJson(answer)).discounts)?.flatMap(({ id, code }) => codeOf(id, code))

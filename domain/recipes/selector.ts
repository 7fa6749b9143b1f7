const name = String.raw`-?[A-Za-z_][\w-]*`
const value = String.raw`"[^"\\]*"|'[^'\\]*'|${name}`
const attribute = String.raw`\[${name}(?:[~|^$*]?=(?:${value})(?: i)?)?\]`
const part = String.raw`#${name}|\.${name}|${attribute}`
const not = String.raw`:not\((?:${name}|${part})\)`
const compound = String.raw`(?:(?:${name}|\*)(?:${part}|${not})*|(?:${part}|${not})+)`
const whole = new RegExp(String.raw`^${compound}(?:(?: | ?[>+~] ?)${compound})*$`)

/**
 * Whether a text is one CSS selector of the kind that recipes may use: tags, ids, classes,
 * attributes, `:not()` of one of these, and combinators. A closed part of the language, so that it
 * can be checked without a browser and reviewed at a glance.
 */
export function isPlainSelector(text: string): boolean {
  return whole.test(text)
}

const ordering =
  /(?:place|submit|confirm|complete|send)[-_]?order|order[-_]?(?:button|submit)|(?:pay|buy)[-_]?now|purchase/i

/** Whether a selector names what only the buttons of an order are called. */
export function namesOrder(selector: string): boolean {
  return ordering.test(selector)
}

import { spacedText } from './dom/text.ts'
import type { AppliedCode } from './finder/applied-codes.ts'
import { fieldWords, removeWords, weakFieldWords } from './lexicon/finding.ts'
import { appliedWords, discountWords } from './lexicon/judging.ts'
import { fold } from './lexicon/phrases.ts'
import { includes } from './standing.ts'

/**
 * What was sent, by the name that the page shows it by. Some shops show the number of a voucher in
 * their books, GS-87, and take nothing but its code; the name of a row that has none is its text.
 */
export type ShownNames = Readonly<Record<string, string>>

/** The rows of a page with the codes that were sent in place of the names that it shows. */
export function calledAsSent(
  applied: readonly AppliedCode[],
  names: ShownNames = {},
): readonly AppliedCode[] {
  return applied.map((each) => {
    const name = nameOn(each)
    // A page may call a code "constructor".
    return Object.hasOwn(names, name) ? { ...each, code: names[name] ?? each.code } : each
  })
}

const nameOn = ({ code, row }: AppliedCode) => code ?? spacedText(row)

/** The name of the row that is the told code's. "Discount [Remove]" is there for whatever code is on. */
export function nameOfTold([row]: readonly AppliedCode[], told: string): ShownNames | undefined {
  const tellsApart = row !== undefined && (row.code !== null || /\d/.test(nameOn(row)))
  return tellsApart ? { [nameOn(row)]: told } : undefined
}

/**
 * The name that the page shows a code by which was just put on: no row bears the code, and one
 * bears a name that came with it.
 *
 * @param before names on the page until then, and all that may be sent.
 */
export function nameThatCame(
  rows: readonly string[],
  sent: string,
  before: readonly string[],
): string | undefined {
  if (includes(rows, sent)) return undefined
  const [name, ...others] = rows.filter((row) => !includes(before, row))
  return others.length === 0 ? name : undefined
}

const itemNumber = new RegExp(
  String.raw`\b(?:sku|model\p{L}*|r[ée]f\p{L}*\.?|` +
    String.raw`(?:art|item|prod|best|order|part)[\p{L}.-]*[ -]?(?:nr|no|n°|num\p{L}*|code|id)|` +
    String.raw`(?:n[úu]m[eé]r\p{L}*|c[óo]di\p{L}*) (?:d['’]|de |do |del )?(?:art|prod)\p{L}*)[.:#\s]*$`,
  'iu',
)

/** "Item no.: GS-87": a voucher among the goods, which no field takes by that name. */
export function isItemNumber(row: Element, name: string): boolean {
  const text = spacedText(row)
  const before = text.slice(0, Math.max(0, text.indexOf(name)))
  return itemNumber.test(before) || isSaidOfGoods(before, text, spacedText(row.ownerDocument.body))
}

/** Whether what is said before a name is said elsewhere too, as of the goods: "Modelo: GS-87". */
function isSaidOfGoods(before: string, row: string, page: string): boolean {
  const label = /(?<!\p{L})\p{L}[\p{L}.'’ -]{2,30}[:#]?\s*$/u.exec(before)?.[0].trim() ?? ''
  const ofCodes = [fieldWords, weakFieldWords, removeWords, discountWords, appliedWords]
  if (label === '' || ofCodes.some((words) => words.test(fold(label)))) return false
  const times = (text: string) => text.split(label).length
  return times(page) > times(row)
}

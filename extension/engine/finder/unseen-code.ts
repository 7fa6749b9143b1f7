import { withoutPrices } from '../dom/prices.ts'
import { referencedText } from '../dom/text.ts'
import { controls } from './removers.ts'
import { namesVoucher } from './row-words.ts'

/** Attributes whose words a page shows when one points at something, or says to who can't see it. */
const spoken = [
  ...['title', 'aria-label', 'aria-description', 'alt'],
  ...['data-title', 'data-original-title', 'data-bs-title', 'data-bs-original-title'],
  ...['data-tooltip', 'data-tip', 'data-tippy-content'],
]
/** Attributes that lead to such words elsewhere on the page. */
const leading = ['aria-describedby', 'aria-details', 'popovertarget']

const codeLike =
  /(?<![\p{L}\p{N}_-])(?=[\p{N}_-]*\p{Lu})[\p{Lu}\p{N}][\p{Lu}\p{N}_-]{3,39}(?![\p{L}\p{N}_-])/gu

/**
 * The code that a row names where nobody looks: in the words of its remover for those who can't see
 * it ("Remove voucher HELLO5" on a ×), or in what appears beside its discount when one points at it.
 * The code may be put back by this name, so only one that is plainly written as a code counts.
 */
export function unseenCode(row: Element, remover: Element): string | undefined {
  const parts = [row, ...row.querySelectorAll('*'), remover].filter(
    (part) => part === remover || remover.contains(part) || part.closest(controls) === null,
  )
  const leads = [row, ...row.querySelectorAll('*'), remover]
  const texts = [
    ...parts.flatMap((part) => spoken.map((name) => part.getAttribute(name) ?? '')),
    ...leads.flatMap((part) => leading.map((name) => referencedText(part, name))),
  ]
  const codes = new Set(texts.flatMap(codesIn))
  const [code] = codes
  return codes.size === 1 ? code : undefined
}

/** "Voucher HELLO5", or the code by itself where it has a number: "SUMMER" may be anything's name. */
function codesIn(text: string): string[] {
  if (text.length > longest) return []
  const words = withoutPrices(text).match(codeLike) ?? []
  const isAlone = words[0] === text.trim() && /\p{N}/u.test(text)
  return isAlone || namesVoucher(text) ? words : []
}

/** Longer texts tell the terms of an offer. */
const longest = 80

import { around } from './dom/around.ts'
import { readText, runOf, plainText, spacedText, textNodes } from './dom/text.ts'
import { withoutPrices } from './dom/prices.ts'
import { holds, parentOf } from './dom/shadow.ts'
import { allOf, type View } from './dom/view.ts'
import { quantityWords } from './lexicon/judging.ts'
import { totalWords } from './lexicon/naming.ts'
import { fold } from './lexicon/phrases.ts'
import { isQuantityControl } from './forms.ts'
import { namesVoucher } from './finder/row-words.ts'

/**
 * What the page shows of the basket: one entry a line, `name × quantity`, in the page's order.
 * Empty where the page shows no quantities, as on many checkouts.
 */
export type BasketLines = readonly string[]

/** "Enter your code:" and "Active codes:" are no goods. */
const mayName = (text: string) =>
  /\p{L}{3}/u.test(text) && !/[:?]$/.test(text) && !namesVoucher(text)

/** The title that stands last before the quantity, or else the first after it. */
function titleIn(line: Element, own: Element): string | undefined {
  const titles = [...line.querySelectorAll('a, h1, h2, h3, h4, h5, h6, strong')].filter(
    (each) => !each.contains(own) && mayName(plainText(each)),
  )
  const before = titles.findLast((each) => (each.compareDocumentPosition(own) & 4) !== 0)
  const title = before ?? titles[0]
  // "Order summary £45.00" falls with a code.
  return title && withoutPrices(spacedText(title)).trim()
}

export function basketLines(view: View): BasketLines {
  const controls = allOf(view, 'input, select').filter(
    (control) => isQuantityControl(control) && view.isVisible(control),
  ) as (HTMLInputElement | HTMLSelectElement)[]
  if (controls.length > 0) {
    return controls.map((control) => `${nameOf(control, controls, view)} × ${control.value}`)
  }
  const marks = writtenQuantities(view)
  return marks.map(({ element, quantity }) => {
    const others = marks.map((mark) => mark.element)
    return `${nameOf(element, others, view)} × ${quantity}`
  })
}

export function sameLines(a: BasketLines, b: BasketLines): boolean {
  const sorted = (lines: BasketLines) => [...lines].sort().join('\n')
  return sorted(a) === sorted(b)
}

/**
 * Whether nothing that was in the basket has gone or changed.
 *
 * @param mayGrow a code that is on may have added a gift, or be shown as a line itself.
 */
export function keepsLines(before: BasketLines, now: BasketLines, mayGrow: boolean): boolean {
  return mayGrow ? linesBeyond(now, before).length === 0 : sameLines(before, now)
}

/** The lines of `now` that `before` doesn’t have. */
export function linesBeyond(before: BasketLines, now: BasketLines): string[] {
  const left = [...before]
  return now.filter((line) => {
    const at = left.indexOf(line)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

function writtenQuantities(view: View): { element: Element; quantity: string }[] {
  const found: { element: Element; quantity: string }[] = []
  for (const node of textNodes(view.document.body, view, (text) => /\d/.test(text))) {
    const quantity = quantityIn(runOf(node))
    const element = parentOf(node)
    if (quantity !== undefined && element !== null && !isOfTotal(element))
      found.push({ element, quantity })
  }
  return found
}

/** "Total R$ 376,55, up to 6x of R$ 62,76": instalments of what is to pay, not goods. */
function isOfTotal(mark: Element): boolean {
  if (!/^\d{1,2}\s*x$/i.test(ownText(mark))) return false
  for (const part of around(mark, 4)) {
    const text = spacedText(part)
    if (text.length > 90) return false
    const [label = ''] = /^[^\d\p{Sc}]*/u.exec(fold(text)) ?? []
    if (totalWords.test(label)) return true
  }
  return false
}

/** Its text without that of the elements in it. */
const ownText = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ nodeValue }) => nodeValue ?? '')
    .join(' ')
    .trim()

function quantityIn(written: string): string | undefined {
  const text = written.trim()
  if (text.length > 30 || !/\d/.test(text)) return undefined
  return (
    /^(?:[x×]\s*(\d{1,4})|(\d{1,4})\s*[x×])$/i.exec(text)?.slice(1).find(Boolean) ??
    (quantityWords.test(fold(text)) ? /\b(\d{1,4})\b/.exec(text)?.[1] : undefined)
  )
}

/** The first words of the largest part of the page that holds this quantity alone. */
function nameOf(own: Element, all: readonly Element[], view: View): string {
  let line = own
  for (const parent of around(own, 5)) {
    if (['body', 'tbody', 'table'].includes(parent.localName)) break
    if (all.some((each) => each !== own && holds(parent, each))) break
    line = parent
    if (line.localName === 'tr' || line.localName === 'li' || titleIn(line, own) !== undefined)
      break
  }
  const title = titleIn(line, own)
  // Other parts of the page change their words while codes are tried.
  const isRow = line.localName === 'tr' || line.localName === 'li'
  if (title !== undefined || !isRow) return title ?? ''
  const words = readText(line, view)
    .text.split('\n')
    .find((each) => /\p{L}{3}/u.test(each))
  return words ?? ''
}

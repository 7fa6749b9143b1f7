import { around } from '../dom/around.ts'
import { priceCount, withoutPrices } from '../dom/prices.ts'
import { controlName, plainText, readText, spacedText, textNodes } from '../dom/text.ts'
import { parentOf } from '../dom/shadow.ts'
import { allOf, type View } from '../dom/view.ts'
import {
  applyWords,
  decoyWords,
  fieldWords,
  giftWords,
  revealWords,
  weakFieldWords,
} from '../lexicon/finding.ts'
import { hinted } from '../hints/page-hints.ts'
import { changeWords } from '../lexicon/mild.ts'
import { alternatives, everywhere, fold } from '../lexicon/phrases.ts'
import { looksLikeRemover, removesCode } from './code-remover.ts'
import { isWorth } from './coupon-field.ts'
import { identityOf, labelOf, visibleTextFields } from './fields.ts'
import { leadsAway, pressable, standsOpen } from './folds.ts'
import { isWayToPay } from './pay-ways.ts'
import { isLeftToOther } from './submits-by-chance.ts'

/** Whether something looks as if a press did anything: a control, or drawn like one. */
export function looksPressable(part: Element): boolean {
  const style = part.ownerDocument.defaultView?.getComputedStyle(part)
  return part.closest(pressable) !== null || style?.cursor === 'pointer'
}

/** What sends a form opens nothing. */
export const submitters =
  'form button:not([type=button], [type=reset]), form input[type=submit], form input[type=image]'

const longest = 70

/**
 * Controls that may hide the voucher field, the likeliest first: their words name a voucher, and
 * they open something or ask "Have a code?". A link that leads to another page is none.
 */
export function revealers(view: View): Element[] {
  const found = new Map<Element, number>()
  const isWanted = (text: string) =>
    text.length <= longest && (namesVoucher(text) || asksForCode(text) || tellsToEnter(text))
  for (const node of textNodes(view.document.body, view, isWanted)) {
    const element = parentOf(node)
    if (element === null) continue
    const tick = tickBeside(node, view)
    const control = tick ?? element.closest(pressable)
    const target = control ?? element
    const name = control === null || tick !== null ? plainText(element) : controlName(control)
    // A box that lies over its words shows nothing itself.
    if (!view.isVisible(tick === null ? target : element)) continue
    if (name.length > 2 * longest || (leadsAway(target) && !foldsField(target, view))) continue
    if (control !== null && tick === null && opensNothing(control, name, view)) continue
    // "Remove coupon" names one too, and opens the field by taking the shopper's code off.
    if (control !== null && (removesCode(control) || sendsFields(control, view))) continue
    if (control !== null && tick === null && isOfField(control, view)) continue
    if (control !== null && saysYes(control, name)) continue
    if (control !== null && (isPaidWith(control, name) || isAskedForGift(control, name))) continue
    if (control !== null && asksForMoney(name)) continue
    const drawn = control === null ? drawnAround(element) : undefined
    const isControl = control !== null || drawn !== undefined
    const score = standsOpen(target, view) ? 0 : scoreOf(target, drawn ?? name, isControl)
    if (score > 0) found.set(target, score)
    if (control !== null) continue
    for (const link of aroundOf(element, view).querySelectorAll(pressable)) {
      // "Have a voucher? <a>Click here</a>", "Voucher <a>Add</a>", "Voucher SAVE10 <a>Change</a>"
      const opens = name.includes('?') || asksFor(name) || isVerb(link)
      // "Have a coupon code? SAVE10 ×": what only says "Remove" takes a code off as well.
      const isRemover = removesCode(link) || looksLikeRemover(link)
      if (opens && view.isVisible(link) && !leadsAway(link) && !isRemover) found.set(link, 3)
    }
  }
  for (const control of allOf(view, shut).filter(
    (each) => view.isVisible(each) && !standsOpen(each, view),
  )) {
    const name = controlName(control)
    const isVerbAlone = !/\S\s+\S/.test(name) && asksFor(name)
    const isCode = name.length <= 40 && namesCodeOnly(name) && !isVerbAlone && !leadsAway(control)
    if (isPaidWith(control, name)) continue
    if (control.hasAttribute('aria-label') && namesVoucher(name)) found.set(control, 4)
    // "Servicecode": a code of some kind, and what it opens will tell.
    else if (isCode && !found.has(control)) found.set(control, 1)
  }
  const hints = hinted(view, 'reveal').filter(
    (each) => view.isVisible(each) && !leadsAway(each) && !each.matches(submitters),
  )
  const likelihood = ([control, score]: readonly [Element, number]) =>
    score - (isWorth(controlName(control)) ? 2 : 0)
  const likeliest = [...found]
    .sort((a, b) => likelihood(b) - likelihood(a))
    .map(([target]) => target)
  return [...new Set([...hints, ...likeliest])]
}

const shut = '[aria-expanded=false], details:not([open]) > summary'

/** "Coupon" and "Add" in two boxes of a row that is drawn as something to press: what it says. */
function drawnAround(words: Element): string | undefined {
  const isDrawn = (part: Element) =>
    part.ownerDocument.defaultView?.getComputedStyle(part).cursor === 'pointer'
  const row = [words, ...around(words, 2)].findLast(
    (part) => isDrawn(part) && plainText(part).length <= longest,
  )
  return row && spacedText(row)
}

/** The part around a few words that shows little else: "Vouchers / 2 for you / Change". */
function aroundOf(words: Element, view: View): Element {
  let part = words
  for (const outer of around(words, 3)) {
    // What stands beside another field is for that one.
    if (visibleTextFields(outer, view).length > 0) break
    if (readText(outer, view).text.length > longest) break
    part = outer
  }
  return part
}

/**
 * "Subscribe and save 10%"; but in the one form of a whole page many buttons lack a type, and a script
 * takes their presses.
 */
function sendsFields(control: Element, view: View): boolean {
  if (!control.hasAttribute('type') && isLeftToOther(control, view)) return false
  const form = control.matches(submitters) ? control.closest('form') : null
  const fields = form === null ? [] : visibleTextFields(form, view)
  return fields.length > 0 && (control.hasAttribute('type') || fields.length <= 2)
}

/** "Exchange voucher [    ] Use voucher": what sends a field that is open, for something else. */
function isOfField(control: Element, view: View): boolean {
  if (!control.matches('button, [role=button], a')) return false
  const row = [...around(control, 2)].find(
    (part) => plainText(part).length <= longest && visibleTextFields(part, view).length > 0,
  )
  const [field, ...others] = row === undefined ? [] : visibleTextFields(row, view)
  if (field === undefined || others.length > 0) return false
  const label = labelOf(field).split('\n')
  return label.some((line) => asksForGiftOnly(line) || decoyWords.test(fold(line)))
}

const boxes = 'input[type=checkbox], input[type=radio]'
const lines = 'textarea, input:not([type]), input[type=text], input[type=email]'

/**
 * The box without words of its own that stands beside some, lies over them, or is drawn as a switch
 * before them, and opens the field in its part of the page when it is ticked, or lets it be written.
 * A question has its boxes behind it, the one for yes first.
 */
function tickBeside(words: Text, view: View): HTMLInputElement | null {
  const element = words.parentElement
  const before = [beforeOf(words), element?.previousElementSibling]
  const after = words.data.includes('?') ? [afterOf(words), element?.nextElementSibling] : []
  const beside = [...before, ...after]
  const box = beside.map(boxIn).find((each) => each !== null)
  const isLabelled = box && [...labelsOf(box)].some((label) => plainText(label) !== '')
  if (!box || isLabelled || box.matches(':checked') || isOtherTick(box)) return null
  const parts = beside.includes(box) ? around(box, 2) : around(words, 4)
  for (const part of parts) {
    const field = part.querySelector('input:not([type]), input[type=text]')
    const isOpen = field !== null && view.isVisible(field) && !field.matches(':disabled')
    if (field !== null) return isOpen ? null : (box as HTMLInputElement)
  }
  return null
}

/** A box, or the only one in a part without words. */
function boxIn(part: Element | null | undefined): Element | null {
  if (!part || part.matches(boxes)) return part ?? null
  const [box, ...others] = part.querySelectorAll(boxes)
  return box !== undefined && others.length === 0 && plainText(part) === '' ? box : null
}

const isBlank = (node: Node | null) => node?.nodeType === 3 && !/\S/.test(node.nodeValue ?? '')
const asElement = (node: Node | null) => (node?.nodeType === 1 ? (node as Element) : null)

function beforeOf({ previousSibling: next }: Node): Element | null {
  return asElement(isBlank(next) ? (next?.previousSibling ?? null) : next)
}

function afterOf({ nextSibling: next }: Node): Element | null {
  return asElement(isBlank(next) ? (next?.nextSibling ?? null) : next)
}

const labelsOf = (box: Element) => (box as HTMLInputElement).labels ?? []

/** A link to the basket whose press a script takes: the field is folded away beside it. */
function foldsField(link: Element, view: View): boolean {
  const fields = link.parentElement?.querySelectorAll('input:not([type]), input[type=text]') ?? []
  return fields.length === 1 && [...fields].every((field) => !view.isVisible(field))
}

const otherTicks =
  /newsletter|marketing|consent|opt ?in|subscri|agree|terms|privacy|gdpr|pay|zahl|paiement|pago|pagament|betaal|platnosc/

function isOtherTick(box: Element): boolean {
  const named = fold(identityOf(box, ['name', 'id', 'class']))
  return otherTicks.test(named) && !fieldWords.test(named)
}

/**
 * Whether a press would tick a box that opens nothing: "Tell me about discounts", or a way to pay;
 * or only go to a field.
 * What opens the field asks for a code, or says its name alone.
 */
function opensNothing(control: Element, name: string, view: View): boolean {
  if (control.matches('[role=tab][aria-selected=true]')) return true
  // The label of a line of text opens nothing.
  const line = control.matches('label') ? control.control : null
  if (line?.matches(lines) && view.isVisible(line)) return true
  const box = control.matches('[role=checkbox], [role=switch]')
    ? control
    : control.closest('label')?.control
  if (!box?.matches(`${boxes}, [role]`)) return false
  if (isOtherTick(box)) return true
  return !name.includes('?') && !asksFor(name) && name.trim().split(/\s+/).length > 3
}

/** "Place the advert: £25 (before discount)", and not "£6.00 discount", where the field was folded. */
function asksForMoney(name: string): boolean {
  if (priceCount(name) === 0 || name.includes('?') || asksFor(name)) return false
  const rest = fold(withoutPrices(name)).replace(everywhere(fieldWords), ' ')
  return /\p{L}{3}/u.test(rest)
}

/** "Have a gift code?", and beside it "Redeem here", which names nothing itself. */
function isAskedForGift(control: Element, name: string): boolean {
  const row = spacedText(parentOf(control))
  return row.length <= 2 * longest && !namesVoucher(name) && asksForGiftOnly(row)
}

/** "Ecocheque voucher" in a list of ways to pay, and not "Redeem a voucher". */
const isPaidWith = (control: Element, name: string) =>
  isWorth(name) && !asksFor(name) && isWayToPay(control)

/** "Vale" is Spanish for a voucher and for "OK", which a cookie bar is closed with. */
function saysYes(control: Element, name: string): boolean {
  return /^\P{L}*vale\P{L}*$/iu.test(name) && !control.matches('summary, [aria-expanded]')
}

function namesVoucher(text: string): boolean {
  const rests = alternatives(text).map((part) => part.replace(everywhere(giftWords), ' '))
  return rests.some((rest) => fieldWords.test(rest) && !decoyWords.test(rest))
}

/** "Use a gift card", and not "I have a code or a gift card". */
export function asksForGiftOnly(name: string): boolean {
  return giftWords.test(fold(name)) && !namesVoucher(name) && !namesCodeOnly(name)
}

/** "Vous avez un code privilège ?" */
const asksForCode = (text: string) => text.includes('?') && namesCodeOnly(text)

/** A code of any kind, and of nothing else that is known. */
function namesCodeOnly(text: string): boolean {
  return alternatives(text).some(
    (part) => weakFieldWords.test(part) && !giftWords.test(part) && !decoyWords.test(part),
  )
}

/** "Code einlösen", "Cambiar código" */
function tellsToEnter(text: string): boolean {
  // "Redeem" alone says nothing of what.
  const isOfThing = /\S\s+\S/.test(text) && text.length <= 30
  return isOfThing && namesCodeOnly(text) && (asksFor(text) || changeWords.test(fold(text)))
}

/** A control that is called by one word of opening. */
function isVerb(link: Element): boolean {
  const word = fold(controlName(link)).trim()
  return /^\p{L}+$/u.test(word) && (changeWords.test(word) || asksFor(word))
}

function asksFor(name: string): boolean {
  const folded = fold(name)
  return revealWords.test(folded) || applyWords.test(folded)
}

function scoreOf(target: Element, name: string, isControl: boolean): number {
  const opens =
    target.localName === 'summary' ||
    target.getAttribute('aria-expanded') === 'false' ||
    target.hasAttribute('aria-controls')
  const asks = name.includes('?') || asksFor(name) || tellsToEnter(name)
  // Some pages forget to say so when the box has folded again.
  if (target.getAttribute('aria-expanded') === 'true') return asks ? 1 : 0
  if (target.localName === 'summary' && target.parentElement?.hasAttribute('open')) return 0
  if (opens) return asks ? 5 : 4
  if (isControl) return asks ? 3 : 2
  return asks ? 1 : 0
}

import { around } from '../dom/around.ts'
import { controlName, plainText, readText, spacedText, textNodes } from '../dom/text.ts'
import { parentOf } from '../dom/shadow.ts'
import { allOf, type View } from '../dom/view.ts'
import { applyWords, decoyWords } from '../lexicon/finding.ts'
import { copyWords, handsOutWords } from '../lexicon/mild.ts'
import { hinted } from '../hints/page-hints.ts'
import { fold } from '../lexicon/phrases.ts'
import { isCross, looksLikeRemover, removesCode } from './code-remover.ts'
import { isWorth } from './coupon-field.ts'
import { drawsCross } from './drawn-cross.ts'
import { labelOf, visibleTextFields } from './fields.ts'
import { isOutOfReach, leadsAway, pressable, standsOpen } from './folds.ts'
import { isWayToPay } from './pay-ways.ts'
import { opensNothing, tickBeside } from './reveal-ticks.ts'
import {
  asksFor,
  asksForCode,
  asksForGiftOnly,
  asksForMoney,
  isVerb,
  namesCodeOnly,
  namesVoucherField,
  tellsToEnter,
} from './reveal-words.ts'
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

type Scored = readonly [control: Element, score: number]

/**
 * Controls that may hide the voucher field, the likeliest first: their words name a voucher, and
 * they open something or ask "Have a code?". A link that leads to another page is none.
 */
export function revealers(view: View): Element[] {
  const found = new Map<Element, number>()
  for (const node of textNodes(view.document.body, view, asksForField)) {
    for (const [control, score] of byWords(node, view)) found.set(control, score)
  }
  for (const control of allOf(view, shut)) {
    if (!view.isVisible(control) || standsOpen(control, view)) continue
    const name = controlName(control)
    const isVerbAlone = !/\S\s+\S/.test(name) && asksFor(name)
    const isCode = name.length <= 40 && namesCodeOnly(name) && !isVerbAlone && !leadsAway(control)
    if (isPaidWith(control, name)) continue
    if (control.hasAttribute('aria-label') && namesVoucherField(name)) found.set(control, 4)
    // "Servicecode": a code of some kind, and what it opens will tell.
    else if (isCode && !found.has(control)) found.set(control, 1)
  }
  const hints = hinted(view, 'reveal').filter(
    (each) => view.isVisible(each) && !leadsAway(each) && !each.matches(submitters),
  )
  const likelihood = ([control, score]: Scored) => score - (isWorth(controlName(control)) ? 2 : 0)
  const likeliest = [...found]
    .filter(([target]) => !isOutOfReach(target))
    .sort((a, b) => likelihood(b) - likelihood(a))
    .map(([target]) => target)
  return [...new Set([...hints, ...likeliest])]
}

const asksForField = (text: string) =>
  text.length <= longest && (namesVoucherField(text) || asksForCode(text) || tellsToEnter(text))

/** The control that a few words are on, or the words themselves and the controls beside them. */
function byWords(words: Text, view: View): Scored[] {
  const element = parentOf(words)
  if (element === null) return []
  const tick = tickBeside(words, view)
  const control = tick ?? element.closest(pressable)
  const target = control ?? element
  const name = control === null || tick !== null ? plainText(element) : controlName(control)
  // A box that lies over its words shows nothing itself.
  if (!view.isVisible(tick === null ? target : element)) return []
  if (name.length > 2 * longest || (leadsAway(target) && !foldsField(target, view))) return []
  if (control !== null && isForOther(control, name, tick !== null, view)) return []
  const drawn = control === null ? drawnAround(element) : undefined
  if (drawn !== undefined && takesOffCode(drawn)) return []
  const isControl = control !== null || drawn !== undefined
  const said = drawn === undefined ? name : spacedText(drawn)
  const score = standsOpen(target, view) ? 0 : scoreOf(target, said, isControl)
  const own: Scored[] = score > 0 ? [[target, score]] : []
  return control === null ? [...own, ...besideWords(element, name, view)] : own
}

function isForOther(control: Element, name: string, isTick: boolean, view: View): boolean {
  // "Remove coupon" names one too, and opens the field by taking the shopper's code off.
  if (removesCode(control) || sendsFields(control, view) || saysYes(control, name)) return true
  if ([copyWords, handsOutWords].some((words) => words.test(fold(name)))) return true
  // "Regional price ×" is a discount of another kind.
  if ([...control.querySelectorAll('svg')].some(drawsCross)) return true
  if (isPaidWith(control, name) || isAskedForGift(control, name) || asksForMoney(name)) return true
  return !isTick && (opensNothing(control, name, view) || isOfField(control, view))
}

/** "Have a voucher? <a>Click here</a>", "Voucher <a>Add</a>", "Voucher SAVE10 <a>Change</a>" */
function besideWords(words: Element, name: string, view: View): Scored[] {
  const isAsked = name.includes('?') || asksFor(name)
  return [...aroundOf(words, view).querySelectorAll(pressable)].flatMap((link): Scored[] => {
    // "Have a coupon code? SAVE10 ×": what only says "Remove" takes a code off as well.
    const isRemover = removesCode(link) || looksLikeRemover(link)
    const opens = (isAsked || isVerb(link)) && view.isVisible(link)
    return opens && !leadsAway(link) && !isRemover ? [[link, 3]] : []
  })
}

const shut = '[aria-expanded=false], details:not([open]) > summary'

/** "Coupon: SAVE10" with a cross in it, which is no control but for a script. */
const takesOffCode = (drawn: Element) =>
  removesCode(drawn) || [drawn, ...drawn.querySelectorAll('*')].some((part) => isCross(part))

/** "Coupon" and "Add" in two boxes of a row that is drawn as something to press. */
function drawnAround(words: Element): Element | undefined {
  const isDrawn = (part: Element) =>
    part.ownerDocument.defaultView?.getComputedStyle(part).cursor === 'pointer'
  return [words, ...around(words, 2)].findLast(
    (part) => isDrawn(part) && plainText(part).length <= longest,
  )
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

const senders = 'button, [role=button], a'

/** "Exchange voucher [    ] Use voucher": what sends a field that is open, for something else. */
function isOfField(control: Element, view: View): boolean {
  if (!control.matches(senders)) return false
  const row = [...around(control, 2)].find(
    (part) => plainText(part).length <= longest && visibleTextFields(part, view).length > 0,
  )
  const [field, ...others] = row === undefined ? [] : visibleTextFields(row, view)
  if (field === undefined || others.length > 0) return false
  // "[Email] Check out / Redeem your coupon": the first button behind a field is the one for it.
  const isBehind = (each: Element) => (field.compareDocumentPosition(each) & 4) !== 0
  const [next] = allOf(view, senders, row).filter((each) => isBehind(each) && view.isVisible(each))
  if (next !== control) return false
  // It would send what the shop has written there.
  if (field.value.trim() !== '' && applyWords.test(fold(controlName(control)))) return true
  const label = labelOf(field).split('\n')
  return label.some((line) => asksForGiftOnly(line) || decoyWords.test(fold(line)))
}

/** A link to the basket whose press a script takes: the field is folded away beside it. */
function foldsField(link: Element, view: View): boolean {
  const fields = link.parentElement?.querySelectorAll('input:not([type]), input[type=text]') ?? []
  return fields.length === 1 && [...fields].every((field) => !view.isVisible(field))
}

/** "Have a gift code?", and beside it "Redeem here", which names nothing itself. */
function isAskedForGift(control: Element, name: string): boolean {
  const row = spacedText(parentOf(control))
  return row.length <= 2 * longest && !namesVoucherField(name) && asksForGiftOnly(row)
}

/** "Ecocheque voucher" in a list of ways to pay, and not "Redeem a voucher". */
const isPaidWith = (control: Element, name: string) =>
  isWorth(name) && !asksFor(name) && isWayToPay(control)

/** "Vale" is Spanish for a voucher and for "OK", which a cookie bar is closed with. */
function saysYes(control: Element, name: string): boolean {
  return /^\P{L}*vale\P{L}*$/iu.test(name) && !control.matches('summary, [aria-expanded]')
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

import { controlsOf } from '../dom/native.ts'
import { controlName, plainText } from '../dom/text.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import type { View } from '../dom/view.ts'
import { hinted } from '../hints/page-hints.ts'
import {
  applyWords,
  decoyWords,
  fieldWords,
  giftWords,
  removeWords,
  revealWords,
  weakApplyWords,
} from '../lexicon/finding.ts'
import { refuseWords } from '../lexicon/judging.ts'
import { recountWords } from '../lexicon/mild.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { formOf, isQuantityControl, isSubmitter, isCodesByName } from '../forms.ts'
import { isBeside, isNamedForGifts, reasonToRefuse } from '../safety.ts'
import { removesCode } from './code-remover.ts'
import type { CouponField } from './coupon-field.ts'
import { drawnButtons, follows, outer } from './drawn-buttons.ts'
import { buttonsOf } from './field-box.ts'
import { identityOf, labelOf, visibleTextFields } from './fields.ts'

const buttons =
  'button, input[type=submit], input[type=button], input[type=image], [role=button], a'

/** A button this close to its field needs no word of its own; in characters around both. */
const closeBy = 120

/**
 * The control that sends the code, or undefined where none can be pressed without doubt. It says
 * so, or it is the only button beside the field, or the one that counts the whole basket anew.
 */
export function applyControl({ field, box }: CouponField, view: View): Element | undefined {
  const form = formOf(field)
  const usual = buttonsOf(field, box, buttons, view)
  // A link to edit the address is no button for the code, nor is "Use a coupon", which opened the field.
  const isOther = (button: Element) => !follows(button, field) && speaksOfCodes(button)
  const isDrawn = usual.every(
    (button) => leadsAway(button) || !saysApply(button) || isOther(button),
  )
  const near = isDrawn ? [...usual, ...drawnButtons(field, box, view)] : usual
  const inForm = form === null ? [] : controlsOf(form).filter((each) => each.matches(buttons))
  const hints = hinted(view, 'apply').filter(
    (each) => inForm.includes(each) || (formOf(each) === null && holds(outer(box), each)),
  )
  const candidates = [...new Set([...hints, ...near, ...inForm])].filter(
    (button) =>
      view.isVisible(button) &&
      !isRemover(button) &&
      !isDisclosure(button) &&
      !mayHaveOpened(button, field, near) &&
      !standsOnChip(button, field),
  )
  // A button can wait for the code to be typed, so one that is switched off counts as found.
  const mayPress = (button: Element, purpose: 'apply' | 'recount') => {
    const reason = reasonToRefuse(button, purpose, { field })
    return reason === undefined || reason === 'it is switched off'
  }
  const allowed = candidates.filter(
    (button) =>
      mayPress(button, 'apply') &&
      !leadsAway(button) &&
      // Whoever presses "Apply" right beside the field withholds the form.
      (!sendsPerson(button, field, view) || saysApplyBeside(button, field)),
  )
  // A button follows its field; what stands before it is for something else more often.
  const beside = allowed
    .filter((button) => near.includes(button))
    .sort((a, b) => Number(follows(b, field)) - Number(follows(a, field)))
  const only = beside.filter((button) => button.localName !== 'a' || isDrawnToSend(button))
  const isAlone = form === null || visibleTextFields(form, view).length === 1
  const own = isAlone ? beside.filter((button) => form !== null && formOf(button) === form) : []
  const links = candidates.filter(
    (button) => near.includes(button) && leadsAway(button) && mayPress(button, 'apply'),
  )
  return (
    allowed.find((button) => hints.includes(button)) ??
    // "Check" in the field's own form goes before "Apply" beside a code of a list.
    saying(own, applyWords) ??
    saying(own, weakApplyWords) ??
    saying(beside, applyWords) ??
    saying(beside, weakApplyWords) ??
    (only.length === 1 && (isAlone || isCloseBy(only[0], field)) ? only[0] : undefined) ??
    (isAlone ? onlySubmitter(allowed, form) : undefined) ??
    saying(
      near.filter(
        (button) =>
          candidates.includes(button) &&
          !leadsAway(button) &&
          isBeside(button, field) &&
          !sendsPerson(button, field, view) &&
          mayPress(button, 'recount'),
      ),
      recountWords,
    ) ??
    saying(
      allowed.filter((button) => isForField(button, field, view)),
      applyWords,
    ) ??
    // A link that a script takes; without one the page that it leads to is held back.
    saying(links, applyWords) ??
    (form !== null && !sendsItself(field) && isUntouched(form, field, view)
      ? saying(
          inForm.filter((button) => view.isVisible(button) && mayPress(button, 'recount')),
          recountWords,
        )
      : undefined)
  )
}

const speaksOfCodes = (button: Element) => fieldWords.test(fold(controlName(button)))

/** A page of WebForms sends its one form when the field was changed: it needs no button. */
export function sendsItself(field: HTMLInputElement): boolean {
  return /postback|submit\s*\(/i.test(field.getAttribute('onchange') ?? '')
}

function saysApply(button: Element): boolean {
  const name = fold(controlName(button))
  return applyWords.test(name) || weakApplyWords.test(name) || !/\p{L}/u.test(name)
}

function saying(buttons: readonly Element[], pattern: RegExp): Element | undefined {
  return buttons.find((button) => pattern.test(fold(controlName(button))))
}

/** "Add a person" is for another part of the form: what sends the code names it or follows its field. */
function isForField(button: Element, field: HTMLInputElement, view: View): boolean {
  if (fieldWords.test(fold(`${controlName(button)}\n${identityOf(button, ['id', 'name'])}`))) {
    return true
  }
  return isNextTo(button, field, view)
}

/** Whether a button follows the field, and no field for anything but a code stands between. */
function isNextTo(button: Element, field: Element, view: View): boolean {
  const others = visibleTextFields(formOf(field) ?? outer(field), view)
  const isBetween = (each: HTMLInputElement) =>
    follows(each, field) && follows(button, each) && (!takesOtherCode(each) || isForGifts(each))
  return follows(button, field) && !others.some(isBetween)
}

/** What alone sends the field's own form, whatever stands beside that. */
function onlySubmitter(buttons: readonly Element[], form: HTMLFormElement | null) {
  const own = buttons.filter((each) => form !== null && formOf(each) === form && isSubmitter(each))
  return own.length === 1 ? own[0] : undefined
}

function isCloseBy(button: Element | undefined, field: Element): boolean {
  let part: Element | null = field.parentElement
  while (part !== null && button !== undefined && !part.contains(button)) part = part.parentElement
  return button !== undefined && follows(button, field) && plainText(part).length <= closeBy
}

/** What opens the box stays there when it is open. */
function isDisclosure(button: Element): boolean {
  const says = '[aria-expanded], [role=tab], [data-toggle=tab], [data-bs-toggle=tab]'
  return button.matches(says) || controlName(button).includes('?')
}

/** "Add a code", above a field that another button follows, which may send one. */
function mayHaveOpened(button: Element, field: Element, near: readonly Element[]): boolean {
  const name = fold(controlName(button))
  const maySend = (each: Element) =>
    follows(each, field) && saysApply(each) && !isRemover(each) && !leadsAway(each)
  return (
    !follows(button, field) &&
    fieldWords.test(name) &&
    (revealWords.test(name) || !applyWords.test(name)) &&
    near.some(maySend)
  )
}

/** Some links beside a field have no word but an icon. */
function isDrawnToSend(link: Element): boolean {
  const isNameless = !/[\p{L}\p{N}]/u.test(controlName(link))
  return isNameless && [...link.querySelectorAll('*')].some((part) => sending.test(drawnAs(part)))
}

const drawnAs = (part: Element) => identityOf(part, ['class', 'data-icon', 'href'])
const sending = /\b(?:refresh|sync|check|arrow|chevron|angle|send|submit|plus)\b/i

/** "Remove", or an icon that says so to programs alone: `promo-code-item__remove`. */
function isRemover(button: Element): boolean {
  const name = fold(controlName(button))
  if (removeWords.test(name)) return true
  return !applyWords.test(name) && !weakApplyWords.test(name) && removesCode(button)
}

/** A control without words beside a code and nothing else: it takes that one off. */
function standsOnChip(button: Element, field: Element): boolean {
  const chip = parentOf(button)
  const said = chip === null || holds(chip, field) ? '' : plainText(chip)
  return !/[\p{L}\p{N}]/u.test(controlName(button)) && /^[A-Z\d_-]{3,40}$/.test(said)
}

function leadsAway(button: Element): boolean {
  if (button.localName !== 'a') return false
  return !/^(#|javascript:|$)/i.test(button.getAttribute('href')?.trim() ?? '')
}

const saysApplyBeside = (button: Element, field: Element) =>
  applyWords.test(fold(controlName(button))) && isBeside(button, field)

/** The one button of a form that asks for the shopper as well sends all of that. */
export function sendsPerson(button: Element, field: Element, view: View): boolean {
  const form = formOf(button)
  if (form === null || !isSubmitter(button)) return false
  // What takes a code off goes with its code, and may not decide how the next one is sent.
  const submitters = controlsOf(form).filter(
    (each) => isSubmitter(each) && view.isVisible(each) && !isRemover(each),
  )
  if (submitters.length > 1) return false
  if (isCodesByName(button, form) && isNextTo(button, field, view)) return false
  // "Update basket" brings back what the shop itself had written there.
  if (onlyRecounts(button) && isUntouched(form, field, view)) return false
  return visibleTextFields(form, view).some(
    (each) =>
      each !== field &&
      !isQuantityControl(each) &&
      !takesOtherCode(each) &&
      (/^(?:email|tel)$/i.test(each.getAttribute('type') ?? '') ||
        decoyWords.test(fold(`${labelOf(each)} ${identityOf(each, ['name', 'id'])}`))),
  )
}

function onlyRecounts(button: Element): boolean {
  const name = fold(controlName(button))
  return recountWords.test(name) && !refuseWords.test(name.replace(everywhere(recountWords), ' '))
}

const otherCode = /(?<!\b(?:post|postal|zip|security|country|area|sort|card) ?)code$/

/** Hotels ask for the codes of companies and groups in one form; an empty one tells nothing. */
const takesOtherCode = (field: HTMLInputElement) =>
  field.value === '' && otherCode.test(fold(identityOf(field, ['name'])))

const isForGifts = (field: Element) =>
  isNamedForGifts(field) ||
  giftWords.test(fold(`${labelOf(field)} ${identityOf(field, ['name', 'id'])}`))

/** Nothing in the form but the code would reach the shop otherwise than it came from there. */
function isUntouched(form: HTMLFormElement, field: Element, view: View): boolean {
  const others = visibleTextFields(form, view).filter((each) => each !== field)
  const isPersonal = (each: Element) =>
    /^(?:email|tel|password)$/i.test(each.getAttribute('type') ?? '')
  return others.every((each) => each.value === each.defaultValue && !isPersonal(each))
}

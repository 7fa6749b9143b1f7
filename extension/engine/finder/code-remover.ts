import { controlName, plainText } from '../dom/text.ts'
import { fieldWords, removeWords, weakFieldWords } from '../lexicon/finding.ts'
import { addingWords, changeWords, insteadWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { drawsCross } from './drawn-cross.ts'
import { identityOf } from './fields.ts'

/**
 * Whether a control says that it takes a code off: "Remove code" in words, or "Remove" or a bare ×
 * whose class, address or other name for programs says so.
 */
export function removesCode(control: Element): boolean {
  const name = fold(controlName(control))
  if (saysBoth(name)) return true
  const isShort =
    !/[\p{L}\p{N}]{2}/u.test(name) || removeWords.test(name) || isOneWord(name) || isNamedWord(name)
  const identity = fold(`${identityOf(control, names)}\n${ownForm(control)}`)
  return isShort && saysBoth(identity.replace(looks, ' '))
}

/** Classes that say how something looks: `cursor-no-drop`, `drop-shadow-md`, `clear-both`. */
const looks = /\b(?:no drop|drop shadow|clear both)\b/g

/** Whether a control in the row of a code puts another in its place: "Use a different code", "Change". */
export function replacesCode(control: Element): boolean {
  const name = fold(controlName(control))
  const isInstead = name.length <= 60 && insteadWords.test(name) && !addingWords.test(name)
  return isInstead || changesCode(control)
}

/** "Change", and not a word more. */
export function changesCode(control: Element): boolean {
  const name = fold(controlName(control)).trim()
  return /^\p{L}+$/u.test(name) && changeWords.test(name)
}

/** Some controls that take a code off are called by nothing but the code. */
const isOneWord = (name: string) =>
  /^[\p{L}\p{N}_-]{3,40}$/u.test(name.trim()) && !closeWords.test(fold(name).trim())

/** "Coupon: SAVE10" */
const isNamedWord = (name: string) => /^[\p{L} ]{3,20}:\s*[\p{L}\p{N}_-]{3,40}$/u.test(name.trim())

/** Names of the form that a control has for itself. */
function ownForm(control: Element): string {
  const form = control.closest('form')
  const entries = 'input:not([type=hidden], [type=submit], [type=button], [type=image])'
  if (!form || form.querySelector(entries)) return ''
  return identityOf(form, ['id', 'class', 'name', 'action'])
}

/** Attributes that name a control for programs. */
const names = [
  ...['class', 'id', 'name', 'href', 'formaction'],
  ...['data-action', 'data-link-action', 'data-testid'],
  // What a framework is told to call.
  ...['onclick', 'x-on:click', '@click', 'ng-click', 'wire:click', 'data-live-action-param'],
  ...['hx-post', 'hx-get', 'hx-delete'],
]

/** Whether a control says in words that something is taken off, of what is for its row to say. */
export function hasWords(remover: Element): boolean {
  return removeWords.test(fold(controlName(remover)))
}

/** Whether a control says so in words, or is drawn so. */
export function looksLikeRemover(control: Element): boolean {
  const name = controlName(control)
  return removeWords.test(fold(name)) || isCross(control, name)
}

/** Names that icons of a cross or a bin have, as words. */
const crossNames =
  /\b(?:remove|delete|trash|bin|cross|clear|times|cancel|xmark|(?:circle|lucide|icon|bi|fa|feather|tabler|ti|ph) x|x circle)\b/i

/**
 * Whether a control has no words and is drawn as a cross or a bin.
 *
 * @param called what `controlName` says, where that is known already.
 */
export function isCross(control: Element, called = controlName(control)): boolean {
  const name = called.trim()
  if (/^[([]?[×✕✖⨯╳✗❌🗑⊗ⓧxX]\uFE0F?[)\]]?$/mu.test(name) || chipWithCross.test(name)) return true
  // Icon fonts draw with characters that are no letters.
  if (!isNameless(name) && (name.length > longest || !isNameless(shownName(control)))) return false
  if (partsOf(control).some((part) => isDrawn(part) && crossNames.test(drawnAs(part)))) return true
  return isNameless(name) && drawsCross(control)
}

/** "SAVE10 ✕", a chip that is one button. */
const chipWithCross = /^(?:[\p{L}\p{N}_-]{2,40}\s*[×✕✖⨯╳✗]|[×✕✖⨯╳✗]\s*[\p{L}\p{N}_-]{2,40})$/u

/** More than the two faces of a button say. */
const longest = 40

const isDrawn = (part: Element) =>
  part.ownerDocument.defaultView?.getComputedStyle(part).display !== 'none'

/** One button may hold "Apply" and a cross all the time, and show one of them. */
function shownName(control: Element): string {
  const [, ...inner] = partsOf(control)
  const folded = inner.filter((part) => !isDrawn(part) && plainText(part) !== '')
  if (folded.length === 0) return controlName(control)
  return folded.reduce((name, part) => name.replace(plainText(part), ' '), controlName(control))
}

/** Where a chip is a control itself, as its code says, only the cross in it takes it off. */
export function partToPress(remover: Element): Element {
  if (!isOneWord(controlName(remover))) return remover
  const [, ...inner] = partsOf(remover)
  return inner.find(isCrossOfChip) ?? remover
}

/**
 * Whether a control is called or drawn as what shuts something, or holds one word with a cross
 * beside it. It takes a code off where its row says nothing but that code.
 */
export function shutsSomething(control: Element): boolean {
  const name = controlName(control).trim()
  if (saysClose(control, /\S*\d\S*$/.exec(name)?.[0])) return true
  const [own = control, ...inner] = partsOf(control)
  if (isOneWord(name)) return inner.some(isCrossOfChip)
  return isNameless(name) && [own, ...inner].some((part) => closeName.test(drawnAs(part)))
}

/** Whether a control is an icon of which nothing says what it shows. */
export function isPlainIcon(control: Element): boolean {
  return (
    isNameless(controlName(control)) &&
    control.querySelector('svg, img, i') !== null &&
    !partsOf(control).some((part) => otherIcons.test(drawnAs(part)))
  )
}

const isNameless = (name: string) => !/[\p{L}\p{N}]/u.test(name)

const otherIcons =
  /\b(?:copy|clipboard|info|help|question|tooltip|edit|pencil|chevron|caret|arrow)\b/i

const closeWords = /^(?:close|dismiss|schliessen|fermer|cerrar|chiudi|sluiten|zamknij|fechar)$/

const closeName = /\bclose\b/i

/**
 * Whether a control is called by nothing but a word for shutting something, or for shutting the
 * code: "Fechar pedido" shuts no chip, it orders.
 */
export function saysClose(control: Element, code: string | undefined): boolean {
  const name = controlName(control).trim()
  const isOfCode = code !== undefined && name.toLowerCase().endsWith(` ${code.toLowerCase()}`)
  return closeWords.test(fold(isOfCode ? name.slice(0, -code.length) : name).trim())
}

/** Attributes by which elements of icon sets are told what to draw. */
const iconNames = ['name', 'shape', 'icon', 'data-icon', 'data-feather', 'data-lucide', 'fonticon']

/** What the attributes of a part tell of how it is drawn. */
const drawnAs = (part: Element) =>
  identityOf(part, ['id', 'class', 'data-link-action', 'data-testid', 'href', ...iconNames])

const isCrossOfChip = (part: Element) =>
  isDrawn(part) &&
  ([crossNames, closeName].some((names) => names.test(drawnAs(part))) ||
    (part.localName === 'svg' && drawsCross(part)))

const partsOf = (control: Element) => [control, ...control.querySelectorAll('*')]

function saysBoth(text: string): boolean {
  return removeWords.test(text) && (fieldWords.test(text) || weakFieldWords.test(text))
}

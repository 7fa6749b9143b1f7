import { controlsOf } from './dom/native.ts'
import { parentOf } from './dom/shadow.ts'
import { priceCount } from './dom/prices.ts'
import { controlName, plainText } from './dom/text.ts'
import { liveView } from './dom/view.ts'
import { removesCode, saysClose, shutsSomething } from './finder/code-remover.ts'
import { identityOf } from './finder/fields.ts'
import { onlyCloses } from './finder/removers.ts'
import { isLeftToOther } from './finder/submits-by-chance.ts'
import { formOf, holdsPayment, isSubmitter, isUnusable, sendsOnly } from './forms.ts'
import { applyWords, fieldWords, removeWords } from './lexicon/finding.ts'
import { goodsWords, refuseWords } from './lexicon/judging.ts'
import {
  changeWords,
  confirmWords,
  fromOrderWords,
  insteadWords,
  mildWords,
  orderWords,
  recountWords,
  summaryWords,
} from './lexicon/mild.ts'
import { everywhere, fold } from './lexicon/phrases.ts'
import { namesDiscount, standsBesideCode, standsInBasketLine } from './line-controls.ts'

/** What a control would be pressed for. */
export type Purpose = 'apply' | 'recount' | 'remove' | 'confirm' | 'reveal' | 'open'

const dangerousIdentity =
  /\b(?:place order|placeorder|submit order|buy|pay now|paynow|payment submit|remove item|remove product|qty|quantity|checkout submit|proceed)\b/

/** Less than this leaves no doubt where a form sends a code and nothing else. */
const orderIdentity =
  /\b(?:place order|placeorder|submit order|confirm order|confirmorder|process|buy|pay|pay now|paynow|payment|purchase|remove item|remove product|qty|quantity)\b/

/** Words of a refusal that are the very purpose. */
const meantWords: Partial<Record<Purpose, RegExp>> = {
  remove: new RegExp(
    [removeWords, fromOrderWords, insteadWords, changeWords].map(({ source }) => source).join('|'),
    'u',
  ),
  confirm: new RegExp(`${removeWords.source}|${confirmWords.source}`, 'u'),
  recount: recountWords,
  reveal: changeWords,
  open: summaryWords,
}

const codeNames =
  /coupon|voucher|promo ?code|discount ?code|gutschein|rabatt|kortings|kupon|cupon|cupom/

/**
 * Why a control must not be pressed, or undefined where it may. Nothing that orders, pays, removes
 * a line or changes a quantity is ever pressed, and nothing whose words leave a doubt. In a form with
 * payment fields what would send it is pressed only where it is plainly the code's and another button
 * orders; whoever presses it withholds the form (`guardNavigation`).
 *
 * @param about `field` is the voucher field: a form that sends it alone leaves less doubt; `code` is
 *   the one to take off: "Remove SAVE10 from the basket" names no goods.
 */
export function reasonToRefuse(
  control: Element,
  purpose: Purpose,
  { field, code }: { field?: Element | undefined; code?: string | undefined } = {},
): string | undefined {
  const form = formOf(control)
  const isCodeAlone = purpose === 'apply' && form !== null && sendsOnly(form, field)
  const name = fold(controlName(control))
  const isForCode =
    isCodeAlone ||
    (purpose === 'apply' &&
      (isNamedForCode(control) ||
        isOfCodesDialog(control, field) ||
        (refuseWords.test(name) && standsAlone(control, field))))
  const meant = isForCode ? mildWords : meantWords[purpose]
  // "Fechar" on the cross of a chip; on a larger control it means to order.
  const isCross = purpose === 'remove' && code !== undefined && saysClose(control, code)
  const own = isCross ? '' : meant === undefined ? name : name.replace(everywhere(meant), ' ')
  if (refuseWords.test(own) || /^(?:order|weiter)$/.test(own.trim())) return `it says "${name}"`
  if ((purpose === 'reveal' || purpose === 'open') && removesCode(control)) {
    return 'it takes a code off'
  }
  const isBesideCode = code !== undefined && standsBesideCode(control, code)
  const isAboutCode = isBesideCode || (code !== undefined && name.includes(fold(code)))
  if (purpose === 'remove' && goodsWords.test(own) && !namesDiscount(own) && !isAboutCode)
    return 'it names goods'
  // "Add new line" is no word for adding a code.
  const isOfGoods = goodsWords.test(own) && !applyWords.test(name) && !fieldWords.test(name)
  if (purpose === 'apply' && isOfGoods && !isForCode) return 'it names goods'
  const identity = fold(identityOf(control, identityNames(name, purpose)))
  const dangerous = isCodeAlone ? orderIdentity : dangerousIdentity
  // `cart_coupon_remove_item`; or "Remove voucher SAVE10" on the button of any line.
  const isCodesItem = purpose === 'remove' && (codeNames.test(identity) || fieldWords.test(name))
  const left = isCodesItem ? identity.replace(/remove (?:item|product)/g, '') : identity
  // What counts the basket anew is called by the quantities that it sends.
  if (dangerous.test(purpose === 'recount' ? left.replace(/\b(?:qty|quantity)\b/, '') : left)) {
    return `its name is "${identity.trim()}"`
  }
  if (purpose === 'apply' && field && isGiftCards(control, field)) return 'it is for gift cards'
  // What a script takes under the code's own name, or as "Apply", sends nothing else of its form.
  const isScripts = !isSubmitter(control) && (isNamedForCode(control) || applyWords.test(name))
  const sent = isCodeAlone && !isScripts ? fold(formIdentity(form)) : ''
  if (orderIdentity.test(sent)) return `its form is "${sent.trim()}"`
  if (purpose === 'apply' && saysNothing(control, form, field)) return 'it says nothing'
  if (isUnusable(control)) return 'it is switched off'
  if (
    form !== null &&
    isSubmitter(control) &&
    holdsPayment(form, control) &&
    !isAside(control, form, purpose, field) &&
    !isMuted(control, purpose, isBesideCode)
  ) {
    return 'its form holds payment fields'
  }
  const takesOff = purpose === 'remove' || purpose === 'confirm'
  if (takesOff && !isBesideCode && standsInBasketLine(control)) return 'it stands in a basket line'
  return undefined
}

/**
 * Attributes that say what a control is for. The class of one that names a voucher and opens
 * something speaks of the part it stands in: `cart__buySection--promoBtn`.
 */
function identityNames(name: string, purpose: Purpose): string[] {
  const own = ['id', 'name', 'data-action', 'data-testid']
  return purpose === 'reveal' && fieldWords.test(name) ? own : [...own, 'class']
}

/** An address that is the page's own says nothing of what is sent there. */
function formIdentity(form: HTMLFormElement): string {
  const path = (address: string) =>
    URL.canParse(address, form.baseURI) ? new URL(address, form.baseURI).pathname : ''
  const isOwn = path(form.getAttribute('action') ?? '') === path(form.ownerDocument.URL)
  return identityOf(form, isOwn ? ['id', 'name', 'class'] : ['action', 'id', 'name', 'class'])
}

/** A button named for gift cards, away from a field that is named for none: "Apply", and the next one too. */
function isGiftCards(control: Element, field: Element): boolean {
  return isNamedForGifts(control) && !isNamedForGifts(field) && !isBeside(control, field)
}

/** `applygiftcardcouponcode`, as programs write it. */
export function isNamedForGifts(part: Element): boolean {
  return giftNames.test(fold(identityOf(part, ['id', 'name', 'class'])))
}

const giftNames = /gift ?(?:card|code|certificate|voucher)|geschenk/

/** `name="setcoupon"`: whatever it says, it is the code's own button. */
function isNamedForCode(control: Element): boolean {
  return codeNames.test(fold(identityOf(control, ['id', 'name', 'formaction'])))
}

/** Whoever presses it keeps the form that it would send by chance from hearing of it. */
function isMuted(control: Element, purpose: Purpose, isBesideCode: boolean): boolean {
  const opensOrTakesOff = purpose === 'reveal' || (purpose === 'remove' && isBesideCode)
  return opensOrTakesOff && isLeftToOther(control, liveView(control.ownerDocument))
}

/** Whether it may order by a picture that says so: it sends more than the code, away from that. */
function saysNothing(control: Element, form: HTMLFormElement | null, field: Element | undefined) {
  return (
    form !== null &&
    isSubmitter(control) &&
    !/\p{L}/u.test(controlName(control)) &&
    !sendsOnly(form, field) &&
    !isNamedForCode(control) &&
    !isBeside(control, field)
  )
}

/** "Confirm" beside "Cancel", in a dialog with the voucher field alone. */
function isOfCodesDialog(control: Element, field: Element | undefined): boolean {
  let dialog = field?.closest(dialogs)
  while (dialog && !dialog.contains(control)) dialog = dialog.parentElement?.closest(dialogs)
  if (!dialog || formOf(control) !== null) return false
  const entries = dialog.querySelectorAll('input:not([type=hidden]), select, textarea')
  const others = [...dialog.querySelectorAll('button, a, [role=button]')].filter(
    (each) => each !== control,
  )
  const closing = others.filter((each) => onlyCloses(each) || shutsSomething(each))
  const isCodesAlone =
    entries.length === 1 && closing.length > 0 && closing.length === others.length
  // One that tells an amount may be the order's.
  return isCodesAlone && priceCount(plainText(dialog)) === 0
}

/** "Confirm" right beside the voucher field, sending no form, on a page where another control orders. */
function standsAlone(control: Element, field: Element | undefined): boolean {
  const isSender = formOf(control) !== null && isSubmitter(control)
  if (isSender || !isBeside(control, field)) return false
  const others = control.ownerDocument.querySelectorAll('button, a, [role=button]')
  return [...others].some((other) => other !== control && orderWords.test(fold(controlName(other))))
}

const dialogs = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]'

/**
 * The code's own button in a form that another one sends; a script of the page takes its press.
 * "Valider" alone may order, so a verb counts only right beside the voucher field.
 */
function isAside(
  control: Element,
  form: HTMLFormElement,
  purpose: Purpose,
  field: Element | undefined,
): boolean {
  const name = fold(controlName(control))
  const isNamed = isNamedForCode(control) || namesDiscount(name)
  const isForCode =
    ((purpose === 'apply' || purpose === 'remove') && isNamed) ||
    (mayStandBeside(name, purpose) && isBeside(control, field))
  // It may order and look like the code's where it alone sends the form.
  return (
    isForCode &&
    controlsOf(form).some(
      (each) =>
        each !== control &&
        (refuseWords.test(fold(controlName(each))) || (isNamed && isSubmitter(each))),
    )
  )
}

/**
 * Whether a button right beside the field may be meant by its words. Another one orders, and whoever
 * presses this one withholds the form, so what sends a code may say anything that isn't refused.
 */
const mayStandBeside = (name: string, purpose: Purpose) =>
  purpose === 'apply' || (purpose === 'recount' && recountWords.test(name))

/** Whether the smallest part that holds both holds no other field or button of the form. */
export function isBeside(control: Element, field: Element | undefined): boolean {
  let part = field && parentOf(field)
  while (part && !part.contains(control)) part = parentOf(part)
  const others = part?.querySelectorAll('input:not([type=hidden]), select, textarea, button')
  return others !== undefined && [...others].every((each) => each === control || each === field)
}

import { around } from './dom/around.ts'
import { controlsOf } from './dom/native.ts'
import { scopeOf } from './dom/shadow.ts'
import { controlName } from './dom/text.ts'
import { liveView } from './dom/view.ts'
import { identityOf } from './finder/fields.ts'
import { applyWords } from './lexicon/finding.ts'
import { refuseWords } from './lexicon/judging.ts'
import { recountWords } from './lexicon/mild.ts'
import { everywhere, fold, words } from './lexicon/phrases.ts'

/** Names of fields that tell what is paid with. */
const cardIdentity =
  /\b(?:card ?number|cc ?number|cardnumber|ccnum|cvc|cvv|cvv2|card ?holder|expiry|iban)\b/

const paymentIdentity = new RegExp(
  String.raw`${cardIdentity.source}|\b(?:sepa|payment ?method|payment|paymentmethod|zahlart|zahlungsart)\b`,
)

const quantityIdentity =
  /\b(?:qty|quantity|menge|anzahl|cantidad|quantit[ae]|aantal|ilosc|quantidade)\b/

/** A form that counts for itself writes sums into fields for numbers. */
const amountIdentity =
  /\b(?:price|amount|total|discount|preis|betrag|summe|rabatt|prix|montant|remise|precio|importe|descuento|prezzo|importo|sconto|prijs|bedrag|korting|cena|kwota|rabat|preco|valor|desconto)\b/

/** Names that shops give to the button of a code, and to no other. */
const codeSubmitter =
  /coupon|voucher|promo ?code|discount ?code|gutschein|rabatt|kortings|kupon|cupon|cupom|\bredeem\b|\beinlo?e?sen\b|\bcanjear\b/

/** What a form is sent to, or for, where that orders; no doubt is left by "confirmation". */
const orderAddress =
  /\b(?:orders?|place ?order|buy|pay|pay ?now|payment|purchase|process|bestell\p{L}*|commander?|pedidos?|ordine|zamow\p{L}*|encomenda)\b/u

/** A purpose by which nothing but an order is made, whatever the button is called. */
const orderPurpose =
  /\b(?:save|place|submit|create|make|confirm|complete|send) ?(?:the )?(?:order|booking|reservation|payment)\b/

/** The form that a control belongs to, also where it stands outside of it. */
export function formOf(control: Element): HTMLFormElement | null {
  const id = control.getAttribute('form')
  const named = id === null ? null : scopeOf(control).getElementById(id)
  if (named?.localName === 'form') return named as HTMLFormElement
  return control.closest('form')
}

/**
 * Whether a form asks how to pay, or for what to pay with.
 *
 * @param sentBy what sends it: what counts the basket anew, what the server knows by name for the
 *   code's own button, and what sends a form that is the code's alone, may take the chosen way along,
 *   and fields in which nothing was typed yet.
 */
export function holdsPayment(form: HTMLFormElement, sentBy: Element | null = null): boolean {
  const takesAlong =
    sentBy !== null && (isRecounter(sentBy) || isCodesByName(sentBy, form) || isCodesForm(form))
  const isPaymentField = (control: Element) =>
    (asksForCard(control) || paymentIdentity.test(fold(identityOf(control, ['name', 'id'])))) &&
    !(takesAlong && isHarmless(control))
  if (
    controlsOf(form)
      .filter((each) => !isButton(each))
      .some(isPaymentField)
  )
    return true
  return [...form.querySelectorAll('iframe')].some((frame) =>
    /card|payment|stripe|adyen|braintree/i.test(
      identityOf(frame, ['name', 'title', 'src', 'class', 'id']),
    ),
  )
}

/** A way that was chosen, or a field without a number in it: a hidden one may bring that from before. */
function isHarmless(control: Element): boolean {
  const isOfCard = asksForCard(control)
  if ('value' in control && control.value === '') return !isOfCard || !isShown(control)
  return control.matches('[type=hidden]') ? !isOfCard : control.matches('select, [type=radio]')
}

const asksForCard = (control: Element) =>
  (control.getAttribute('autocomplete') ?? '').startsWith('cc-') ||
  cardIdentity.test(fold(identityOf(control, ['name', 'id'])))

/** Who sees where a card is asked for sees a form that pays. */
const isShown = (control: Element) => liveView(control.ownerDocument).isVisible(control)

/**
 * `<input type="image" name="submit_redeem">`, in a form that another button orders with, or "Apply"
 * right beside the code's field, where the server can tell it from the form's other button. A script
 * may be all that keeps the form from ordering, so neither its address nor a hidden field may speak of
 * that.
 */
export function isCodesByName(control: Element, form: HTMLFormElement): boolean {
  const sent = sentAs(control)
  const isNamed = codeSubmitter.test(sent)
  if (!isSubmitter(control) || !(isNamed || appliesBeside(control))) return false
  const address = control.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return (
    ![address, ...purposesOf(form)].some((each) => orderAddress.test(fold(words(each)))) &&
    !makesOrder(form) &&
    controlsOf(form).some((each) => {
      const mayOrder = refuseWords.test(fold(controlName(each)))
      if (!isSubmitter(each)) return isButton(each) && mayOrder
      return sentAs(each) !== sent && (!isNamed || mayOrder)
    })
  )
}

/** Whether a form is called after codes, and only a single field of it can be filled in. */
function isCodesForm(form: HTMLFormElement): boolean {
  const address = form.getAttribute('action') ?? ''
  const entries = controlsOf(form).filter(
    (each) => !isButton(each) && each.getAttribute('type') !== 'hidden',
  )
  return (
    entries.length === 1 &&
    codeSubmitter.test(fold(identityOf(form, ['action', 'id', 'name']))) &&
    ![address, ...purposesOf(form)].some((each) => orderAddress.test(fold(words(each)))) &&
    !makesOrder(form)
  )
}

/** Whether the smallest part that holds it and an entry holds nothing but a code's field besides. */
function appliesBeside(control: Element): boolean {
  if (!control.getAttribute('name') || !applyWords.test(fold(controlName(control)))) return false
  for (const part of around(control, 3)) {
    const entries = part.querySelectorAll(':is(input, button, select, textarea):not([type=hidden])')
    const [field, ...more] = [...entries].filter((each) => each !== control)
    if (field === undefined) continue
    return more.length === 0 && codeSubmitter.test(fold(identityOf(field, ['name', 'id'])))
  }
  return false
}

/** Whether a hidden field says that the form makes the order: `task=saveorder`. */
export function makesOrder(form: HTMLFormElement): boolean {
  return purposesOf(form).some((each) => orderPurpose.test(fold(words(each))))
}

/** What a form's hidden fields tell the server to do. */
function purposesOf(form: HTMLFormElement): string[] {
  const names = '[name*=act i], [name=op], [name=do], [name=task], [name=cmd], [name=command]'
  return [...form.querySelectorAll(`[type=hidden]:is(${names})`)].map(
    (each) => each.getAttribute('value') ?? '',
  )
}

/** What a server is told of the button that was pressed. */
function sentAs(control: Element): string {
  const named = ['name', 'value', 'formaction']
  return fold(identityOf(control, control.getAttribute('name') ? named : ['formaction']))
}

/** "Update basket", in a form that another button orders with. */
function isRecounter(control: Element): boolean {
  const form = formOf(control)
  return (
    form !== null &&
    /\p{L}/u.test(controlName(control)) &&
    nameWithoutRecount(control) === '' &&
    controlsOf(form).some((each) => isSubmitter(each) && refuseWords.test(nameWithoutRecount(each)))
  )
}

const nameWithoutRecount = (control: Element) =>
  fold(controlName(control)).replace(everywhere(recountWords), '')

export function isQuantityControl(control: Element): boolean {
  if (isButton(control) || control.getAttribute('type') === 'hidden') return false
  const identity = fold(identityOf(control, ['name', 'id', 'class', 'aria-label', 'data-testid']))
  const isNumber = control.getAttribute('type') === 'number' && !amountIdentity.test(identity)
  return isNumber || quantityIdentity.test(identity)
}

/** Whether pressing it sends its form without any script of the page. */
export function isSubmitter(control: Element): boolean {
  return control.matches(
    'button:not([type=button], [type=reset]), input[type=submit], input[type=image]',
  )
}

/** Whether a form holds a field and its buttons, and nothing else that can be seen. */
export function sendsOnly(form: HTMLFormElement, field: Element | undefined): boolean {
  const others = controlsOf(form).filter(
    (each) => each !== field && !isButton(each) && each.getAttribute('type') !== 'hidden',
  )
  return field !== undefined && formOf(field) === form && others.length === 0
}

export function isUnusable(control: Element): boolean {
  return control.hasAttribute('disabled') || control.getAttribute('aria-disabled') === 'true'
}

function isButton(control: Element): boolean {
  const type = control.getAttribute('type')
  return (
    control.localName === 'button' || type === 'submit' || type === 'button' || type === 'image'
  )
}

import { around } from '../dom/around.ts'
import { plainText } from '../dom/text.ts'
import { allOf, liveView, unfolded, type View } from '../dom/view.ts'
import { fold } from '../lexicon/phrases.ts'
import { callsItselfBasket, callsItselfStep } from './basket-names.ts'
import { identityOf } from './fields.ts'
import { payFields } from './pay-fields.ts'
import { showsSum } from './sums.ts'

/** A part of each word that names a voucher code, folded. */
const codeParts =
  /[ck]od|promo|offer|redeem|disco|einlo|raba[it]|gutschein|vorteil|aktion|actie|coup|[ck]up[ao]|nachlass|vale|desc[ou]|bon|reduc|remise|scont|buon|korting|voucher|znizk/

/** Longer texts around a field are about more than the field. */
const longest = 400

/**
 * Whether a page is worth the whole look of `isBasket`: what it asks for at the least, whatever is
 * folded away. Small and quick, since every page of a shop gets it and few are baskets.
 */
export function mayBeBasket(document: Document): boolean {
  const view = unfolded(liveView(document))
  return (
    callsItselfBasket(view) ||
    callsItselfStep(view) ||
    payFields(view).length > 0 ||
    showsSum(view, holdsNumber) ||
    holdsCodeField(view) ||
    asksForCode(view)
  )
}

const holdsNumber = (text: string) => /\d/.test(text)

function holdsCodeField(view: View): boolean {
  return allOf(view, 'input:not([type=hidden], [type=email], [type=checkbox], [type=radio])').some(
    (field) =>
      codeParts.test(fold(identityOf(field, ['name', 'id', 'placeholder', 'aria-label']))) ||
      codeParts.test(fold(textAround(field))),
  )
}

/** "Have a promo code?": the field may be drawn only once that is pressed. */
const asksForCode = (view: View) =>
  allOf(view, 'button, summary, [role=button]').some((control) => {
    const name = plainText(control)
    return name.length <= longestName && codeNames.test(fold(name))
  })

const codeNames = /[ck]od[eiyz]|gutschein|voucher|[ck]up(?:o[nm]|ao)|rabatt/
const longestName = 60

function textAround(field: Element): string {
  let text = ''
  for (const part of around(field, 6)) {
    const wider = plainText(part)
    if (wider.length > longest) break
    text = wider
  }
  return text
}

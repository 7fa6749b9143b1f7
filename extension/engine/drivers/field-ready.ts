import { holds } from '../dom/shadow.ts'
import { whenStill } from '../dom/stillness.ts'
import { liveView } from '../dom/view.ts'
import { applyControl } from '../finder/apply-control.ts'
import { removesCode } from '../finder/code-remover.ts'
import type { CouponField } from '../finder/coupon-field.ts'
import { visibleTextFields } from '../finder/fields.ts'
import { removersIn } from '../finder/removers.ts'
import { formOf, holdsPayment, isUnusable } from '../forms.ts'
import { reasonToRefuse } from '../safety.ts'

/** A button that waits for a code to be typed is ready within this, in ms. */
const untilEnabled = 1000

/** One that has sent a code may rest while the shop's refusal is shown, for as long as this, in ms. */
export const untilRested = 5000

/** Waits for a field or a button that is switched off, at most `limitMs`. */
export async function untilUsable(control: Element, limitMs = untilEnabled): Promise<void> {
  await whenStill({
    document: control.ownerDocument,
    sense: () => control.isConnected && isUnusable(control),
    signature: String,
    patience: (isOff) => (isOff ? limitMs : 0),
    limitMs,
  })
}

/** The button that sends the code, where it comes into sight with the first letter; null for none. */
export async function controlOnceTyped(found: CouponField): Promise<Element | null> {
  const document = found.field.ownerDocument
  const { last } = await whenStill({
    document,
    sense: () => applyControl(found, liveView(document)) ?? null,
    signature: (control) => String(control !== null),
    patience: (control) => (control === null ? untilEnabled : 0),
    limitMs: untilEnabled,
  })
  return last
}

/** Enter sends the whole form, so only where it holds nothing but the code. */
export function mayEnter({ field }: CouponField): boolean {
  const form = formOf(field)
  if (form === null) return true
  if (holdsPayment(form)) return false
  if (visibleTextFields(form, liveView(field.ownerDocument)).length > 1) return false
  const submits = [...form.querySelectorAll('button:not([type]), [type=submit], [type=image]')]
  return submits.every((each) => reasonToRefuse(each, 'apply', { field }) === undefined)
}

/** Some shops put the button that takes the code off in the place of the one that sends it. */
export function holdsRemover({ field, box }: CouponField): boolean {
  if (field.value === '') return false
  const usual = [...box.querySelectorAll('button, a, input')]
  // Some are words that only a script knows as a button.
  const drawn = removersIn(liveView(box.ownerDocument), []).filter((each) => holds(box, each))
  return [...usual, ...drawn].some(removesCode)
}

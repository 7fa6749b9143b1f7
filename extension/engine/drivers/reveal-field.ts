import { guardNavigation } from '../dom/navigation-guard.ts'
import { press } from '../dom/native.ts'
import { whenStill } from '../dom/stillness.ts'
import { liveView } from '../dom/view.ts'
import { couponFields, type CouponField } from '../finder/coupon-field.ts'
import { revealers } from '../finder/reveal.ts'
import { reasonToRefuse } from '../safety.ts'

/** A box opens within this, in ms, or its control was the wrong one. */
const opening = 1500
const mostPresses = 3

/** The voucher field, opened where something folds it away; undefined where there is none. */
export async function revealField(document: Document): Promise<CouponField | undefined> {
  const pressed = new Set<Element>()
  for (let count = 0; count <= mostPresses; count++) {
    const view = liveView(document)
    const field = couponFields(view)[0]
    if (field !== undefined) return field
    const control = revealers(view).find(
      (each) => !pressed.has(each) && reasonToRefuse(each, 'reveal') === undefined,
    )
    if (control === undefined) return undefined
    pressed.add(control)
    const guard = guardNavigation(document)
    try {
      press(control)
      await whenStill({
        document,
        sense: () => couponFields(liveView(document)).length > 0,
        signature: String,
        patience: (isOpen) => (isOpen ? 150 : opening),
        limitMs: opening,
      })
    } finally {
      guard.release()
    }
  }
  return undefined
}

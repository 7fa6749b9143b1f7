import { whenScripted } from '../dom/scripted.ts'
import { holds } from '../dom/shadow.ts'
import { whenStill } from '../dom/stillness.ts'
import { liveView, type View } from '../dom/view.ts'
import { couponFields, type CouponField } from '../finder/coupon-field.ts'
import { hasFieldInDoubt } from '../finder/field-in-doubt.ts'
import { looksPressable, revealers } from '../finder/reveal.ts'
import { hintsSay } from '../hints/page-hints.ts'
import { look, type Landmarks } from '../look.ts'
import { reasonToRefuse } from '../safety.ts'
import type { createReactions } from './reactions.ts'
import { hasOpened, revealField } from './reveal-field.ts'

/** Finds the voucher field of a page that opens it, draws it anew or puts a notice in its place. */
export function createFieldFinder(
  document: Document,
  reactions: ReturnType<typeof createReactions>,
  isByLoad: boolean,
) {
  /** Whether it came back by itself when it was gone after an answer; undefined while unknown. */
  let comesBack = isByLoad ? false : undefined

  async function fieldFor(landmarks: Landmarks): Promise<CouponField | undefined> {
    const found = await usableField(landmarks)
    if (found !== undefined) return found
    const comes = (await isDrawnAnew(landmarks)) || (await hasComeBack(landmarks))
    return comes ? usableField(landmarks) : undefined
  }

  /** Whether the page asks for a code where no field is known, or is known to have none then. */
  function asksForCode(landmarks: Landmarks): boolean {
    if (hintsSay(document, 'fixed')) return true
    const view = liveView(document)
    const { applied } = look(view, landmarks)
    const rows = applied.map(({ row }) => row)
    // The label of a field that is locked while a code is on asks for nothing, nor does the head of a
    // box that names the code that is on, nor what takes that off by "Change".
    const isAsking = (each: Element) =>
      each.localName !== 'label' &&
      looksPressable(each) &&
      applied.every(({ row, remover }) => !holds(each, row) && each !== remover)
    return hasFieldInDoubt(view, rows) || hasOpened(view) || revealers(view).some(isAsking)
  }

  /** Once the scripts of its page have run, which may draw another in its place. */
  async function usableField({ codes }: Landmarks): Promise<CouponField | undefined> {
    const found = await revealField(document, codes)
    if (found === undefined) return undefined
    await whenScripted(found.field.ownerDocument)
    return found.field.isConnected ? found : revealField(document, codes)
  }

  /** A notice may stand in its place for a while; so may a code that is on, until that is taken off. */
  async function hasComeBack(landmarks: Landmarks): Promise<boolean> {
    const isOn = look(liveView(document), landmarks).applied.length > 0
    if (!reactions.everReacted() || !(comesBack ?? !isOn)) return false
    const { last } = await whenStill({
      document,
      sense: () => mayHold(liveView(document)),
      signature: String,
      patience: (isHere) => (isHere ? 0 : longestNotice),
      limitMs: longestNotice,
    })
    comesBack = last
    return last
  }

  /** Where the total is gone as well, the basket is being drawn anew: a frame that loads again. */
  async function isDrawnAnew(landmarks: Landmarks): Promise<boolean> {
    if (look(liveView(document), landmarks).total !== undefined) return false
    await reactions.settled(landmarks)
    return true
  }

  return { fieldFor, asksForCode }
}

/** How long a notice may stand in the place of the field, in ms. */
const longestNotice = 4000

/** Whether the field, or what may open it, is in sight. */
function mayHold(view: View): boolean {
  const isOpener = (each: Element) => reasonToRefuse(each, 'reveal') === undefined
  return couponFields(view).length > 0 || revealers(view).some(isOpener)
}

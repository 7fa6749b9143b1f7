import { pressEnter, press, setValue, typeInto } from '../dom/native.ts'
import { whenStill } from '../dom/stillness.ts'
import { whenScripted } from '../dom/scripted.ts'
import { liveView, unfolded, type View } from '../dom/view.ts'
import { applyControl, sendsItself } from '../finder/apply-control.ts'
import { couponFields, hasFieldInDoubt, type CouponField } from '../finder/coupon-field.ts'
import { removalWord } from '../finder/removal-word.ts'
import { looksPressable, revealers } from '../finder/reveal.ts'
import { holds } from '../dom/shadow.ts'
import { look, type Landmarks } from '../look.ts'
import { reasonToRefuse } from '../safety.ts'
import { formOf, holdsPayment, isSubmitter, isUnusable } from '../forms.ts'
import type { Answer } from './driver.ts'
import { controlOnceTyped, holdsRemover, mayEnter, untilUsable } from './field-ready.ts'
import type { Act, Handover } from './page-acts.ts'
import type { createReactions } from './reactions.ts'
import { hasOpened, revealField } from './reveal-field.ts'

export interface CodeToSend {
  /** The one that the shop's answer is about. */
  readonly code: string
  /**
   * What is typed; null for what takes the code off: a word that the shop asks for, or on many shops
   * that have no control for it nothing at all.
   */
  readonly text: string | null
  readonly landmarks: Landmarks
  /**
   * A code that stood goes back through a field that nobody sees and by a control that was pressed
   * before, whatever has gone from around it, rather than be lost.
   */
  readonly isPutBack?: boolean
}

interface Options {
  readonly document: Document
  readonly reactions: ReturnType<typeof createReactions>
  readonly act: Act
  readonly perCodeMs: number
  /** Called with the field before anything is typed. */
  readonly onField: (found: CouponField) => void
}

/** Sends what is typed into the page's voucher field in whichever way the page takes it. */
export function createCodeSender({ document, reactions, act, perCodeMs, onField }: Options) {
  /** What has taken a code to the shop, and the page stayed. */
  let proven: Element | undefined
  let isEnterNeeded = false
  let isEnterTried = false
  /** Whether the field came back by itself when it was gone after an answer; undefined while unknown. */
  let comesBack: boolean | undefined

  return async ({
    code,
    text,
    landmarks,
    isPutBack = false,
  }: CodeToSend): Promise<Answer | Handover> => {
    const seen =
      (await usableField(landmarks)) ??
      ((await isDrawnAnew(landmarks)) || (await hasComeBack(landmarks))
        ? await usableField(landmarks)
        : undefined)
    const isFolded = seen === undefined && isPutBack
    const viewOf = () => (isFolded ? unfolded : (live: View) => live)(liveView(document))
    const found = seen ?? couponFields(viewOf())[0]
    if (found === undefined)
      return { kind: 'unable', cause: 'no-field', asksForCode: asks(landmarks) }
    const { field } = found
    // Locked until the page has all that it asked for, or for as long as a code is on.
    const { isLocked } = look(liveView(document), landmarks)
    if (!reactions.keepsLock()) await untilUsable(field, isLocked ? perCodeMs : undefined)
    if (isUnusable(field)) return { kind: 'unable', cause: 'no-field' }
    onField(found)
    const here = { ...landmarks, place: found.box }
    const shown =
      applyControl(found, viewOf()) ?? (isPutBack && proven?.isConnected === true ? proven : null)
    if (shown === null && holdsRemover(found)) return { kind: 'unable', cause: 'no-field' }
    const stood = field.value
    const typed = text ?? removalWord(look(liveView(document), here).messages)
    const about = { code, landmarks: here, field }
    if (sendsItself(field)) {
      const form = formOf(field)
      const carryOut = () => {
        typeInto(field, typed)
      }
      const withheld = form !== null && holdsPayment(form) ? form : null
      return act({ ...about, control: null, carryOut, withheld })
    }
    // Without a button each letter may be taken at once, so typing is a part of what is watched.
    const isTypedOnly = shown === null && mayEnter(found)
    // The keys alone send no form: a script of the page takes them, or what was typed, or nothing does.
    const byKeysAlone = async () => {
      const carryOut = () => {
        typeInto(field, typed)
        pressEnter(field)
        field.blur()
      }
      const answer = await act({ ...about, control: null, carryOut, withheld: formOf(field) })
      return answer.kind === 'seen' && answer.isSilent !== true ? answer : undefined
    }
    const isTyped = shown === null && !isTypedOnly
    const answered = isTyped ? await byKeysAlone() : undefined
    if (answered !== undefined) return answered
    if (!isTyped && !isTypedOnly) typeInto(field, typed)
    const control = shown ?? (isTypedOnly ? null : await controlOnceTyped(found))
    if (control !== null) await untilUsable(control)
    const isPressed = control !== null && !isEnterNeeded && !isUnusable(control)
    if (!isPressed && !mayEnter(found)) {
      const late = isTyped ? undefined : await byKeysAlone()
      if (late !== undefined) return late
      setValue(field, text === null ? stood : '')
      // Once codes were sent, a field that can't be isn't theirs: that one is gone while a code is on.
      const isOther = text === null || reactions.everReacted()
      return { kind: 'unable', cause: isOther ? 'no-field' : 'unsafe' }
    }
    const enter = () => {
      if (isTypedOnly) typeInto(field, typed)
      sendByEnter(found, control)
    }
    const carryOut = isPressed
      ? () => {
          press(control)
        }
      : enter
    const answer = await act({ ...about, control, carryOut })
    if (isPressed && text !== null && answer.kind === 'seen') proven = control
    // The browser lets no empty field through: what stood in it stays, since a shop may send it again.
    const isBarred =
      text === null && field.isConnected && field.value === '' && !field.validity.valid
    if (isBarred && field.form?.noValidate === false) {
      setValue(field, stood)
      return { kind: 'unable', cause: 'no-field' }
    }
    const isDead = isPressed && !isEnterTried && !reactions.everReacted()
    if (answer.kind !== 'seen' || !isDead || !mayEnter(found) || !field.isConnected) return answer
    // The first press did nothing at all: the field may listen for Enter alone.
    isEnterTried = true
    const second = await act({ ...about, control, carryOut: enter })
    isEnterNeeded = reactions.everReacted()
    return second
  }

  /** Whether the page asks for a code where no field is known. */
  function asks(landmarks: Landmarks): boolean {
    const view = liveView(document)
    const rows = look(view, landmarks).applied.map(({ row }) => row)
    // The label of a field that is locked while a code is on asks for nothing, nor does the head of a
    // box that names the code that is on.
    const isAsking = (each: Element) =>
      each.localName !== 'label' && looksPressable(each) && !rows.some((row) => holds(each, row))
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
}

/** How long a notice may stand in the place of the field, in ms. */
const longestNotice = 4000

/** Whether the field, or what may open it, is in sight. */
function mayHold(view: View): boolean {
  const isOpener = (each: Element) => reasonToRefuse(each, 'reveal') === undefined
  return couponFields(view).length > 0 || revealers(view).some(isOpener)
}

function sendByEnter({ field }: CouponField, control: Element | null): void {
  if (pressEnter(field)) return
  const form = formOf(field)
  const submits = control !== null && isSubmitter(control) && formOf(control) === form
  form?.requestSubmit(submits ? (control as HTMLElement) : null)
}

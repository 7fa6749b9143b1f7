import {
  controlsOf,
  leaveField,
  pressAfter,
  pressEnter,
  setValue,
  typeInto,
} from '../dom/native.ts'
import { holds } from '../dom/shadow.ts'
import { liveView, unfolded, type View } from '../dom/view.ts'
import { applyControl, sendsItself } from '../finder/apply-control.ts'
import { couponFields, type CouponField } from '../finder/coupon-field.ts'
import { removalWord } from '../finder/removal-word.ts'
import { look, showsCode, type Landmarks, type Sight } from '../look.ts'
import { formOf, holdsPayment, isSubmitter, isUnusable } from '../forms.ts'
import { reasonToRefuse } from '../safety.ts'
import type { Answer } from './driver.ts'
import {
  controlOnceTyped,
  holdsRemover,
  mayEnter,
  untilRested,
  untilUsable,
} from './field-ready.ts'
import { createFieldFinder } from './find-field.ts'
import type { Act, Handover } from './page-acts.ts'
import type { createReactions } from './reactions.ts'

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
  /** Whether a field that is gone comes back with the page alone. */
  readonly isFieldByLoad: boolean
  /** Called with the field before anything is typed. */
  readonly onField: (found: CouponField) => void
}

/** What comes with a typed letter is drawn within this, in ms; what is sent twice may count twice. */
const untilDrawn = 100

/** Sends what is typed into the page's voucher field in whichever way the page takes it. */
export function createCodeSender(options: Options) {
  const { document, reactions, act, perCodeMs, onField } = options
  /** What has taken a code to the shop, and the page stayed. */
  let proven: Element | undefined
  let isEnterNeeded = false
  let isEnterTried = false
  const { fieldFor, asksForCode } = createFieldFinder(document, reactions, options.isFieldByLoad)

  return async ({
    code,
    text,
    landmarks,
    isPutBack = false,
  }: CodeToSend): Promise<Answer | Handover> => {
    const seen = await fieldFor(landmarks)
    const isFolded = seen === undefined && isPutBack
    const viewOf = () => (isFolded ? unfolded : (live: View) => live)(liveView(document))
    const found = seen ?? couponFields(viewOf())[0]
    if (found === undefined)
      return { kind: 'unable', cause: 'no-field', asksForCode: asksForCode(landmarks) }
    const { field } = found
    // Locked until the page has all that it asked for, or for as long as a code is on.
    const sight = look(liveView(document), landmarks)
    const { isLocked, applied } = sight
    if (!reactions.keepsLock()) await untilUsable(field, isLocked ? perCodeMs : undefined)
    if (isUnusable(field)) return { kind: 'unable', cause: 'no-field' }
    onField(found)
    const here = { ...landmarks, place: found.box }
    let shown =
      applyControl(found, viewOf()) ?? (isPutBack && proven?.isConnected === true ? proven : null)
    // The code that is on stands in the field, and what takes it off in the place of its button.
    const isOfApplied = applied.some(
      ({ code: on, remover }) =>
        remover !== null &&
        holds(found.box, remover) &&
        on?.toLowerCase() === field.value.toLowerCase(),
    )
    const stood = field.value
    if (shown === null && (isOfApplied || holdsRemover(found))) {
      const mayBeRefused = applied.every(({ code: on }) => on === null)
      shown = text !== null && mayBeRefused ? await controlOnceCleared(found, text) : null
      if (shown === null) return { kind: 'unable', cause: 'no-field' }
    }
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
        leaveField(field)
      }
      const answer = await act({ ...about, control: null, carryOut, withheld: formOf(field) })
      const isFault = answer.kind === 'failed' || answer.kind === 'rate-limited'
      return isFault || (answer.kind === 'seen' && answer.isSilent !== true) ? answer : undefined
    }
    const isByKeys = shown === null && !isTypedOnly
    const answered = isByKeys ? await byKeysAlone() : undefined
    if (answered !== undefined) return answered
    if (shown !== null) typeInto(field, typed)
    // What is typed may bring a better button, or a new one in the place of the first.
    const anew = shown === null ? undefined : applyControl(found, viewOf())
    const control = anew ?? shown ?? (isTypedOnly ? null : await controlOnceTyped(found))
    if (control !== null) await untilUsable(control, proven === undefined ? undefined : untilRested)
    const isPressed = control !== null && !isEnterNeeded && !isUnusable(control)
    if (!isPressed && !mayEnter(found)) {
      const late = isByKeys ? undefined : await byKeysAlone()
      if (late !== undefined) return late
      setValue(field, text === null ? stood : '')
      // Once codes were sent, a field that can't be isn't theirs: that one is gone while a code is on,
      // or its button stays locked as long.
      const isLockedByCode = control !== null && isUnusable(control) && applied.length > 0
      const isOther = text === null || reactions.everReacted() || isLockedByCode
      return { kind: 'unable', cause: isOther ? 'no-field' : 'unsafe' }
    }
    // A button may come into sight with the first letter, or the last one of a code that the shop knows.
    const comeWithCode = () =>
      isTypedOnly && text !== null && field.value === typed
        ? applyControl(found, viewOf())
        : undefined
    let entering: ReturnType<typeof setTimeout> | undefined
    const enter = () => {
      if (!isTypedOnly) {
        sendByEnter(found, control)
        return
      }
      typeInto(field, typed)
      entering = setTimeout(() => {
        entering = undefined
        if (field.value === typed && comeWithCode() === undefined) sendByEnter(found, control)
      }, untilDrawn)
    }
    const carryOut = isPressed
      ? () => {
          pressAfter(field, control)
        }
      : enter
    const isAsked = () => entering !== undefined && comeWithCode() !== undefined
    const answer = await act({ ...about, control, carryOut, isAsked })
    clearTimeout(entering)
    if (isPressed && text !== null && answer.kind === 'seen') proven = control
    const button = comeWithCode()
    const hasCome = (now: Sight) => showsCode(now, code) && !showsCode(sight, code)
    if (button !== undefined && answer.kind === 'seen' && !hasCome(answer.sight)) {
      const pressIt = () => {
        pressAfter(field, button)
      }
      return act({ ...about, control: button, carryOut: pressIt })
    }
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
}

/** "Clear" beside a code that was refused gives way to "Apply" with the first key; null where it doesn't. */
async function controlOnceCleared(found: CouponField, text: string): Promise<Element | null> {
  const { field } = found
  const stood = field.value
  if (field.readOnly) return null
  typeInto(field, text)
  const control = await controlOnceTyped(found)
  if (control === null) setValue(field, stood)
  return control
}

function sendByEnter({ field }: CouponField, control: Element | null): void {
  if (pressEnter(field)) return
  const form = formOf(field)
  const submits = control !== null && isSubmitter(control) && formOf(control) === form
  form?.requestSubmit(submits ? (control as HTMLElement) : defaultButton(form, field))
}

/** A browser sends the first button of a form along with Enter; one that orders is left out. */
function defaultButton(form: HTMLFormElement, field: HTMLInputElement): HTMLElement | undefined {
  const [first] = controlsOf(form).filter(isSubmitter)
  const mayPress = first && reasonToRefuse(first, 'apply', { field }) === undefined
  return mayPress ? (first as HTMLElement) : undefined
}

import { guardNavigation, type NativeLoad } from '../dom/navigation-guard.ts'
import { press, pressEnter, setValue, typeInto } from '../dom/native.ts'
import { holds } from '../dom/shadow.ts'
import { whenStill } from '../dom/stillness.ts'
import { liveView, unfolded, type View } from '../dom/view.ts'
import { applyControl, sendsItself, sendsPerson } from '../finder/apply-control.ts'
import { rowOfCode } from '../finder/applied-codes.ts'
import { partToPress, removesCode } from '../finder/code-remover.ts'
import {
  acknowledgement,
  askingParts,
  confirmation,
  confirmationInRow,
  shownDialogs,
} from '../finder/confirmation.ts'
import { couponFields, hasFieldInDoubt, type CouponField } from '../finder/coupon-field.ts'
import { visibleTextFields } from '../finder/fields.ts'
import { removalWord } from '../finder/removal-word.ts'
import { looksPressable, revealers } from '../finder/reveal.ts'
import { look, type Landmarks } from '../look.ts'
import { formOf, holdsPayment, isUnusable, reasonToRefuse } from '../safety.ts'
import type { Answer } from './driver.ts'
import { createReactions } from './reactions.ts'
import { hasOpened, revealBeside, revealField, revealTotal } from './reveal-field.ts'

/** The page would have loaded anew; the caller sends the same in the background instead. */
export interface Handover {
  readonly kind: 'loads'
  readonly load: NativeLoad
  readonly field: HTMLInputElement | null
  readonly control: Element | null
}

/** A button that waits for a code to be typed is ready within this, in ms. */
const untilEnabled = 1000

/**
 * Uses the page as a shopper would: types, presses, waits until the page is still.
 *
 * @param left aborted when the tab leaves the page; nothing is pressed from then on.
 */
export function createPageDriver(document: Document, perCodeMs: number, left: AbortSignal) {
  const reactions = createReactions(document, perCodeMs)
  let place: Element | undefined
  /** What has taken a code to the shop, and the page stayed. */
  let proven: Element | undefined
  let isEnterNeeded = false
  let isEnterTried = false

  const placed = (landmarks: Landmarks): Landmarks => ({ ...landmarks, place })

  async function act(
    code: string,
    landmarks: Landmarks,
    action: () => void,
    parts: Pick<Handover, 'field' | 'control'>,
    isAsked = () => false,
    withheld = withheldWith(parts),
  ): Promise<Answer | Handover> {
    if (left.aborted) return { kind: 'unable', cause: 'page-left' }
    const field = parts.field ?? undefined
    const guard = guardNavigation(
      document,
      withheld,
      (control) =>
        control === parts.control || reasonToRefuse(control, 'apply', { field }) === undefined,
    )
    const before = shownDialogs(liveView(document))
    let isHeldBack = false
    const onInvalid = () => {
      isHeldBack = true
    }
    document.addEventListener('invalid', onInvalid, true)
    try {
      const reaction = reactions.begin(code, placed(landmarks), () => isHeldBack)
      action()
      const answer = await reaction.end(() => guard.held() !== undefined || isAsked())
      const load = guard.held()
      if (load?.kind === 'withheld') return { kind: 'unable', cause: 'unsafe' }
      if (load === undefined) acknowledge(before)
      return load === undefined ? answer : { kind: 'loads', load, ...parts }
    } finally {
      document.removeEventListener('invalid', onInvalid, true)
      guard.release()
    }
  }

  return {
    async open(): Promise<void> {
      await revealTotal(document)
      place = (await revealField(document))?.box
    },

    async read(landmarks: Landmarks): Promise<Answer> {
      return reactions.settled(placed(landmarks))
    },

    readLoaded: (landmarks: Landmarks, settlesMs: number | null) =>
      reactions.afterLoad(placed(landmarks), settlesMs),

    lateAnswer: (landmarks: Landmarks, until: number) => reactions.late(placed(landmarks), until),

    apply: (code: string, landmarks: Landmarks) => send(code, code, landmarks),

    /**
     * A code that stood goes back through a field that nobody sees and by a control that was pressed
     * before, whatever has gone from around it, rather than be lost. Where no field is known, what
     * stands beside the place of the shopper's own code is pressed.
     *
     * @param ownCodeAt where that code's row stood, as `pathOf` tells.
     */
    async putBack(code: string, landmarks: Landmarks, ownCodeAt: string | null = null) {
      const answer = await send(code, code, landmarks, true)
      const isLost = answer.kind === 'unable' && answer.cause === 'no-field' && ownCodeAt !== null
      const found = isLost ? await revealBeside(document, ownCodeAt) : undefined
      return found === undefined ? answer : send(code, code, landmarks, true)
    },

    async remove(code: string, landmarks: Landmarks): Promise<Answer | Handover> {
      const sight = look(liveView(document), placed(landmarks))
      const { row, remover } = rowOfCode(sight.applied, code) ?? {}
      if (!row || !remover || reasonToRefuse(remover, 'remove', { code }) !== undefined) {
        return send(null, code, landmarks)
      }
      const before = shownDialogs(liveView(document))
      const asking = askingParts(row, liveView(document))
      const yes = () => {
        const view = liveView(document)
        return confirmation(view, before) ?? confirmationInRow(view, code, asking)
      }
      const pressed = (control: Element, isAsked?: () => boolean) =>
        act(
          code,
          landmarks,
          () => {
            press(partToPress(control))
          },
          { field: null, control },
          isAsked,
        )
      const answer = await pressed(remover, () => yes() !== undefined)
      const confirm = answer.kind === 'seen' ? yes() : undefined
      return confirm === undefined ? answer : pressed(confirm)
    },

    messages: (landmarks: Landmarks) => look(liveView(document), placed(landmarks)).messages,

    /** Leaves no code behind in a field that the run wrote. */
    tidy(codes: readonly string[]): void {
      const found = couponFields(liveView(document))[0]
      if (found !== undefined && codes.includes(found.field.value)) setValue(found.field, '')
    },
  }

  /**
   * @param text what is typed; null for what takes `code` off: a word that the shop asks for, or on
   *   many shops that have no control for it nothing at all.
   * @param code the one that the shop's answer is about.
   */
  async function send(
    text: string | null,
    code: string,
    landmarks: Landmarks,
    isPutBack = false,
  ): Promise<Answer | Handover> {
    const seen = (await revealField(document)) ?? (await fieldOnceDrawn(landmarks))
    const isFolded = seen === undefined && isPutBack
    const viewOf = () => (isFolded ? unfolded : (live: View) => live)(liveView(document))
    const found = seen ?? couponFields(viewOf())[0]
    if (found === undefined)
      return { kind: 'unable', cause: 'no-field', asksForCode: asks(landmarks) }
    const { field } = found
    // Locked until the page has all that it asked for, or for as long as a code is on.
    const { isLocked } = look(liveView(document), placed(landmarks))
    if (!reactions.keepsLock()) await untilUsable(field, isLocked ? perCodeMs : untilEnabled)
    if (isUnusable(field)) return { kind: 'unable', cause: 'no-field' }
    place = found.box
    const shown =
      applyControl(found, viewOf()) ?? (isPutBack && proven?.isConnected === true ? proven : null)
    // Some shops put the button that takes the code off in the place of the one that sends it.
    if (shown === null && holdsRemover(found)) return { kind: 'unable', cause: 'no-field' }
    const stood = field.value
    const typed = text ?? removalWord(look(liveView(document), placed(landmarks)).messages)
    if (sendsItself(field)) return sendByTyping(found, typed, code, landmarks)
    typeInto(field, typed)
    const control = shown ?? (mayEnter(found) ? null : await controlOnceTyped(found))
    if (control !== null) await untilUsable(control)
    const parts = { field, control }
    const isPressed = control !== null && !isEnterNeeded && !isUnusable(control)
    if (!isPressed && !mayEnter(found)) {
      const answer = await sendByKey(found, code, landmarks)
      if (answer.kind === 'seen' && answer.isSilent !== true) return answer
      setValue(field, text === null ? stood : '')
      // Once codes were sent, a field that can't be isn't theirs: that one is gone while a code is on.
      const isOther = text === null || reactions.everReacted()
      return { kind: 'unable', cause: isOther ? 'no-field' : 'unsafe' }
    }
    const enter = () => {
      sendByEnter(found, control)
    }
    const answer = await act(
      code,
      landmarks,
      isPressed
        ? () => {
            press(control)
          }
        : enter,
      parts,
    )
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
    const second = await act(code, landmarks, enter, parts)
    isEnterNeeded = reactions.everReacted()
    return second
  }

  /** Sends no form: a script of the page takes the key, or what was typed, or nothing does. */
  function sendByKey({ field }: CouponField, code: string, landmarks: Landmarks) {
    const action = () => {
      pressEnter(field)
      field.blur()
    }
    return act(code, landmarks, action, { field, control: null }, undefined, formOf(field))
  }

  function sendByTyping({ field }: CouponField, text: string, code: string, landmarks: Landmarks) {
    const form = formOf(field)
    const withheld = form !== null && holdsPayment(form) ? form : null
    const action = () => {
      typeInto(field, text)
    }
    return act(code, landmarks, action, { field, control: null }, undefined, withheld)
  }

  function acknowledge(before: readonly Element[]): void {
    const view = liveView(document)
    if (left.aborted || confirmation(view, before) !== undefined) return
    const ok = acknowledgement(view, before)
    if (ok !== undefined) press(ok)
  }

  /** Whether the page asks for a code where no field is known. */
  function asks(landmarks: Landmarks): boolean {
    const view = liveView(document)
    const rows = look(view, placed(landmarks)).applied.map(({ row }) => row)
    // The label of a field that is locked while a code is on asks for nothing, nor does the head of a
    // box that names the code that is on.
    const isAsking = (each: Element) =>
      each.localName !== 'label' && looksPressable(each) && !rows.some((row) => holds(each, row))
    return hasFieldInDoubt(view, rows) || hasOpened(view) || revealers(view).some(isAsking)
  }

  /** The form that a press may hand to the page's script alone: it holds more than the code. */
  function withheldWith({ field, control }: Pick<Handover, 'field' | 'control'>) {
    const form = control === null ? null : formOf(control)
    if (form === null || control === null) return null
    const isPersons = field !== null && sendsPerson(control, field, liveView(document))
    return holdsPayment(form, control) || isPersons ? form : null
  }

  /** Where the total is gone as well, the basket is being drawn anew: a frame that loads again. */
  async function fieldOnceDrawn(landmarks: Landmarks): Promise<CouponField | undefined> {
    if (look(liveView(document), placed(landmarks)).total !== undefined) return undefined
    await reactions.settled(placed(landmarks))
    return revealField(document)
  }

  function holdsRemover({ field, box }: CouponField): boolean {
    return field.value !== '' && [...box.querySelectorAll('button, a, input')].some(removesCode)
  }

  /** Some buttons come into sight with the first letter. */
  async function controlOnceTyped(found: CouponField): Promise<Element | null> {
    const { last } = await whenStill({
      document,
      sense: () => applyControl(found, liveView(document)) ?? null,
      signature: (control) => String(control !== null),
      patience: (control) => (control === null ? untilEnabled : 0),
      limitMs: untilEnabled,
    })
    return last
  }

  async function untilUsable(control: Element, limitMs = untilEnabled): Promise<void> {
    await whenStill({
      document,
      sense: () => control.isConnected && isUnusable(control),
      signature: String,
      patience: (isOff) => (isOff ? limitMs : 0),
      limitMs,
    })
  }

  /** Enter sends the whole form, so only where it holds nothing but the code. */
  function mayEnter({ field }: CouponField): boolean {
    const form = formOf(field)
    if (form === null) return true
    if (holdsPayment(form)) return false
    if (visibleTextFields(form, liveView(document)).length > 1) return false
    const submits = [...form.querySelectorAll('button:not([type]), [type=submit], [type=image]')]
    return submits.every((each) => reasonToRefuse(each, 'apply', { field }) === undefined)
  }

  function sendByEnter({ field }: CouponField, control: Element | null): void {
    if (pressEnter(field)) return
    const form = formOf(field)
    const submits = control?.matches('button:not([type]), [type=submit]') === true
    form?.requestSubmit(submits && formOf(control) === form ? (control as HTMLElement) : null)
  }
}

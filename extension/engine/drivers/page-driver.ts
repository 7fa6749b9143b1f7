import { atRest } from '../dom/at-rest.ts'
import { press, setValue } from '../dom/native.ts'
import { liveView } from '../dom/view.ts'
import { partToPress } from '../finder/code-remover.ts'
import {
  askingParts,
  confirmation,
  confirmationInRow,
  dialogOf,
  shownDialogs,
} from '../finder/confirmation.ts'
import { couponFields, placeOf, vouchFor } from '../finder/coupon-field.ts'
import { othersOf, passOver } from '../finder/passed-over.ts'
import { look, showsCode, type Landmarks } from '../look.ts'
import { crossInField } from '../finder/kept-code.ts'
import { isUnusable } from '../forms.ts'
import { tickedBox } from '../finder/ticked-box.ts'
import { reasonToRefuse } from '../safety.ts'
import type { Answer } from './driver.ts'
import { createPageActs, type Handover } from './page-acts.ts'
import { createReactions } from './reactions.ts'
import { fieldPlaces, revealBeside, revealField, revealTotal, vouchForNew } from './reveal-field.ts'
import { revealRemover } from './reveal-remover.ts'
import { createCodeSender } from './send-code.ts'

/**
 * Uses the page as a shopper would: types, presses, waits until the page is still.
 *
 * @param left aborted when the tab leaves the page; nothing is pressed from then on.
 * @param isFieldByLoad whether a field that is gone comes back with the page alone.
 */
export function createPageDriver(
  document: Document,
  perCodeMs: number,
  left: AbortSignal,
  isFieldByLoad: boolean,
) {
  const reactions = createReactions(document, perCodeMs)
  const { act, isReloadHeld, release } = createPageActs(document, reactions, left)
  let place: Element | undefined
  let fieldAt: string | null = null
  let others: readonly string[] = []
  const send = createCodeSender({
    ...{ document, reactions, act, perCodeMs, isFieldByLoad },
    onField: (found) => {
      const { field, box } = found
      place = box
      others = [...new Set([...others, ...othersOf(found, couponFields(liveView(document)))])]
      passOver(document, others)
      fieldAt = placeOf(field)
      vouchFor(field.ownerDocument, fieldAt)
    },
  })

  const placed = (landmarks: Landmarks): Landmarks => ({ ...landmarks, place })

  return {
    async open(known: readonly string[] = []): Promise<void> {
      await revealTotal(document)
      place = (await revealField(document, [], known))?.box
    },

    async read(landmarks: Landmarks): Promise<Answer> {
      return reactions.settled(placed(landmarks))
    },

    readLoaded: (landmarks: Landmarks, settlesMs: number | null) =>
      reactions.afterLoad(placed(landmarks), settlesMs),

    ...{ isReloadHeld, release },

    lateAnswer: (landmarks: Landmarks, until: number) => reactions.late(placed(landmarks), until),

    apply: (code: string, landmarks: Landmarks) =>
      send({ code, text: code, landmarks: placed(landmarks) }),

    /**
     * Puts a code back that stood. Where no field is known, what stands beside the place of the
     * shopper's own code is pressed.
     *
     * @param ownCodeAt where that code's row stood, as `pathOf` tells.
     */
    async putBack(code: string, landmarks: Landmarks, ownCodeAt: string | null = null) {
      const sending = () =>
        send({ code, text: code, landmarks: placed(landmarks), isPutBack: true })
      const answer = await sending()
      const isLost = answer.kind === 'unable' && answer.cause === 'no-field' && ownCodeAt !== null
      const found = isLost ? await revealBeside(document, ownCodeAt) : undefined
      return found === undefined ? answer : sending()
    },

    async remove(code: string, landmarks: Landmarks): Promise<Answer | Handover> {
      const known = await revealRemover(document, code, placed(landmarks))
      const remover = known?.remover ?? crossInField(liveView(document), code)
      const row = known?.row ?? remover?.parentElement
      const pressed = (control: Element, isAsked?: () => boolean) =>
        act({
          ...{ code, landmarks: placed(landmarks), field: null, control },
          carryOut: () => {
            press(partToPress(control))
          },
          ...(isAsked && { isAsked }),
        })
      const mayPress = (control: Element) =>
        known?.isRecorded === true || reasonToRefuse(control, 'remove', { code }) === undefined
      if (!row || !remover || !mayPress(remover)) {
        const answer = await send({ code, text: null, landmarks: placed(landmarks) })
        const view = liveView(document)
        const [found] = answer.kind === 'unable' ? couponFields(view) : []
        const box = found && tickedBox(found.field, view)
        return box === undefined ? answer : pressed(box)
      }
      const before = shownDialogs(liveView(document))
      const places = fieldPlaces(document)
      const asking = askingParts(row, liveView(document))
      const yes = () => {
        const view = liveView(document)
        return confirmation(view, before) ?? confirmationInRow(view, code, asking)
      }
      const asked = await pressed(remover, () => yes() !== undefined)
      const question = asked.kind === 'seen' ? yes() : undefined
      if (question !== undefined) await atRest(dialogOf(question))
      // It may have been drawn anew, or answered by the shopper.
      const confirm = question && yes()
      const answer = confirm === undefined ? asked : await pressed(confirm)
      if (answer.kind === 'seen' && !showsCode(answer.sight, code)) vouchForNew(document, places)
      return answer
    },

    /** Where the field stands that was used last, as `placeOf` tells; null before. */
    get fieldAt(): string | null {
      return fieldAt
    },

    /** What the fields beside it are called, as `othersOf` tells. */
    get others(): readonly string[] {
      return others
    },

    messages: (landmarks: Landmarks) => look(liveView(document), placed(landmarks)).messages,

    /** Leaves no code behind in a field that the run wrote. */
    tidy(codes: readonly string[]): void {
      const field = couponFields(liveView(document))[0]?.field
      // What is locked shows a code that is on.
      if (field === undefined || isUnusable(field) || field.readOnly) return
      if (codes.includes(field.value)) setValue(field, '')
    },
  }
}

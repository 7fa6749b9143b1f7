import {
  guardNavigation,
  isPlainReload,
  reloadOf,
  type NativeLoad,
  type Withheld,
} from '../dom/navigation-guard.ts'
import { press } from '../dom/native.ts'
import { guardReload, type ReloadGuard } from '../dom/reload-guard.ts'
import { liveView } from '../dom/view.ts'
import { sendsPerson } from '../finder/apply-control.ts'
import { acknowledgement, confirmation, shownDialogs } from '../finder/confirmation.ts'
import { sentByChance } from '../finder/submits-by-chance.ts'
import type { Landmarks } from '../look.ts'
import { formOf, holdsPayment, isUnusable } from '../forms.ts'
import { reasonToRefuse } from '../safety.ts'
import type { Answer } from './driver.ts'
import type { createReactions } from './reactions.ts'
import { quiet } from './shop-pace.ts'

/** The page would have loaded anew; the caller sends the same in the background instead. */
export interface Handover {
  readonly kind: 'loads'
  readonly load: NativeLoad
  readonly field: HTMLInputElement | null
  readonly control: Element | null
}

/** One thing that is done to the page, and what it is done to. */
export interface PageAct extends Pick<Handover, 'field' | 'control'> {
  /** The one that the shop's answer is about. */
  readonly code: string
  readonly landmarks: Landmarks
  readonly carryOut: () => void
  /** Whether the page asks something back, which ends the wait. */
  readonly isAsked?: () => boolean
  /** The form that must not be sent; without it what the control makes of that. */
  readonly withheld?: HTMLFormElement | null
}

/** Uses the page as a shopper would, and waits until it is still. */
export type Act = (act: PageAct) => Promise<Answer | Handover>

/** @param left aborted when the tab leaves the page; nothing is done from then on. */
export function createPageActs(
  document: Document,
  reactions: ReturnType<typeof createReactions>,
  left: AbortSignal,
) {
  const said = new WeakSet<Element>()
  let between: ReloadGuard | undefined
  const act: Act = async ({ code, landmarks, carryOut, isAsked = () => false, ...about }) => {
    if (left.aborted) return { kind: 'unable', cause: 'page-left' }
    const parts = { field: about.field, control: about.control }
    const field = parts.field ?? undefined
    const { control: pressed } = parts
    const byChance = pressed && sentByChance(pressed, liveView(document), field !== undefined)
    const isMuted = byChance !== null && about.withheld === undefined
    const guard = guardNavigation(document, {
      withheld: isMuted ? byChance : (about.withheld ?? withheldWith(parts, document)),
      mayPress: (control) =>
        control === pressed || reasonToRefuse(control, 'apply', { field }) === undefined,
      isMuted,
    })
    const before = shownDialogs(liveView(document)).filter((dialog) => !said.has(dialog))
    /** What the browser's own check of a form has refused. */
    const invalid: (EventTarget | null)[] = []
    // What sends a code is switched off by an empty field as well, and tells nothing.
    const remover = parts.field === null && !isOff(parts.control) ? parts.control : null
    const onInvalid = ({ target }: Event) => {
      invalid.push(target)
    }
    document.addEventListener('invalid', onInvalid, true)
    const earlier = between?.isHeld() === true ? reloadOf(document) : undefined
    between?.release()
    between = undefined
    const held = () => {
      const load = guard.held() ?? earlier
      return load !== undefined && leavesOutCode(load, field) ? undefined : load
    }
    try {
      const reaction = reactions.begin(
        code,
        landmarks,
        () => invalid.length > 0,
        () => isOff(remover),
        () => field !== undefined && field.value !== '' && isOff(parts.control),
      )
      carryOut()
      const mayReload = reloadTiming(reaction.isServed)
      const isHeld = () => {
        const load = held()
        return load !== undefined && (!isPlainReload(load, document) || mayReload())
      }
      const answer = await reaction.end(() => isHeld() || isAsked())
      const load = held()
      if (load?.kind === 'withheld') return { kind: 'unable', cause: 'unsafe' }
      if (load !== undefined) return { kind: 'loads', load, ...parts }
      // Nothing has left the page, and nothing will: no code that is on could go back either.
      const isUnfilled = invalid.some((each) => each !== parts.field)
      if (isUnfilled && !reaction.hasReacted()) return { kind: 'unable', cause: 'unfilled' }
      acknowledge(before, document, left, said)
      between = guardReload(document)
      return answer
    } finally {
      document.removeEventListener('invalid', onInvalid, true)
      guard.release()
    }
  }
  return {
    act,
    /** Whether the page was about to load itself anew since the last act. */
    isReloadHeld: () => between?.isHeld() === true,
    /** Lets the page load itself again. */
    release: () => between?.release(),
  }
}

/**
 * When a page that was about to load itself anew may do so: at once with the answer to what was sent.
 * Before that it does so for an earlier one, a while after each, and would take this request with it.
 *
 * @returns whether the time has come, to be asked from the moment on in which the reload was held.
 */
function reloadTiming(isServed: () => boolean): () => boolean {
  let heldAt: number | undefined
  let servedAt: number | undefined
  return () => {
    const now = Date.now()
    const isFirst = heldAt === undefined
    heldAt ??= now
    if (isServed()) servedAt ??= now
    if (servedAt === undefined) return now - heldAt > quiet.awaited
    return (isFirst && servedAt === now) || now - servedAt > untilSaid
  }
}

/** After an answer has come in, a page has said what it says within this time, in ms. */
const untilSaid = 120

/** A form sends no field without a name: what was typed is for a script of the page. */
function leavesOutCode(load: NativeLoad | Withheld, field: HTMLInputElement | undefined): boolean {
  const isUnnamed = field !== undefined && (field.getAttribute('name') ?? '') === ''
  return isUnnamed && load.kind === 'form' && load.form === formOf(field) && load.submitter === null
}

/** Whether a control stands there and takes no press. */
function isOff(control: Element | null): boolean {
  return (
    control !== null && isUnusable(control) && liveView(control.ownerDocument).isVisible(control)
  )
}

/** The form that a press may hand to the page's script alone: it holds more than the code. */
function withheldWith({ field, control }: Pick<PageAct, 'field' | 'control'>, document: Document) {
  const form = control === null ? null : formOf(control)
  if (form === null || control === null) return null
  const isPersons = field !== null && sendsPerson(control, field, liveView(document))
  return holdsPayment(form, control) || isPersons ? form : null
}

/** "OK" under what the page says in a dialog of its own. */
function acknowledge(
  before: readonly Element[],
  document: Document,
  left: AbortSignal,
  said: WeakSet<Element>,
): void {
  const view = liveView(document)
  if (left.aborted || confirmation(view, before) !== undefined) return
  const ok = acknowledgement(view, before)
  if (ok === undefined) return
  // It may fade for a while, and say something else as the next one.
  for (const dialog of shownDialogs(view)) if (dialog.contains(ok)) said.add(dialog)
  press(ok)
}

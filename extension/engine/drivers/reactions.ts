import { whenStill, type Waited } from '../dom/stillness.ts'
import { liveView } from '../dom/view.ts'
import { look, showsCode, type Landmarks, type Sight } from '../look.ts'
import { verdictOn } from '../verdict.ts'
import type { Answer } from './driver.ts'
import { watchRequests, type RequestsSeen } from './requests-seen.ts'
import { isAnswered, isAsking } from './said-anew.ts'

/** Quiet that ends a wait, in ms, by what the page has shown so far. */
const quiet = {
  /** The total moved: a second recalculation may follow close behind. */
  moved: 350,
  /** The shop said no, and the total stands. */
  refused: 350,
  /** Something happened, but nothing that says what. */
  unclear: 900,
  /** The shop says yes while the total stands: it may be recalculated in a second request. */
  awaited: 2200,
  /** An answer is in, and the page shows nothing of it yet: it may be about to. */
  unseen: 350,
  /** Two looks before anything is done, or for the last word. */
  settled: 450,
  /** The same after a load, until it is known how this shop's pages come to rest. */
  loaded: 900,
  /** The same where no page has changed after its load. */
  loadedWhole: 120,
  /** The page has answered and goes on to look busy: a sign that somebody forgot to take away. */
  forgotten: 4000,
}

/** Kinds of answers whose quiet this shop can teach. */
type Kind = 'moved' | 'refused' | 'unclear'

/** After so many answers of a kind it is known how they come to rest, and this much quiet, in ms, is the least. */
const enough = { answers: 2, quiet: 120 }

/** A page that shows no total for this long, in ms, is another page. */
const untilTotal = 3000

/** Waits for what the page does after an action, and learns how fast this shop answers. */
export function createReactions(document: Document, limitMs: number) {
  /** The slowest answer so far, and the longest that a total came after the first words, in ms. */
  let slowest: number | undefined
  let longestLag: number | undefined
  /** The slowest request that an action has made, in ms. */
  let slowestRequest: number | undefined
  /** Whether an action was seen to stay without an answer for as long as a code may take. */
  let isSilent = false
  /** Whether a busy sign was seen to stay although the page had answered: nobody takes it away. */
  let isBusyForGood = false
  /** Whether the shop was seen to answer with an error of its server where it refused a code. */
  let failsToRefuse = false
  /** Actions that nothing has answered yet. */
  let open: RequestsSeen[] = []
  /** Actions under which no request has ended: what the page said may have been no answer. */
  let unserved: RequestsSeen[] = []
  /** How long after its first sign an answer still changed the page, in ms. */
  const restless: Record<Kind, number[]> = { moved: [], refused: [], unclear: [] }

  /** Whether the field was seen to stay locked on a page at rest: this shop locks it for a code that is on. */
  let isLockKept = false

  const isBusy = (sight: Sight) => {
    isBusyForGood &&= sight.isBusy
    return (sight.isBusy && !isBusyForGood) || (sight.isLocked && !isLockKept)
  }
  const learnBusy = (sight: Sight) => {
    isBusyForGood ||= sight.isBusy
    isLockKept ||= sight.isLocked
  }
  const isReadable = (sight: Sight) => sight.total !== undefined && !isBusy(sight)

  function quietAfter(kind: Kind): number {
    const seen = restless[kind]
    const learnt = Math.min(quiet[kind], Math.max(enough.quiet, 3 * Math.max(...seen)))
    const rest = seen.length < enough.answers ? quiet[kind] : learnt
    if (kind !== 'unclear') return rest
    // The total may follow the first sign of an answer as late as it did before.
    return Math.max(rest, longestLag === undefined ? quiet.unclear : 1.5 * longestLag)
  }

  /** Any shop has a slow moment; what comes after a short wait would be laid on the next code. */
  function untilAnswered(): number {
    return slowest === undefined || !isSilent ? limitMs : Math.max(1500, 4 * slowest)
  }

  const sense = (landmarks: Landmarks) => look(liveView(document), landmarks)

  async function settled(landmarks: Landmarks): Promise<Answer> {
    // A page that has answered before and lost its total over it won't find it again.
    const unreadable = slowest === undefined ? limitMs : Math.min(untilTotal, limitMs)
    const { last, isStill } = await whenStill({
      document,
      sense: () => sense(landmarks),
      signature: signatureOf,
      patience: (sight) => {
        if (sight.total !== undefined && isBusy(sight)) return quiet.forgotten
        if (!isReadable(sight)) return unreadable
        return isSure(sight, landmarks) ? quiet.settled : Math.min(untilTotal, limitMs)
      },
      limitMs,
    })
    if (isStill) learnBusy(last)
    return { kind: 'seen', sight: last, isStill }
  }

  /**
   * The first look at a page that was loaded anew. Some recalculate their total by a request of
   * their own; how long after the load it still moved is learnt from the first and then waited for.
   *
   * @param settlesMs what an earlier load has taught; null before the first.
   */
  async function afterLoad(
    landmarks: Landmarks,
    settlesMs: number | null,
  ): Promise<{ answer: Extract<Answer, { kind: 'seen' }>; settlesMs: number | null }> {
    const rest =
      settlesMs === null
        ? quiet.loaded
        : settlesMs === 0
          ? quiet.loadedWhole
          : Math.max(quiet.settled, 3 * settlesMs)
    let first: { readonly at: number; readonly minor: number | undefined } | undefined
    let movedAt: number | undefined
    const { last, isStill } = await whenStill({
      document,
      sense: () => sense(landmarks),
      signature: signatureOf,
      patience: (sight) => {
        if (!isReadable(sight)) return Math.min(untilTotal, limitMs)
        const minor = sight.total?.money.minor
        first ??= { at: Date.now(), minor }
        if (minor !== first.minor) movedAt ??= Date.now()
        return rest
      },
      limitMs,
    })
    const moved = first === undefined ? null : movedAt === undefined ? 0 : movedAt - first.at
    const learnt = moved === null ? settlesMs : Math.max(moved, settlesMs ?? 0)
    return { answer: { kind: 'seen', sight: last, isStill }, settlesMs: learnt }
  }

  /** @param isHeldBack whether the browser's own check of the form has refused what is in a field. */
  function begin(code: string, landmarks: Landmarks, isHeldBack = () => false) {
    const before = sense(landmarks)
    const start = signatureOf(before)
    const startedAt = Date.now()
    const requests = watchRequests(document)
    const earlier = unserved
    let firstAt: number | undefined
    let movedAt: number | undefined
    let servedAt: number | undefined
    /** When an answer was first seen to be an error, and what the page said then. */
    let fault: { readonly at: number; readonly messages: readonly string[] } | undefined
    let reacted = false
    let kind: Kind | undefined
    let changed = { signature: start, at: startedAt }

    const quietFor = (answer: Kind): number => {
      kind = answer
      return quietAfter(answer)
    }
    const signature = (sight: Sight): string => {
      const current = signatureOf(sight)
      if (current !== changed.signature) changed = { signature: current, at: Date.now() }
      return current
    }
    const patience = (sight: Sight): number => {
      const now = Date.now()
      // What moves when the answer to the action before comes at last says nothing of this one.
      const isOthers = earlier.some(({ since }) => requests.isLate(since))
      const isSeen = isAnswered(sight, before) && !isOthers
      if (isOthers) isSilent = false
      if (requests.count() > 0) servedAt ??= now
      if (servedAt !== undefined || isSeen) reacted = true
      if (requests.isRateLimited()) return 0
      // Some pages stay busy for ever then.
      if (requests.hasFailed()) fault ??= { at: now, messages: sight.messages }
      if (fault !== undefined && !isAnswered(sight, before)) {
        // The quiet before the answer says nothing of what comes after it.
        return quiet.unclear + Math.max(0, fault.at - changed.at)
      }
      if (isBusy(sight) || isAsking(sight, before))
        return isSeen && sight.total !== undefined ? quiet.forgotten : limitMs
      if (!reacted) return isHeldBack() ? quiet.unclear : untilAnswered()
      firstAt ??= now
      if (!isReadable(sight)) return limitMs
      const rest = restAfter(sight, now)
      if (isSeen) return Math.max(rest, untilServed())
      // The quiet before the answer says nothing of what comes after it.
      return Math.max(rest, quiet.unseen) + Math.max(0, firstAt - changed.at)
    }
    /** What changes before the shop has been asked is a sign of work, whatever it looks like. */
    const untilServed = (): number =>
      servedAt === undefined && slowestRequest !== undefined
        ? startedAt + 1.5 * slowestRequest - changed.at
        : 0
    const restAfter = (sight: Sight, now: number): number => {
      if (sight.total?.money.minor !== before.total?.money.minor) {
        movedAt ??= now
        return quietFor('moved')
      }
      const untilFollows = longestLag === undefined ? quiet.awaited : Math.max(600, 3 * longestLag)
      // A refusal that took off what was on: the total is still the one with it.
      const isDropped = before.applied.some(({ code: each }) => each && !showsCode(sight, each))
      if (isDropped) return untilFollows
      // A code that has come on was not refused, whatever is said beside it.
      const isShown = showsCode(sight, code)
      if (isShown && !showsCode(before, code)) return untilFollows
      // Once an answer is in, a refusal in the same words as the one before is a new one.
      const old = requests.count() > 0 ? [] : before.messages
      const heard = { now: sight.messages, before: before.messages, atArrival: old }
      if (verdictOn(code, heard, landmarks.codes)?.kind === 'refused') return quietFor('refused')
      if (isShown !== showsCode(before, code)) return untilFollows
      const isWelcome = verdictOn(code, heard, landmarks.codes)?.kind === 'welcomed'
      if (isWelcome && longestLag === undefined) return quiet.awaited
      // The total may be asked for once the code is taken, and that takes as long again.
      const again = requests.count() > 0 ? 1.25 * ((firstAt ?? now) - startedAt) : 0
      // The first words may only say that the shop was asked.
      const isKnown = servedAt !== undefined || restless.unclear.length >= enough.answers
      return Math.max(quietFor('unclear'), again, isKnown ? 0 : quiet.awaited)
    }

    const end = async (isHeld: () => boolean): Promise<Answer> => {
      const waited: Waited<Sight> = await whenStill({
        document,
        sense: () => sense(landmarks),
        signature,
        patience: (sight) => (isHeld() ? 0 : patience(sight)),
        limitMs,
      })
      const isUnheard = !reacted && !isHeld() && !isHeldBack()
      requests.close()
      open = [...open, ...(isUnheard ? [requests] : [])].filter(isOpen)
      unserved = [...unserved, requests].filter(isOpen)
      isSilent ||= isUnheard
      if (kind !== undefined && firstAt !== undefined) {
        restless[kind].push(Math.max(0, changed.at - firstAt))
      }
      if (servedAt !== undefined) {
        slowestRequest = Math.max(slowestRequest ?? 0, servedAt - startedAt)
      }
      if (firstAt !== undefined) slowest = Math.max(slowest ?? 0, firstAt - startedAt)
      if (firstAt !== undefined && movedAt !== undefined) {
        longestLag = Math.max(longestLag ?? 0, movedAt - firstAt)
      }
      if (requests.isRateLimited()) return { kind: 'rate-limited', retryAfter: null }
      const isUnanswered = signatureOf(waited.last) === start
      const isHeard = isAnswered(waited.last, before)
      if (isHeard && waited.isStill) learnBusy(waited.last)
      if (requests.hasFailed()) {
        const refuses = (now: readonly string[]) => {
          const said = { now, before: before.messages, atArrival: [] }
          return verdictOn(code, said, landmarks.codes)?.kind === 'refused'
        }
        failsToRefuse ||= isHeard && refuses(waited.last.messages)
        // The words of the refusal before may still stand then, and go before the wait is over.
        const isSame =
          failsToRefuse && refuses([...waited.last.messages, ...(fault?.messages ?? [])])
        if (!isHeard && !isSame) return { kind: 'failed', cause: 'shop-error' }
      }
      const isStill = waited.isStill || isUnanswered
      return { kind: 'seen', sight: waited.last, isStill, isSilent: isUnheard }
    }
    return { end }
  }

  /** Waits for answers that didn't come in their time, at most until `until`, in ms since 1970. */
  async function late(landmarks: Landmarks, until: number): Promise<void> {
    const before = signatureOf(sense(landmarks))
    const waits = open
    const isIn = () => waits.length > 0 && !waits.some(isOpen)
    const { last } = await whenStill({
      document,
      sense: () => signatureOf(sense(landmarks)),
      signature: (current) => current,
      patience: (current) => (isIn() || current !== before ? quiet.unclear : Infinity),
      limitMs: Math.max(0, until - Date.now()) + quiet.unclear,
    })
    // Slow, not silent.
    if (isIn() || last !== before) isSilent = false
    open = waits.filter(isOpen)
  }

  return {
    settled,
    afterLoad,
    begin,
    late,
    keepsLock: () => isLockKept,
    everReacted: () => slowest !== undefined,
  }
}

/** The first sum of a page that has no total yet may be another's. */
const isSure = ({ total }: Sight, landmarks: Landmarks) =>
  landmarks.total !== undefined || (total !== undefined && total.score >= 1)

const isOpen = (requests: RequestsSeen) => requests.count() === 0

/** Everything about a sight that a reaction could change. */
function signatureOf(sight: Sight): string {
  return JSON.stringify([
    sight.total?.money.minor,
    sight.total?.key,
    sight.applied.map(({ code }) => code),
    sight.messages,
    sight.isBusy,
    sight.isLocked,
    sight.field?.field.value,
    sight.lines,
  ])
}

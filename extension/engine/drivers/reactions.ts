import { whenStill, type Waited } from '../dom/stillness.ts'
import { liveView } from '../dom/view.ts'
import { look, showsCode, type Landmarks, type Sight } from '../look.ts'
import { verdictOn } from '../verdict.ts'
import type { Answer } from './driver.ts'
import { watchRequests, type RequestsSeen } from './requests-seen.ts'
import { isAnswered, isAsking } from './said-anew.ts'
import { createShopPace, quiet, type Kind } from './shop-pace.ts'

/** A page that shows no total for this long, in ms, is another page. */
const untilTotal = 3000

/** Waits for what the page does after an action, and learns how fast this shop answers. */
export function createReactions(document: Document, limitMs: number) {
  const pace = createShopPace(limitMs)
  /** Whether the shop was seen to answer with an error of its server where it refused a code. */
  let failsToRefuse = false
  /** Actions that nothing has answered yet. */
  let open: RequestsSeen[] = []
  /** Actions under which no request has ended: what the page said may have been no answer. */
  let unserved: RequestsSeen[] = []

  const isReadable = (sight: Sight) => sight.total !== undefined && !pace.isBusy(sight)
  const sense = (landmarks: Landmarks) => look(liveView(document), landmarks)

  async function settled(landmarks: Landmarks): Promise<Answer> {
    // A page that has answered before and lost its total over it won't find it again.
    const unreadable = pace.hasAnswered() ? Math.min(untilTotal, limitMs) : limitMs
    const { last, isStill } = await whenStill({
      document,
      sense: () => sense(landmarks),
      signature: signatureOf,
      patience: (sight) => {
        if (sight.total !== undefined && pace.isBusy(sight)) return quiet.forgotten
        if (!isReadable(sight)) return unreadable
        return isSure(sight, landmarks) ? quiet.settled : Math.min(untilTotal, limitMs)
      },
      limitMs,
    })
    if (isStill) pace.learnBusy(last)
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
    const requests = watchRequests(document)
    const { last, isStill } = await whenStill({
      document,
      sense: () => sense(landmarks),
      // A page that its script draws may ask for one thing after the other before it has a total.
      signature: (sight) =>
        isReadable(sight)
          ? signatureOf(sight)
          : `${signatureOf(sight)} ${String(requests.count())}`,
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

  /**
   * @param isHeldBack whether the browser's own check of the form has refused what is in a field.
   * @param isAtWork whether what was pressed is switched off since.
   * @param isSending whether what sent the code is switched off although that still stands in its field.
   */
  function begin(
    code: string,
    landmarks: Landmarks,
    isHeldBack = () => false,
    isAtWork = () => false,
    isSending = () => false,
  ) {
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
    /** Whether the page said that it was at work before its total moved: how long that took is no lag. */
    let wasBusy = false
    /** Whether what the page said before was taken away since, so that the same words are new ones. */
    let isCleared = false
    let kind: Kind | undefined
    let changed = { signature: start, at: startedAt }

    const quietFor = (answer: Kind): number => {
      kind = answer
      return pace.quietAfter(answer)
    }
    const signature = (sight: Sight): string => {
      const current = signatureOf(sight)
      if (current !== changed.signature) changed = { signature: current, at: Date.now() }
      return current
    }
    const patience = (sight: Sight): number => {
      const now = Date.now()
      isCleared ||= before.messages.some((message) => !sight.messages.includes(message))
      // What moves when the answer to the action before comes at last says nothing of this one.
      const isOthers = earlier.some(({ since }) => requests.isLate(since))
      const isSeen = isAnswered(sight, before) && !isOthers
      if (isOthers) pace.setSilent(false)
      if (requests.count() > 0) servedAt ??= now
      if (servedAt !== undefined || isSeen) reacted = true
      if (requests.isRateLimited()) return 0
      // Some pages stay busy for ever then.
      if (requests.hasFailed()) fault ??= { at: now, messages: sight.messages }
      if (fault !== undefined && !isAnswered(sight, before)) {
        // The quiet before the answer says nothing of what comes after it.
        return quiet.unclear + Math.max(0, fault.at - changed.at)
      }
      // "Removing…" over the total of before: a row without its button only looks taken off.
      if (isAtWork() && sight.total?.money.minor === before.total?.money.minor) return limitMs
      if (pace.isBusy(sight) || isAsking(sight, before)) {
        wasBusy ||= reacted && movedAt === undefined
        return isSeen && sight.total !== undefined ? quiet.forgotten : limitMs
      }
      if (!reacted) return isHeldBack() ? quiet.unclear : pace.untilAnswered()
      firstAt ??= now
      // The shop's no may stand in the place of the whole basket, until the page is loaded.
      if (!isReadable(sight)) return verdictIn(sight) === 'refused' ? quiet.awaited : limitMs
      const rest = restAfter(sight, now)
      // "Applied, you save $2" may be a guess of the page's, which the shop's answer puts right.
      const isGuess = servedAt === undefined && isSending()
      if (isSeen) return Math.max(rest, isGuess ? quiet.awaited : untilServed())
      // The quiet before the answer says nothing of what comes after it.
      return Math.max(rest, quiet.unseen) + Math.max(0, firstAt - changed.at)
    }
    const heardIn = (sight: Sight, old: readonly string[]) => {
      const heard = { now: sight.messages, before: before.messages, atArrival: old }
      return verdictOn(code, heard, landmarks.codes)?.kind
    }
    // Once an answer is in, a refusal in the same words as the one before is a new one.
    const verdictIn = (sight: Sight) => heardIn(sight, requests.count() > 0 ? [] : before.messages)
    /** The total may be asked for once the code is taken, and that takes as long again. */
    const untilSecond = (now: number) =>
      requests.count() > 0 ? 1.25 * ((firstAt ?? now) - startedAt) : 0
    /** What changes before the shop has been asked is a sign of work, whatever it looks like. */
    const untilServed = (): number => {
      const expected = servedAt === undefined ? pace.untilServed() : undefined
      return expected === undefined ? 0 : startedAt + expected - changed.at
    }
    const restAfter = (sight: Sight, now: number): number => {
      if (sight.total?.money.minor !== before.total?.money.minor) {
        movedAt ??= now
        return quietFor('moved')
      }
      // A refusal that took off what was on: the total is still the one with it.
      const isDropped = before.applied.some(({ code: each }) => each && !showsCode(sight, each))
      if (isDropped) return pace.untilFollows()
      // A code that has come on was not refused, whatever is said beside it.
      const isShown = showsCode(sight, code)
      if (isShown && !showsCode(before, code)) return pace.untilFollows()
      const verdict = verdictIn(sight)
      if (verdict === 'refused') {
        // Words that stood there all along may be those to the code before.
        const isNew = isCleared || heardIn(sight, before.messages) === 'refused'
        const second = isNew ? 0 : (pace.followsWithin() ?? untilSecond(now))
        return Math.max(quietFor('refused'), second)
      }
      if (isShown !== showsCode(before, code)) return pace.untilFollows()
      if (verdict === 'welcomed' && !pace.knowsLag()) {
        return Math.max(quiet.awaited, untilSecond(now))
      }
      // The first words may only say that the shop was asked.
      const isKnown = servedAt !== undefined || pace.knowsUnclear()
      return Math.max(quietFor('unclear'), untilSecond(now), isKnown ? 0 : quiet.awaited)
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
      if (isUnheard) pace.setSilent(true)
      const since = (at: number | undefined) => (at === undefined ? undefined : at - startedAt)
      pace.learn({
        kind,
        firstMs: since(firstAt),
        servedMs: since(servedAt),
        movedMs: wasBusy ? undefined : since(movedAt),
        changedMs: changed.at - startedAt,
      })
      if (requests.isRateLimited()) return { kind: 'rate-limited', retryAfter: null }
      const isUnanswered = signatureOf(waited.last) === start
      const isHeard = isAnswered(waited.last, before)
      if (isHeard && waited.isStill) pace.learnBusy(waited.last)
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
      const isUnasked = requests.count() === 0
      return { kind: 'seen', sight: waited.last, isStill, isSilent: isUnheard, isUnasked }
    }
    return {
      end,
      /** Whether a request that the page has made since has ended. */
      isServed: () => requests.count() > 0,
      /** Whether the page has asked anything since, or shows anything else. */
      hasReacted: () => reacted,
    }
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
    if (isIn() || last !== before) pace.setSilent(false)
    open = waits.filter(isOpen)
  }

  return {
    settled,
    afterLoad,
    begin,
    late,
    keepsLock: pace.keepsLock,
    everReacted: pace.hasAnswered,
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

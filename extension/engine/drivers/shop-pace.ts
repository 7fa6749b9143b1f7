import type { Sight } from '../look.ts'

/** Quiet that ends a wait, in ms, by what the page has shown so far. */
export const quiet = {
  /** The total moved: a second recalculation may follow close behind. */
  moved: 350,
  /** The shop said no, and the total stands. */
  refused: 350,
  /** Something happened, but nothing that says what; some pages load a second later. */
  unclear: 1300,
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

/** Kinds of answers whose quiet a shop can teach. */
export type Kind = 'moved' | 'refused' | 'unclear'

/** After so many answers of a kind it is known how they come to rest, and this much quiet, in ms, is the least. */
const enough = { answers: 2, quiet: 120 }

/** What one answer has taught. Times in ms from the beginning of the action; undefined for never. */
export interface Lesson {
  readonly kind: Kind | undefined
  /** The first sign of an answer, the first request's end, the total's first move, the last change. */
  readonly firstMs: number | undefined
  readonly servedMs: number | undefined
  readonly movedMs: number | undefined
  readonly changedMs: number
}

/** How fast this shop answers, and which signs of work mean nothing here. */
export function createShopPace(limitMs: number) {
  let slowest: number | undefined
  let longestLag: number | undefined
  let slowestRequest: number | undefined
  /** Whether an action was seen to stay without an answer for as long as a code may take. */
  let isSilent = false
  /** Whether a busy sign was seen to stay although the page had answered: nobody takes it away. */
  let isBusyForGood = false
  /** Whether the field was seen to stay locked on a page at rest: this shop locks it for a code that is on. */
  let isLockKept = false
  /** How long after its first sign an answer still changed the page. */
  const restless: Record<Kind, number[]> = { moved: [], refused: [], unclear: [] }

  return {
    /** Whether the page looks as if it were at work. */
    isBusy(sight: Sight): boolean {
      isBusyForGood &&= sight.isBusy
      return (sight.isBusy && !isBusyForGood) || (sight.isLocked && !isLockKept)
    },
    /** A page at rest still looks so. */
    learnBusy(sight: Sight): void {
      isBusyForGood ||= sight.isBusy
      isLockKept ||= sight.isLocked
    },
    keepsLock: () => isLockKept,
    hasAnswered: () => slowest !== undefined,

    quietAfter(kind: Kind): number {
      const seen = restless[kind]
      const learnt = Math.min(quiet[kind], Math.max(enough.quiet, 3 * Math.max(...seen)))
      const rest = seen.length < enough.answers ? quiet[kind] : learnt
      if (kind !== 'unclear') return rest
      // The total may follow the first sign of an answer as late as it did before.
      return Math.max(rest, this.followsWithin() ?? quiet.unclear)
    },
    /** How long the total stays behind the first sign of an answer; undefined while unknown. */
    followsWithin: () => (longestLag === undefined ? undefined : 1.5 * longestLag),
    knowsUnclear: () => restless.unclear.length >= enough.answers,
    knowsLag: () => longestLag !== undefined,
    /** How long the total may stay behind a code that is on. */
    untilFollows: () => (longestLag === undefined ? quiet.awaited : Math.max(600, 3 * longestLag)),
    /** Any shop has a slow moment; what comes after a short wait would be laid on the next code. */
    untilAnswered: () =>
      slowest === undefined || !isSilent ? limitMs : Math.max(1500, 4 * slowest),
    /** By when a request would have ended, in ms from the beginning of the action. */
    untilServed: () => (slowestRequest === undefined ? undefined : 1.5 * slowestRequest),

    setSilent(is: boolean): void {
      isSilent = is
    },
    learn({ kind, firstMs, servedMs, movedMs, changedMs }: Lesson): void {
      if (servedMs !== undefined) slowestRequest = Math.max(slowestRequest ?? 0, servedMs)
      if (firstMs === undefined) return
      if (kind !== undefined) restless[kind].push(Math.max(0, changedMs - firstMs))
      slowest = Math.max(slowest ?? 0, firstMs)
      if (movedMs !== undefined) longestLag = Math.max(longestLag ?? 0, movedMs - firstMs)
    },
  }
}

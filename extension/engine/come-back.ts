import type { ShopDriver } from './drivers/shop-driver.ts'
import { openSinceBefore } from './open-acts.ts'
import type { Resumption } from './run-codes.ts'
import { learn, stopTrying, type RunState } from './run-state.ts'

/**
 * Takes a run up again in a new document.
 *
 * Where the shopper has loaded it, by a link, Reload, Back or Forward, or a load of the run had
 * failed, nothing more is tried, and what is on the basket is put right if this page allows it, once
 * what was under way can come no more.
 *
 * @param perCodeMs how long the answer to a code is waited for.
 * @returns undefined where it doesn't.
 */
export async function comeBack(
  { state, loadedBy }: Resumption,
  driver: Pick<ShopDriver, 'isHome' | 'open' | 'lateAnswer'>,
  perCodeMs: number,
): Promise<RunState | undefined> {
  if (loadedBy === 'run') {
    await driver.open(state.landmarks.codes)
    return state.pending?.isSent === true ? state : { ...state, pending: null, mustLook: true }
  }
  if (!driver.isHome()) return undefined
  if (state.driver.manner !== 'form') await driver.open(state.landmarks.codes)
  const open = { ...state, openUntil: openSinceBefore(state, perCodeMs) ?? state.openUntil }
  const stopped =
    loadedBy === 'rescue' ? stopTrying(open, 'shop-error') : stopTrying(unblamed(open), 'page-left')
  // What a code did that was under way is read like any other, once it can come no more: the browser
  // may have kept this page from before.
  const isUnderWay = state.pending?.act.kind === 'try' && state.pending.isSent
  if (isUnderWay && open.openUntil !== null) {
    await driver.lateAnswer(state.landmarks, open.openUntil)
  }
  return isUnderWay ? stopped : { ...stopped, pending: null, mustLook: true }
}

/** A browser fails what a page has asked for when the shopper leaves it: that says nothing of the shop. */
function unblamed(state: RunState): RunState {
  return state.ending.cause === 'shop-error' ? learn(state, { isOver: false }) : state
}

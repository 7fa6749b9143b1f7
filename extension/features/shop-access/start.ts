import type { ApplyCodes } from '../apply-codes/apply-codes.ts'
import type { PageLook } from '../page-look/page-look.ts'

/** `waiting`: the run begins when the shopper lets us into the shop's pages. */
export type Start = 'started' | 'not-started' | 'waiting'

export interface StartPorts {
  readonly looking: Pick<PageLook, 'order'>
  readonly runs: Pick<ApplyCodes, 'start'>
}

/** Starts a run in the tab, whose page is open to us. */
export async function start({ looking, runs }: StartPorts, tabId: number): Promise<Start> {
  const order = await looking.order(tabId)
  const started = order !== undefined && (await runs.start(tabId, order))
  return started ? 'started' : 'not-started'
}

import type { RunProgress } from '#domain/contract/run.ts'
import type { Tabs } from '../ports.ts'
import type { LiveCode } from '../shop-lookup/live-codes.ts'
import type { ReportQueue } from './report-queue.ts'
import { toldByRun } from './told-by-run.ts'

export interface NoteOutcomesPorts {
  readonly tabs: Pick<Tabs, 'isPrivate'>
  readonly isAgreed: () => Promise<boolean>
  /** Codes that we offer at the shop of a host. */
  readonly offeredAt: (host: string) => Promise<readonly LiveCode[]>
  /** The shopper's own codes there, those of an earlier run among them. */
  readonly leftBehind: (host: string) => Promise<readonly string[]>
  readonly queue: Pick<ReportQueue, 'add'>
}

/**
 * Puts what may be told of an ended run with the reports that wait, where the shopper has agreed.
 * Nothing of a private window. Said twice of one run it waits once.
 */
export async function noteOutcomes(
  { tabs, isAgreed, offeredAt, leftBehind, queue }: NoteOutcomesPorts,
  tabId: number,
  host: string,
  ended: RunProgress,
): Promise<void> {
  if (!(await isAgreed()) || (await tabs.isPrivate(tabId))) return
  const own = [...ended.arrivalCodes, ...(await leftBehind(host))]
  await queue.add(toldByRun(ended, await offeredAt(host), own))
}

/** How a shop left an act undone that may go well a while later. */
export type Fault = 'unanswered' | 'failed' | 'rate-limited'

/**
 * Waits, in seconds, before what puts the basket right is done once more at a shop that didn't
 * answer, that failed, or that asked for time: shops count requests by the minute.
 */
const waits = { unanswered: [0, 5], failed: [5, 20], 'rate-limited': [5, 20, 60] } as const
const longestRetry = 60

/**
 * How long to wait, in seconds; undefined where it was done once more often enough.
 *
 * @param times how often it was.
 * @param asked seconds that the shop has asked for; null where it named none.
 */
export function retryAfter(fault: Fault, times: number, asked: number | null): number | undefined {
  const usual = waits[fault][times]
  return usual === undefined ? undefined : Math.min(asked ?? usual, longestRetry)
}

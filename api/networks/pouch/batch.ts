import type { FeedBatch, FeedVoucher, Refusal } from '#api/rules/feeds/ports.ts'

/** Puts what was read of some records into a batch. */
export function batchOf(read: Iterable<FeedVoucher | Refusal | 'elsewhere'>): FeedBatch {
  const vouchers: FeedVoucher[] = []
  const refusals: Refusal[] = []
  let elsewhere = 0
  for (const each of read) {
    if (each === 'elsewhere') elsewhere++
    else if ('reason' in each) refusals.push(each)
    else vouchers.push(each)
  }
  return { vouchers, refusals, elsewhere }
}

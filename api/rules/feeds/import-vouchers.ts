import { OperatorError } from '../errors.ts'
import type { LinkSeal } from '../clicks/ports.ts'
import type {
  CountryLoss,
  FeedBatch,
  FeedVoucher,
  Refusal,
  SealedVoucher,
  Tally,
  VoucherStore,
} from './ports.ts'

export interface ImportReport {
  readonly retailers: Tally
  readonly vouchers: Tally
  readonly refusals: readonly Refusal[]
  /** Rows for other countries than ours. */
  readonly elsewhere: number
}

/** The largest share of a country's active retailers that an import may make vanish unforced. */
const tolerableLoss = 0.2

/**
 * Brings what one source offers to what its feed says: an offer that the feed no longer holds has
 * ended, and so has a retailer without offers, in the countries that the feed covers. A row that
 * can't be read leaves its offer as it was.
 *
 * @throws OperatorError `import-refused`; then nothing has changed
 */
export async function importVouchers({
  ctx,
  input,
}: {
  ctx: {
    readonly store: VoucherStore
    readonly seal: Pick<LinkSeal, 'seal'>
    readonly clock: () => Date
  }
  input: { source: string; feed: AsyncIterable<FeedBatch>; force: boolean }
}): Promise<ImportReport> {
  const refusals: Refusal[] = []
  let elsewhere = 0
  const sealed = (voucher: FeedVoucher): SealedVoucher => {
    const { trackingLink: url, sourceId } = voucher
    const sealedLink = url && ctx.seal.seal({ url, source: input.source, sourceId })
    return { voucher, sealedLink }
  }
  async function* readable(): AsyncGenerator<readonly SealedVoucher[]> {
    for await (const batch of input.feed) {
      refusals.push(...batch.refusals)
      elsewhere += batch.elsewhere
      yield batch.vouchers.map(sealed)
    }
  }
  return ctx.store.importing(input.source, async (to) => {
    const loaded = await to.load(readable())
    if (loaded === 0) throw nothingReadable(refusals)
    await to.keep(refusals.flatMap(({ sourceId }) => sourceId ?? []))
    if (!input.force) refuseLosses(await to.losses())
    const { retailers, vouchers } = await to.merge(ctx.clock())
    return { retailers, vouchers, refusals, elsewhere }
  })
}

function refuseLosses(losses: readonly CountryLoss[]) {
  const excessive = losses.filter(({ active, vanishing }) => vanishing > active * tolerableLoss)
  if (excessive.length === 0) return
  const each = excessive.map(
    ({ country, active, vanishing }) => `${vanishing} of ${active} active retailers of ${country}`,
  )
  throw new OperatorError(
    'import-refused',
    `Nothing was imported: ${each.join(' and ')} would vanish, more than 20 %. If that is right, import again with --force.`,
  )
}

function nothingReadable(refusals: readonly Refusal[]) {
  const [first] = refusals
  const why = first === undefined ? '' : `; ${first.where}: ${first.reason}`
  return new OperatorError(
    'import-refused',
    `Nothing was imported: the file holds no offer for our countries that can be read${why}.`,
  )
}

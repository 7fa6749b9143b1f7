import { randomUUID } from 'node:crypto'
import { readClickOut, type ClickOutQuery } from '#domain/attribution/click-out-query.ts'
import { isMarketplaceAddress } from '#domain/marketplace/search-address.ts'
import { domainCandidates } from '#domain/vouchers/domain-hash.ts'
import { destinationsOf, networkOf } from './networks.ts'
import type { ClicksContext, TrackingLink } from './ports.ts'
import { webAddress } from './web-address.ts'

/** Where a press on a link to a shop leads. */
export type ClickOutEnd =
  | { readonly kind: 'go'; readonly to: string }
  /**
   * The address is no retailer's, or can't be checked while the database is away: its host is
   * named, and the person asked.
   */
  | { readonly kind: 'ask'; readonly to: URL; readonly isChecked: boolean }
  /** There is nothing that a person could sensibly be sent to. */
  | { readonly kind: 'broken' }

/** The shopper is not kept waiting for our books, in ms. */
const recordWithin = 1000

/**
 * Decides where a click-out link leads, and records the click. Only a retailer's own host, a known
 * network's link that we have sealed and that leads to a retailer, or a search of our own at a
 * marketplace is gone to unasked.
 */
export async function clickOut({
  ctx,
  input,
}: {
  ctx: ClicksContext
  input: { query: URLSearchParams }
}): Promise<ClickOutEnd> {
  const query = readClickOut(input.query)
  if (query === undefined) return { kind: 'broken' }
  try {
    return await checked(ctx, query)
  } catch (error) {
    ctx.report(error)
    return uncheckedEnd(input.query)
  }
}

/** Where a link leads as it says itself; whether that is a shop nobody has looked. */
export function uncheckedEnd(query: URLSearchParams): Exclude<ClickOutEnd, { kind: 'go' }> {
  const to = webAddress(readClickOut(query)?.co_url ?? '')
  return to === undefined ? { kind: 'broken' } : { kind: 'ask', to, isChecked: false }
}

async function checked(ctx: ClicksContext, query: ClickOutQuery): Promise<ClickOutEnd> {
  const retailerId = Number(query.co_retid)
  const sealed = query.co_redu === '' ? undefined : ctx.seal.open(query.co_redu)
  if (sealed !== undefined) {
    // A link that was sealed for an offer of another retailer is none here.
    const voucherId = await ctx.clicks.voucherOf(retailerId, sealed)
    const tracked = voucherId === undefined ? undefined : await trackedTarget(ctx, sealed)
    if (voucherId !== undefined && tracked !== undefined) {
      await record(ctx, query, retailerId, voucherId)
      return { kind: 'go', to: tracked }
    }
  }
  const plain = webAddress(query.co_url)
  if (plain === undefined) return { kind: 'broken' }
  // Not in our books of clicks: the marketplace is nobody that we list offers of.
  if (isMarketplaceAddress(plain, ctx.marketplaces)) return { kind: 'go', to: plain.href }
  const owners = await retailersAt(ctx, plain)
  // The same shop may be a retailer in two countries; a number that is neither's was made up.
  const owner = owners.includes(retailerId) ? retailerId : owners[0]
  if (owner === undefined) return { kind: 'ask', to: plain, isChecked: true }
  await record(ctx, query, owner, null)
  return { kind: 'go', to: plain.href }
}

/** The tracking link's address, if it ends at a retailer as far as it says. */
async function trackedTarget(ctx: ClicksContext, { url }: TrackingLink) {
  const link = webAddress(url)
  if (link === undefined) return undefined
  const network = networkOf(ctx.networks, link.hostname)
  const targets = network === undefined ? [link] : destinationsOf(network, link).map(webAddress)
  for (const target of targets) {
    if (target === undefined || (await retailersAt(ctx, target)).length === 0) return undefined
  }
  return link.href
}

/** Ids of the active retailers whose host it is, or whose host it is a part of. */
async function retailersAt({ clicks }: ClicksContext, target: URL): Promise<number[]> {
  const found = await clicks.addressesOf(domainCandidates(target.hostname))
  return found.filter(({ url }) => URL.parse(url)?.port === target.port).map(({ id }) => id)
}

async function record(
  { clicks, clock, report }: ClicksContext,
  query: ClickOutQuery,
  retailerId: number,
  voucherId: number | null,
): Promise<void> {
  const recorded = clicks.record({
    id: randomUUID(),
    retailerId,
    voucherId,
    pageType: query.co_page_type,
    position: query.co_vposition === '' ? null : Number(query.co_vposition),
    locale: query.locale,
    at: clock(),
    uid: query.co_uid === '' ? null : query.co_uid,
    customerHash: query.co_chash === '' ? null : query.co_chash,
  })
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, recordWithin).unref()
  })
  await Promise.race([recorded.catch(report), late])
}

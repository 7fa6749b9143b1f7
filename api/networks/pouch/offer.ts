import * as v from 'valibot'
import type { FeedVoucher, Refusal } from '#api/rules/feeds/ports.ts'
import { parsed } from '#domain/contract/parsed.ts'
import { noList } from '#domain/contract/shapes.ts'
import { dealTypes, exclusivities } from '#domain/contract/voucher.ts'
import { countries } from '#domain/locale.ts'
import { slugOf } from '#domain/retailers/slug.ts'
import { cleanCode, longestCode } from '#domain/vouchers/code.ts'
import { dealTypeOf } from '#domain/vouchers/deal-type.ts'
import { exclusivityOf } from '#domain/vouchers/exclusivity.ts'
import { feedDate } from '../feed-date.ts'
import { plainText } from '../plain-text.ts'
import { RowError } from '../row-error.ts'
import { shopAddress } from '../shop-address.ts'
import { trackingLink } from '../tracking-link.ts'

const missing = 'is missing'
const kind = (wanted: string) => (issue: v.BaseIssue<unknown>) =>
  issue.input === undefined ? missing : `is no ${wanted}`

const text = v.pipe(
  v.string(kind('text')),
  v.trim(),
  v.minLength(1, 'is empty'),
  // PostgreSQL takes neither.
  v.check((value) => value.isWellFormed() && !/[\0\uFFFD]/.test(value), 'is not UTF-8 text'),
)
const list = v.array(text, kind('list'))
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `is none of ${values.join(', ')}`)

/** An offer in our own formats; `docs/imports.md` says what each field means. */
export const offer = v.strictObject(
  {
    id: text,
    retailer_id: text,
    retailer: text,
    countries: v.pipe(list, v.minLength(1, 'is empty')),
    title: text,
    url: text,
    tracking_link: v.nullish(text),
    code: v.nullish(text),
    terms: v.nullish(text),
    start_date: v.nullish(text),
    end_date: v.nullish(text),
    deal_type: v.nullish(oneOf(dealTypes)),
    exclusivity: v.nullish(oneOf(exclusivities)),
    categories: v.nullish(list),
    added: v.nullish(text),
  },
  missing,
)
type Offer = v.InferOutput<typeof offer>

/**
 * Reads one record of our own formats.
 *
 * @param where in the file, for a person.
 * @returns `elsewhere` for an offer of other countries than ours.
 */
export function readOffer(record: unknown, where: string): FeedVoucher | Refusal | 'elsewhere' {
  const read = v.safeParse(noList(offer), record)
  if (!read.success) {
    const id = parsed(v.object({ id: text }), record)?.id
    return { where, reason: reasonOf(read.issues[0]), ...(id !== undefined && { sourceId: id }) }
  }
  const named = read.output.countries.map((each) => each.toLowerCase())
  const ours = countries.filter((country) => named.includes(country))
  if (ours.length === 0) return 'elsewhere'
  try {
    return { ...voucherOf(read.output), countries: ours }
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    return { where, reason: error.message, sourceId: read.output.id }
  }
}

function reasonOf({ path, expected, message }: v.BaseIssue<unknown>): string {
  if (path === undefined) return 'it is no offer'
  const [{ key, input }] = path
  if (expected !== 'never') return `${String(key)} ${message}`
  const unknown = Object.keys(input as object).filter((name) => !(name in offer.entries))
  return `“${unknown.join('”, “')}” is no field`
}

/** @throws RowError */
function voucherOf(given: Offer): Omit<FeedVoucher, 'countries'> {
  const name = words(given.retailer, 'retailer')
  const title = words(given.title, 'title')
  const terms = plainText(given.terms ?? '')
  const code = codeOf(given.code ?? undefined)
  const startsAt = date(given.start_date, 'start_date', 'start')
  const endsAt = date(given.end_date, 'end_date', 'end')
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    throw new RowError('end_date is before start_date')
  }
  const shop = shopAddress(given.url)
  if (shop === undefined) throw new RowError(`url “${given.url}” is not of a shop`)
  return {
    retailer: {
      sourceId: given.retailer_id,
      name,
      slug: slugOf(name) || slugOf(shop.domain),
      domain: shop.domain,
      url: shop.url,
      categories: given.categories ?? [],
    },
    sourceId: given.id,
    type: code === null ? 'deal' : 'code',
    code,
    title,
    terms,
    startsAt,
    endsAt,
    dealType: given.deal_type ?? dealTypeOf(title),
    exclusivity: given.exclusivity ?? exclusivityOf(false, `${title} ${terms}`),
    url: given.url,
    trackingLink: trackingLink(given.tracking_link ?? '', 'tracking_link'),
    addedAt: date(given.added, 'added', 'start'),
  }
}

function words(html: string, field: keyof Offer): string {
  const plain = plainText(html)
  if (plain === '') throw new RowError(`${field} holds no words`)
  return plain
}

function codeOf(written: string | undefined): string | null {
  if (written === undefined) return null
  const code = cleanCode(written)
  if (code === undefined) throw new RowError(`code “${written}” is none; a deal leaves it out`)
  if (code.length > longestCode) {
    throw new RowError(`code is longer than ${longestCode} characters`)
  }
  return code
}

function date(written: string | null | undefined, field: keyof Offer, edge: 'start' | 'end') {
  return written === null || written === undefined ? null : feedDate(written, field, edge)
}

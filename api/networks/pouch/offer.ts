import * as z from 'zod/mini'
import type { FeedVoucher, Refusal } from '#api/rules/feeds/ports.ts'
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

const kind = (wanted: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? 'is missing' : `is no ${wanted}`,
})

const text = z.string(kind('text')).check(
  z.trim(),
  z.minLength(1, 'is empty'),
  // PostgreSQL takes neither.
  z.refine((value) => value.isWellFormed() && !/[\0\uFFFD]/.test(value), 'is not UTF-8 text'),
)
const list = z.array(text, kind('list'))
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `is none of ${values.join(', ')}`)

/** An offer in our own formats; `docs/imports.md` says what each field means. */
export const offer = z.strictObject(
  {
    id: text,
    retailer_id: text,
    retailer: text,
    countries: list.check(z.minLength(1, 'is empty')),
    title: text,
    url: text,
    tracking_link: z.nullish(text),
    code: z.nullish(text),
    terms: z.nullish(text),
    start_date: z.nullish(text),
    end_date: z.nullish(text),
    deal_type: z.nullish(oneOf(dealTypes)),
    exclusivity: z.nullish(oneOf(exclusivities)),
    categories: z.nullish(list),
    added: z.nullish(text),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `“${issue.keys.join('”, “')}” is no field`
        : 'it is no offer',
  },
)
type Offer = z.infer<typeof offer>

/**
 * Reads one record of our own formats.
 *
 * @param where in the file, for a person.
 * @returns `elsewhere` for an offer of other countries than ours.
 */
export function readOffer(record: unknown, where: string): FeedVoucher | Refusal | 'elsewhere' {
  const read = offer.safeParse(record)
  if (!read.success) {
    const [issue] = read.error.issues
    const id = z.object({ id: text }).safeParse(record).data?.id
    const reason = [...(issue?.path ?? []).slice(0, 1), issue?.message].join(' ')
    return { where, reason, ...(id !== undefined && { sourceId: id }) }
  }
  const named = read.data.countries.map((each) => each.toLowerCase())
  const ours = countries.filter((country) => named.includes(country))
  if (ours.length === 0) return 'elsewhere'
  try {
    return { ...voucherOf(read.data), countries: ours }
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    return { where, reason: error.message, sourceId: read.data.id }
  }
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

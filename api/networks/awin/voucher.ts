import type { FeedVoucher } from '#api/rules/feeds/ports.ts'
import type { Country } from '#domain/locale.ts'
import { slugOf } from '#domain/retailers/slug.ts'
import { cleanCode, longestCode } from '#domain/vouchers/code.ts'
import { dealTypeOf } from '#domain/vouchers/deal-type.ts'
import { exclusivityOf } from '#domain/vouchers/exclusivity.ts'
import { feedDate } from '../feed-date.ts'
import { plainText } from '../plain-text.ts'
import { RowError } from '../row-error.ts'
import { shopAddress } from '../shop-address.ts'
import { trackingLink } from '../tracking-link.ts'
import type { AwinRow } from './columns.ts'
import { listOf } from './regions.ts'

/**
 * A row of Awin's export as an offer of our own.
 *
 * @throws RowError
 */
export function awinVoucher(row: AwinRow, countries: readonly Country[]): FeedVoucher {
  required(row, 'id', 'Promotion ID')
  required(row, 'advertiser', 'Advertiser')
  required(row, 'advertiserId', 'Advertiser ID')
  const code = codeOf(row)
  const description = plainText(row.description)
  const title = plainText(row.title) || description
  if (title === '') throw new RowError('Title and Description are empty')
  const terms = plainText(row.terms)
  const startsAt = date(row.starts, 'Starts', 'start')
  const endsAt = date(row.ends, 'Ends', 'end')
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    throw new RowError(`Ends (${row.ends}) is before Starts (${row.starts})`)
  }
  const shop = shopAddress(row.deeplink)
  if (shop === undefined) throw new RowError(`Deeplink “${row.deeplink}” is not of a shop`)
  const name = plainText(row.advertiser)
  return {
    countries,
    retailer: {
      sourceId: row.advertiserId,
      name,
      slug: slugOf(name) || slugOf(shop.domain),
      domain: shop.domain,
      url: shop.url,
      categories: listOf(plainText(row.categories)),
    },
    sourceId: row.id,
    type: code === undefined ? 'deal' : 'code',
    code: code ?? null,
    title,
    terms,
    startsAt,
    endsAt,
    dealType: dealTypeOf(title, description),
    exclusivity: exclusivityOf(isYes(row.exclusive), `${title} ${description} ${terms}`),
    url: row.deeplink,
    trackingLink: trackingLink(row.tracking, 'Deeplink Tracking'),
    addedAt: date(row.added, 'Date Added', 'start'),
  }
}

function required(row: AwinRow, column: keyof AwinRow, name: string) {
  if (row[column] === '') throw new RowError(`${name} is empty`)
}

function codeOf({ code: written, type }: AwinRow): string | undefined {
  const code = cleanCode(written)
  if (code === undefined && /^voucher/i.test(type)) {
    throw new RowError('Type is a voucher, but Code is empty')
  }
  if (code !== undefined && code.length > longestCode) {
    throw new RowError(`Code is longer than ${longestCode} characters`)
  }
  return code
}

function date(text: string, name: string, edge: 'start' | 'end'): string | null {
  return text === '' ? null : feedDate(text, name, edge)
}

function isYes(text: string) {
  return /^(?:yes|y|true|1)$/i.test(text)
}

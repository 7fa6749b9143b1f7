import type { SealedVoucher } from '#api/rules/feeds/ports.ts'

/** Columns of the staging table, in the order of `copyLines`. */
export const stagedColumns = `
  country country, domain text, retailer_source_id text, name text, slug text, retailer_url text,
  categories text[], source_id text, type voucher_type, code text, title text, terms text,
  starts_at timestamptz, ends_at timestamptz, deal_type deal_type, exclusivity exclusivity,
  url text, sealed_link text, source_added_at timestamptz`

/** A voucher as lines of PostgreSQL's COPY text format, one for each of its countries. */
export function copyLines({ voucher, sealedLink }: SealedVoucher): string {
  const { retailer } = voucher
  const values = [
    retailer.domain,
    retailer.sourceId,
    retailer.name,
    retailer.slug,
    retailer.url,
    arrayLiteral(retailer.categories),
    voucher.sourceId,
    voucher.type,
    voucher.code,
    voucher.title,
    voucher.terms,
    voucher.startsAt,
    voucher.endsAt,
    voucher.dealType,
    voucher.exclusivity,
    voucher.url,
    sealedLink,
    voucher.addedAt,
  ]
  const line = values.map(copyValue).join('\t')
  return voucher.countries.map((country) => `${country}\t${line}\n`).join('')
}

const special = /[\\\t\n\r]/
const allSpecial = new RegExp(special, 'g')
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

/** PostgreSQL manual, COPY, "Text Format". */
function copyValue(value: string | null): string {
  if (value === null) return '\\N'
  return special.test(value) ? value.replace(allSpecial, (each) => escapes[each] ?? each) : value
}

/** PostgreSQL manual, "Array Input and Output Syntax". */
function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((each) => `"${each.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}

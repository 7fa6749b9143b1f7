/** Columns of Awin's export that a test cares about; the rest has usual values. */
export interface AwinTestRow {
  readonly id: string
  readonly advertiser?: string
  readonly advertiserId?: string
  readonly type?: string
  readonly code?: string
  readonly description?: string
  readonly starts?: string
  readonly ends?: string
  readonly categories?: string
  readonly regions?: string
  readonly terms?: string
  readonly tracking?: string
  readonly deeplink?: string
  readonly exclusive?: string
  readonly added?: string
  readonly title?: string
}

const header =
  'Promotion ID,Advertiser,Advertiser ID,Type,Code,Description,Starts,Ends,Categories,Regions,Terms,Deeplink Tracking,Deeplink,Commission Groups,Commission,Exclusive,Date Added,Title'

/** A file as Awin exports it: a header on line 1, then the rows. */
export function awinCsv(rows: readonly AwinTestRow[], newline = '\r\n'): string {
  return [header, ...rows.map(awinLine), ''].join(newline)
}

export function awinLine(row: AwinTestRow): string {
  return [
    row.id,
    row.advertiser ?? 'Marsh & Mellow',
    row.advertiserId ?? '7',
    row.type ?? (row.code === '' ? 'Promotion' : 'Voucher'),
    row.code ?? `CODE${row.id}`,
    row.description ?? '',
    row.starts ?? '01/01/2026 00:00',
    row.ends ?? '',
    row.categories ?? 'Food & Drink',
    row.regions ?? 'United Kingdom',
    row.terms ?? '',
    row.tracking ?? '',
    row.deeplink ?? 'https://www.marsh-and-mellow.example/offers',
    '',
    '',
    row.exclusive ?? 'No',
    row.added ?? '01/10/2026 09:00',
    row.title ?? `Offer ${row.id}`,
  ]
    .map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(',')
}

import type { FeedBatch, FeedVoucher, Refusal } from '#api/rules/feeds/ports.ts'
import { readCsv, type CsvRecord } from '../csv.ts'
import { RowError } from '../row-error.ts'
import { awinLayout, awinRow, type AwinLayout } from './columns.ts'
import { countriesOf } from './regions.ts'
import { awinVoucher } from './voucher.ts'

/**
 * Reads Awin's export of promotions.
 *
 * @param chunks text of the CSV file
 * @throws OperatorError `import-refused` where it is some other file
 */
export async function* readAwin(chunks: AsyncIterable<string>): AsyncGenerator<FeedBatch> {
  let layout: AwinLayout | undefined
  for await (const records of readCsv(chunks)) {
    const vouchers: FeedVoucher[] = []
    const refusals: Refusal[] = []
    let elsewhere = 0
    for (const record of records) {
      if (layout === undefined) {
        layout = awinLayout('fields' in record ? record.fields : [])
        continue
      }
      const read = readRow(record, layout)
      if (read === 'elsewhere') elsewhere++
      else if ('reason' in read) refusals.push(read)
      else vouchers.push(read)
    }
    yield { vouchers, refusals, elsewhere }
  }
  if (layout === undefined) awinLayout([])
}

function readRow(record: CsvRecord, layout: AwinLayout): FeedVoucher | Refusal | 'elsewhere' {
  const where = `line ${record.line}`
  if ('problem' in record) return { where, reason: record.problem }
  const { fields } = record
  const row = awinRow(fields, layout)
  const refuse = (reason: string) =>
    row.id === '' ? { where, reason } : { where, reason, sourceId: row.id }
  if (fields.length !== layout.width) {
    return refuse(`${fields.length} columns in place of ${layout.width}`)
  }
  if (fields.some((field) => field.includes('\uFFFD') || field.includes('\0'))) {
    return refuse('it holds bytes that are not UTF-8 text')
  }
  if (row.regions === '') return refuse('Regions is empty')
  const countries = countriesOf(row.regions)
  if (countries.length === 0) return 'elsewhere'
  try {
    return awinVoucher(row, countries)
  } catch (error) {
    if (error instanceof RowError) return refuse(error.message)
    throw error
  }
}

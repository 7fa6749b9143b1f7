import { OperatorError } from '#api/rules/errors.ts'
import type { FeedBatch } from '#api/rules/feeds/ports.ts'
import { readCsv, type CsvRecord } from '../csv.ts'
import { batchOf } from './batch.ts'
import { offer, readOffer } from './offer.ts'

const { entries } = offer
const required = ['id', 'retailer_id', 'retailer', 'countries', 'title', 'url']
const lists = new Set(['countries', 'categories'])

/**
 * Reads offers in our own CSV: `docs/imports.md`.
 *
 * @param chunks text of the file, cut anywhere.
 * @throws OperatorError `import-refused` where the first line names other columns.
 */
export async function* readPouchCsv(chunks: AsyncIterable<string>): AsyncGenerator<FeedBatch> {
  let columns: string[] | undefined
  for await (const records of readCsv(chunks)) {
    const [first, ...rest] = records
    const rows = columns === undefined ? rest : records
    if (columns === undefined && first === undefined) continue
    columns ??= columnsOf(first)
    const header = columns
    yield batchOf(rows.map((record) => readRow(record, header)))
  }
  if (columns === undefined) columnsOf(undefined)
}

function columnsOf(first: CsvRecord | undefined): string[] {
  const names = first !== undefined && 'fields' in first ? first.fields : []
  const columns = names.map((name) => name.trim().toLowerCase())
  const wrong = [
    ...required.filter((name) => !columns.includes(name)).map((name) => `“${name}” is missing`),
    ...columns
      .filter((name) => !Object.hasOwn(entries, name))
      .map((name) => `“${name}” is unknown`),
    ...columns
      .filter((name, place) => columns.indexOf(name) < place)
      .map((name) => `“${name}” stands there twice`),
  ]
  if (wrong.length === 0) return columns
  throw new OperatorError(
    'import-refused',
    `Nothing was imported: the first line has to name the columns of docs/imports.md, and ${wrong.join(', ')}.`,
  )
}

function readRow(record: CsvRecord, columns: readonly string[]) {
  const where = `line ${record.line}`
  if ('problem' in record) return { where, reason: record.problem }
  const { fields } = record
  if (fields.length !== columns.length) {
    const id = fields[columns.indexOf('id')]?.trim() ?? ''
    const reason = `${fields.length} columns in place of ${columns.length}`
    return { where, reason, ...(id !== '' && { sourceId: id }) }
  }
  const values = columns.flatMap((name, place) => {
    const value = fields[place]?.trim() ?? ''
    if (value === '') return []
    return [[name, lists.has(name) ? value.split('|') : value] as const]
  })
  return readOffer(Object.fromEntries(values), where)
}

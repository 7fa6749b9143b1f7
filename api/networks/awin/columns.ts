import { OperatorError } from '#api/rules/errors.ts'

/** The columns of Awin's export of promotions that are read. */
const names = {
  id: 'Promotion ID',
  advertiser: 'Advertiser',
  advertiserId: 'Advertiser ID',
  type: 'Type',
  code: 'Code',
  description: 'Description',
  starts: 'Starts',
  ends: 'Ends',
  categories: 'Categories',
  regions: 'Regions',
  terms: 'Terms',
  tracking: 'Deeplink Tracking',
  deeplink: 'Deeplink',
  exclusive: 'Exclusive',
  added: 'Date Added',
  title: 'Title',
} as const

type Column = keyof typeof names

/** A row by the names of its columns, white space around the values gone. */
export type AwinRow = Readonly<Record<Column, string>>

/** A column's place in a record. */
export interface AwinLayout {
  readonly width: number
  readonly places: Readonly<Record<Column, number>>
}

/**
 * Finds the columns in the first record, in any order, beside any others.
 *
 * @throws OperatorError `import-refused`, naming the columns that are missing
 */
export function awinLayout(header: readonly string[]): AwinLayout {
  const written = header.map((each) => each.trim().toLowerCase())
  const columns = Object.keys(names) as Column[]
  const missing = columns.filter((column) => !written.includes(names[column].toLowerCase()))
  if (missing.length > 0) {
    throw new OperatorError(
      'import-refused',
      `Nothing was imported: the file is no Awin export of promotions, its first line lacks ${missing.map((column) => `“${names[column]}”`).join(', ')}.`,
    )
  }
  const places = Object.fromEntries(
    columns.map((column) => [column, written.indexOf(names[column].toLowerCase())]),
  ) as Record<Column, number>
  return { width: header.length, places }
}

export function awinRow(fields: readonly string[], { places }: AwinLayout): AwinRow {
  const at = (column: Column) => (fields[places[column]] ?? '').trim()
  return {
    id: at('id'),
    advertiser: at('advertiser'),
    advertiserId: at('advertiserId'),
    type: at('type'),
    code: at('code'),
    description: at('description'),
    starts: at('starts'),
    ends: at('ends'),
    categories: at('categories'),
    regions: at('regions'),
    terms: at('terms'),
    tracking: at('tracking'),
    deeplink: at('deeplink'),
    exclusive: at('exclusive'),
    added: at('added'),
    title: at('title'),
  }
}

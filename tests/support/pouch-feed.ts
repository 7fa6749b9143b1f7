import { readFile } from 'node:fs/promises'

/** The example of a format that `docs/imports.md` shows. */
export async function documentedExample(language: 'csv' | 'json'): Promise<string> {
  const page = await readFile(new URL('../../docs/imports.md', import.meta.url), 'utf8')
  const example = new RegExp(`\`\`\`${language}\\n(.*?\\n)\`\`\``, 's').exec(page)?.[1]
  if (example === undefined) throw new Error(`docs/imports.md has no example in ${language}`)
  return example
}

/** A record of our own formats as a feed's writer has it; lists are arrays. */
export type PouchRecord = Readonly<Record<string, string | readonly string[]>>

/** The records as CSV, every value in quotes. */
export function pouchCsv(columns: readonly string[], records: readonly PouchRecord[]): string {
  const lines = records.map((record) =>
    columns.map((column) => [record[column] ?? ''].flat().join('|')),
  )
  return [columns, ...lines]
    .map((line) => line.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}

/** The records as JSON, one a line. */
export function pouchJson(records: readonly PouchRecord[]): string {
  return records.map((record) => JSON.stringify(record)).join('\n')
}

/** A text as it comes from a file, in pieces of so many characters. */
export async function* inPieces(text: string, size = 64_000): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) {
    yield await Promise.resolve(text.slice(at, at + size))
  }
}

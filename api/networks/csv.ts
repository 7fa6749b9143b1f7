/** A record and the line of the file that it starts on, counted from 1. */
export type CsvRecord =
  | { readonly line: number; readonly fields: readonly string[] }
  | { readonly line: number; readonly problem: string }

/** No honest record is longer; a quote that is never closed would otherwise swallow the file. */
const longestRecord = 1_000_000

/**
 * Reads CSV as RFC 4180 has it, with line feeds alone or after carriage returns, a byte order mark
 * or none, and the delimiter that the first line shows. Blank lines are passed over. After a
 * record that breaks the rules it goes on with the next line.
 *
 * Our own because csv-parse takes 35 µs a row, which is more than an import may take in all, and
 * counts carriage returns inside quotes as lines of their own.
 *
 * @param chunks text of the file, cut anywhere
 * @yields records in batches, one for each chunk
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord[]> {
  let text = ''
  let line = 1
  let delimiter: string | undefined
  const take = (final: boolean): CsvRecord[] => {
    const records: CsvRecord[] = []
    let position = 0
    while (position < text.length) {
      delimiter ??= findDelimiter(text, final)
      const record =
        delimiter === undefined ? undefined : readRecord(text, position, delimiter, final)
      if (record === undefined) break
      if (record.fields.length > 1 || record.fields[0] !== '') {
        records.push(
          record.problem === undefined
            ? { line, fields: record.fields }
            : { line, problem: record.problem },
        )
      }
      line += record.lines
      position = record.end
    }
    text = text.slice(position)
    return records
  }
  let first = true
  for await (const chunk of chunks) {
    text += first ? chunk.replace(/^\uFEFF/, '') : chunk
    first &&= chunk === ''
    yield take(false)
  }
  yield take(true)
}

/** The delimiter that is most frequent in the first line; undefined while that is not whole. */
function findDelimiter(text: string, final: boolean): string | undefined {
  const end = text.indexOf('\n')
  if (end === -1 && !final) return undefined
  const header = end === -1 ? text : text.slice(0, end)
  const [best] = [',', ';', '\t']
    .map((each) => ({ each, count: header.split(each).length }))
    .sort((a, b) => b.count - a.count)
  return best?.each
}

interface RawRecord {
  readonly fields: string[]
  /** Where the next record starts. */
  readonly end: number
  /** Lines of the file that it covers. */
  readonly lines: number
  readonly problem?: string
}

/** The record at `start`, or undefined while it is not whole. */
function readRecord(
  text: string,
  start: number,
  delimiter: string,
  final: boolean,
): RawRecord | undefined {
  const fields: string[] = []
  let newline = text.indexOf('\n', start)
  let lines = 1
  let position = start
  for (;;) {
    if (text.startsWith('"', position)) {
      const close = closingQuote(text, position + 1)
      if (close === -1) {
        if (!final && text.length - start < longestRecord) return undefined
        return broken(text, start, 'a quote is opened and never closed')
      }
      const quoted = text.slice(position + 1, close)
      fields.push(quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted)
      while (newline !== -1 && newline < close) {
        lines++
        newline = text.indexOf('\n', newline + 1)
      }
      position = close + 1
    } else {
      const next = text.indexOf(delimiter, position)
      const stop = newline === -1 ? text.length : newline
      if (next === -1 || next > stop) {
        if (newline === -1 && !final) return undefined
        const last = text.slice(position, stop)
        fields.push(last.endsWith('\r') ? last.slice(0, -1) : last)
        return { fields, lines, end: stop + 1 }
      }
      fields.push(text.slice(position, next))
      position = next
    }
    if (text.startsWith(delimiter, position)) {
      position += delimiter.length
      continue
    }
    if (position >= text.length && !final) return undefined
    const rest = text.startsWith('\r\n', position) ? position + 1 : position
    if (rest >= text.length || rest === newline) return { fields, lines, end: rest + 1 }
    if (rest === position && text.startsWith('\r', rest) && rest === text.length - 1 && !final) {
      return undefined
    }
    return broken(text, start, 'something stands behind a closing quote')
  }
}

/** Where the quoted text that starts at `from` ends; doubled quotes are part of it. */
function closingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from)
  while (quote !== -1 && text.startsWith('"', quote + 1)) quote = text.indexOf('"', quote + 2)
  return quote
}

/** Gives up the record's first line alone: what follows may well be whole. */
function broken(text: string, start: number, problem: string): RawRecord {
  const newline = text.indexOf('\n', start)
  return { fields: [], lines: 1, end: newline === -1 ? text.length : newline + 1, problem }
}

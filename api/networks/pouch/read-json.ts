import { OperatorError } from '#api/rules/errors.ts'
import type { FeedBatch } from '#api/rules/feeds/ports.ts'
import { batchOf } from './batch.ts'
import { readOffer } from './offer.ts'

/** No honest line is longer; a file without line ends would otherwise be held as a whole. */
const longestLine = 1_000_000

/**
 * Reads offers in our own JSON, one object a line: `docs/imports.md`.
 *
 * @param chunks text of the file, cut anywhere.
 * @throws OperatorError `import-refused` where it is some other file.
 */
export async function* readPouchJson(chunks: AsyncIterable<string>): AsyncGenerator<FeedBatch> {
  const file = { lines: 0, started: false }
  const read = (line: string) => {
    file.lines++
    const text = line.replace(/^\uFEFF/, '').trim()
    if (text === '') return []
    if (!file.started && !text.startsWith('{')) throw otherFile()
    file.started = true
    return [readLine(text, `line ${file.lines}`)]
  }
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw otherFile()
    yield batchOf(lines.flatMap(read))
  }
  yield batchOf(read(rest))
  if (!file.started) throw otherFile()
}

function readLine(text: string, where: string) {
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    return { where, reason: 'it is no JSON object' }
  }
  return readOffer(record, where)
}

function otherFile() {
  return new OperatorError(
    'import-refused',
    'Nothing was imported: the file has to hold one JSON object a line, as docs/imports.md says.',
  )
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, type CsvRecord } from './csv.ts'

async function read(...chunks: string[]): Promise<CsvRecord[]> {
  async function* text() {
    yield* await Promise.resolve(chunks)
  }
  return (await Array.fromAsync(readCsv(text()))).flat()
}

describe('reading CSV', () => {
  it('gives each record with the line that it starts on', async () => {
    const file = 'a,b\r\n1,"two\r\nlines"\r\n\r\n3,"four\n\nlines ""more"""\n5,6'
    expect(await read(file)).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1', 'two\r\nlines'] },
      { line: 5, fields: ['3', 'four\n\nlines "more"'] },
      { line: 8, fields: ['5', '6'] },
    ])
  })

  it('passes over a byte order mark, even in a chunk of its own', async () => {
    expect(await read('\uFEFF', 'a,b\n')).toEqual([{ line: 1, fields: ['a', 'b'] }])
    expect(await read('', '\uFEFFa,b\n')).toEqual([{ line: 1, fields: ['a', 'b'] }])
  })

  it.each([',', ';', '\t'])('takes the delimiter “%s” from the first line', async (delimiter) => {
    const file = ['a', 'b', 'c'].join(delimiter) + '\n' + ['1,5', '2;5', '3'].join('\t')
    const [header] = await read(file)
    expect(header).toEqual({ line: 1, fields: ['a', 'b', 'c'] })
  })

  it('goes on with the next line after a record with something behind a quote', async () => {
    expect(await read('a,b\n1,"x"y\n2,z\n')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, problem: 'something stands behind a closing quote' },
      { line: 3, fields: ['2', 'z'] },
    ])
  })

  it('loses one line alone to a quote that is never closed', async () => {
    expect(await read('a,b\n1,"x\n2,y\n3,z')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, problem: 'a quote is opened and never closed' },
      { line: 3, fields: ['2', 'y'] },
      { line: 4, fields: ['3', 'z'] },
    ])
  })

  it('finds nothing in an empty file', async () => {
    expect(await read('')).toEqual([])
    expect(await read('\r\n\n')).toEqual([])
  })

  it('reads back what was written, wherever the file is cut into chunks', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ß', '"', ',', '\n', '\r\n', ' ', '€') })
    const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1 })
    const newline = fc.constantFrom('\n', '\r\n')
    await fc.assert(
      fc.asyncProperty(
        rows,
        newline,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        async (written, end, sizes) => {
          const lines = written.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`))
          const file = ['"x","y"', ...lines.map((row) => row.join(','))].join(end)
          const chunks: string[] = []
          for (let at = 0, cut = 0; at < file.length; cut++) {
            const size = sizes[cut % sizes.length] ?? 1
            chunks.push(file.slice(at, at + size))
            at += size
          }
          const records = await read(...chunks)
          expect(records.map((record) => ('fields' in record ? record.fields : record))).toEqual([
            ['x', 'y'],
            ...written,
          ])
          const newlines = (text: string) => text.split('\n').length - 1
          let line = 2
          for (const [index, row] of written.entries()) {
            expect(records[index + 1]?.line).toBe(line)
            line += 1 + newlines(row.join(''))
          }
        },
      ),
    )
  })
})

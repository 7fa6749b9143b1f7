import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zipOf } from '#tests/support/zip-of.ts'
import { ArchiveError, filesIn } from './archive.ts'

const texts = { 'manifest.json': '{"name":"Pouch"}', 'icon/größe.svg': '<svg/>'.repeat(50) }
const textsIn = (archive: Buffer) =>
  Object.fromEntries([...filesIn(archive)].map(([path, bytes]) => [path, bytes.toString()]))

/** Behind a signature of `length` bytes, as Chrome and Edge give it out. */
function crxOf(zip: Buffer, length: number): Buffer {
  const head = Buffer.alloc(12 + length, 0x50)
  head.write('Cr24', 'latin1')
  head.writeUInt32LE(3, 4)
  head.writeUInt32LE(length, 8)
  return Buffer.concat([head, zip])
}

describe('the files of a store', () => {
  test('are read from a zip, stored or deflated', () => {
    expect(textsIn(zipOf(texts))).toEqual(texts)
  })

  test('are read from behind the signature of a .crx', () => {
    expect(textsIn(crxOf(zipOf(texts), 593))).toEqual(texts)
  })

  test('come out as they went in, whatever is in them', () => {
    const contents = fc.array(fc.uint8Array({ maxLength: 200 }), { minLength: 1 })
    fc.assert(
      fc.property(contents, (some) => {
        const zip = zipOf(Object.fromEntries(some.map((bytes, index) => [`file ${index}`, bytes])))
        expect([...filesIn(zip).values()]).toEqual(some.map((bytes) => Buffer.from(bytes)))
      }),
    )
  })

  test('leave out folders', () => {
    expect(textsIn(zipOf({ 'icon/': '', ...texts }))).toEqual(texts)
  })

  test('are refused where a byte of their content was changed', () => {
    const zip = zipOf(texts)
    const at = zip.indexOf('"Pouch"') + 1
    zip.writeUInt8(zip.readUInt8(at) ^ 1, at)
    expect(() => filesIn(zip)).toThrow('manifest.json is damaged')
  })

  test('are refused with a sentence, not a crash, where any part is cut off or overwritten', () => {
    const zip = zipOf(texts)
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.nat(255), fc.nat(zip.length), (at, byte, length) => {
        const broken = Buffer.from(zip)
        broken.writeUInt8(byte, at)
        try {
          filesIn(broken.subarray(0, length))
        } catch (error) {
          expect(error).toBeInstanceOf(ArchiveError)
        }
      }),
    )
  })

  test('are refused where a path is there twice, of which a browser may take either', () => {
    const zip = zipOf({ 'a.js': '1', 'b.js': '2' })
    const twice = Buffer.from(zip.toString('latin1').replaceAll('b.js', 'a.js'), 'latin1')
    expect(() => filesIn(twice)).toThrow('a.js is in it twice')
  })

  test('are not looked for in something else', () => {
    expect(() => filesIn(Buffer.from('<!doctype html>'))).toThrow('this is no zip, .xpi or .crx')
    expect(() => filesIn(Buffer.alloc(0))).toThrow(ArchiveError)
  })
})

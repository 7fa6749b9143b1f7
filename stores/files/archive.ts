import { crc32, inflateRawSync } from 'node:zlib'

/** Bytes by the path in the archive, `/` between folders. */
export type Files = ReadonlyMap<string, Buffer>

/** The file is no archive that we can read; its message says what is wrong with it. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
const endLength = 22
const methods = { stored: 0, deflated: 8 } as const

/**
 * What is in a store's file: a zip, which is also what Firefox's `.xpi` is, or Chrome's and Edge's
 * `.crx`, a zip behind a signature. Folders are left out.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.7, 4.3.12, 4.3.16
 * @throws ArchiveError where it is none, was damaged, or is of a kind that no store gives out
 *   (encrypted, in parts, past 4 GB).
 */
export function filesIn(archive: Buffer): Files {
  try {
    return listed(withoutSignature(archive))
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause
    // A length or a place that lies outside it, or bytes that can't be unpacked.
    throw new ArchiveError('it is damaged', { cause })
  }
}

function listed(bytes: Buffer): Files {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1 || end + endLength > bytes.length || bytes.readUInt32LE(end) !== directoryEnd) {
    throw new ArchiveError('this is no zip, .xpi or .crx')
  }
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(at) !== directoryEntry) throw new ArchiveError('its list is damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number]
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    if (files.has(path)) throw new ArchiveError(`${path} is in it twice`)
    if (!path.endsWith('/')) files.set(path, contentOf(bytes, at, path))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}

/** Chrome's header is `Cr24`, version 3 and the length of the signatures that follow. */
function withoutSignature(archive: Buffer): Buffer {
  if (archive.toString('latin1', 0, 4) !== 'Cr24') return archive
  if (archive.readUInt32LE(4) !== 3) throw new ArchiveError('its .crx format is not version 3')
  return archive.subarray(12 + archive.readUInt32LE(8))
}

function contentOf(bytes: Buffer, entry: number, path: string): Buffer {
  const local = bytes.readUInt32LE(entry + 42)
  if (bytes.readUInt32LE(local) !== localEntry) throw new ArchiveError(`${path} is damaged`)
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(from, from + bytes.readUInt32LE(entry + 20))
  const content = unpacked(packed, bytes.readUInt16LE(entry + 10), path)
  if (crc32(content) !== bytes.readUInt32LE(entry + 16)) {
    throw new ArchiveError(`${path} is damaged`)
  }
  return content
}

function unpacked(packed: Buffer, method: number, path: string): Buffer {
  if (method === methods.stored) return packed
  if (method === methods.deflated) return inflateRawSync(packed)
  throw new ArchiveError(`${path} is packed in a way that is not known here`)
}

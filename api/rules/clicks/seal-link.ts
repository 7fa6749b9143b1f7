import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hash } from 'node:crypto'
import * as v from 'valibot'
import type { LinkSeal } from './ports.ts'

const nonceBytes = 12
const tagBytes = 16
const nameBytes = 4

const content = v.strictTuple([v.string(), v.string(), v.string()])

/**
 * Seals tracking links with AES-256-GCM.
 *
 * The nonce is taken from the content with a key of its own, so the same link is sealed to the same
 * text every time: answers keep their ETag. What that gives away is only that two sealed links are
 * equal, which everybody may know, since everybody is given the same ones.
 *
 * @param keys 32 bytes each; the first seals, all of them open, so that a key can be replaced.
 */
export function linkSeal(keys: readonly [Buffer, ...Buffer[]]): LinkSeal {
  const rings = keys.map((key) => ({
    name: derive(key, 'name').subarray(0, nameBytes),
    nonce: derive(key, 'nonce'),
    // Bytes in place of this object cost four times as much, at every use.
    seal: createSecretKey(derive(key, 'seal')),
  }))

  return {
    seal({ url, source, sourceId }) {
      const [ring] = rings as [(typeof rings)[number]]
      const plain = Buffer.from(JSON.stringify([url, source, sourceId]))
      const nonce = nonceOf(ring.nonce, plain)
      const cipher = createCipheriv('aes-256-gcm', ring.seal, nonce)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([ring.name, nonce, cipher.getAuthTag(), body]).toString('base64url')
    },

    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const ring = rings.find(({ name }) => name.equals(bytes.subarray(0, nameBytes)))
      const start = nameBytes + nonceBytes + tagBytes
      if (ring === undefined || bytes.length <= start) return undefined
      const nonce = bytes.subarray(nameBytes, nameBytes + nonceBytes)
      const tag = bytes.subarray(nameBytes + nonceBytes, start)
      try {
        const decipher = createDecipheriv('aes-256-gcm', ring.seal, nonce).setAuthTag(tag)
        const plain = Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()])
        const [url, source, sourceId] = v.parse(content, JSON.parse(plain.toString()))
        return { url, source, sourceId }
      } catch {
        return undefined
      }
    },
  }
}

/**
 * SHA-512/256 shows too little of its state for anybody to go on from its result, so that a key in
 * front of the content is enough; an HMAC takes Node twice as long, for each link of an import.
 */
function nonceOf(key: Buffer, content: Buffer): Buffer {
  return hash('sha512-256', Buffer.concat([key, content]), 'buffer').subarray(0, nonceBytes)
}

function derive(key: Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(purpose).digest()
}

import type { exclusivities } from '../contract/voucher.ts'

export type Exclusivity = (typeof exclusivities)[number]

const singleUse =
  /\b(?:single[- ]use|one[- ]time|unique|personal) (?:voucher )?codes?\b|\beinmal(?:code|ig\w* (?:einlösbar|verwendbar|gültige[rn]? code))|\b(?:individuelle|persönliche)[rn]? (?:gutschein)?code/i

/**
 * Exclusive where the source says so; unique (each shopper has a code of their own, good once)
 * where the offer's words do. Specification, section 4, "Points flow".
 */
export function exclusivityOf(exclusive: boolean, words: string): Exclusivity {
  if (exclusive) return 'exclusive'
  return singleUse.test(words) ? 'unique' : 'plain'
}

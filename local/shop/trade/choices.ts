/** Choices that follow from shop, seed and the name of what is chosen, and from nothing else. */
export interface Choices {
  pick: <const O extends readonly [unknown, ...unknown[]]>(name: string, options: O) => O[number]
  /** True with the given probability, 0 to 1. */
  chance: (name: string, probability: number) => boolean
  /** An integer from `least` to `most`, both included. */
  between: (name: string, least: number, most: number) => number
}

/**
 * Each choice hashes its own name with the seed, so a new choice in the code changes no other, and
 * a shop looks the same under a seed for as long as the options stay.
 */
export function choicesOf(shop: string, seed: number): Choices {
  const fraction = (name: string): number => hash(`${shop} ${String(seed)} ${name}`) / 2 ** 32
  const between = (name: string, least: number, most: number): number =>
    least + Math.floor(fraction(name) * (most - least + 1))
  return {
    between,
    chance: (name, probability) => fraction(name) < probability,
    pick: (name, options) => options[between(name, 0, options.length - 1)] ?? options[0],
  }
}

/** 32 bits: FNV-1a with the final mix of MurmurHash3, which spreads neighbouring seeds. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

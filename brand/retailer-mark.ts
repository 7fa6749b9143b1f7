/** A drawn mark for a shop that has no logo of its own: the same name always gives the same mark. */
export interface RetailerMark {
  readonly initials: string
  readonly ground: string
  readonly motif: string
  readonly ink: string
  /** Path of the motif on a field of 64 × 64. */
  readonly path: string
}

/** Ground, motif, ink. Ink on either of the others has a contrast of at least 4.5 : 1. */
const palettes = [
  ['#ffd9cd', '#ff9d82', '#541706'],
  ['#cfe8ee', '#8cc8d6', '#0b3d4a'],
  ['#d9ecd2', '#a3cf95', '#1f4217'],
  ['#fdecc0', '#f6cd6a', '#563a00'],
  ['#ead9ee', '#c79fd1', '#431a4f'],
  ['#d8e3fb', '#9fb9f2', '#16306b'],
  ['#fbd9e1', '#f0a0b5', '#631530'],
  ['#eee2d3', '#d3b891', '#4a3413'],
  ['#cdeee3', '#85d0b8', '#0d4535'],
  ['#0b3d4a', '#14586a', '#e3f4f7'],
  ['#541706', '#7a2a13', '#ffe4da'],
  ['#1f4217', '#2f5d24', '#e6f4e0'],
  ['#16306b', '#25468f', '#e4ecfd'],
  ['#431a4f', '#5f2c6e', '#f4e6f7'],
] as const

const motifs = [
  'M64 26a38 38 0 0 1-38 38h38Z',
  'M0 44c11-9 21-9 32 0s21 9 32 0v20H0Z',
  'M64 0v64L0 64Z',
  'M10 64a22 22 0 0 1 44 0Z',
  'M0 0h12v64H0Z',
  'M0 0h28A28 28 0 0 1 0 28Zm64 64H36a28 28 0 0 1 28-28Z',
  'M32 2c18 12 18 48 0 60C14 50 14 14 32 2Z',
  'M0 40 20 64H0Zm24-40h40v44Z',
  'M0 54h64v10H0Zm0-8h64v4H0Z',
  'M52 12a14 14 0 1 1-28 0 14 14 0 0 1 28 0ZM22 56a12 12 0 1 1-24 0 12 12 0 0 1 24 0Z',
] as const

/** 32-bit FNV-1a with a final mix, so that names that differ in one letter differ here. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** Pairs of letters with a meaning in Germany that no shop wants on its door. */
const unwanted = new Set(['SS', 'SA', 'NS', 'HH', 'AH', 'KZ', 'HJ'])

/** First letters of the first two words that carry the name: `Tern & Tide` gives `TT`. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const carrying = words.filter((word) => !/^(the|and|of|by|und|der|die|das|am|im)$/i.test(word))
  const initials = (carrying.length > 0 ? carrying : words)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return unwanted.has(initials) ? initials.charAt(0) : initials
}

export function retailerMark(name: string): RetailerMark {
  const value = hash(name)
  const [ground, motif, ink] = palettes[value % palettes.length] ?? palettes[0]
  return {
    initials: initialsOf(name),
    ground,
    motif,
    ink,
    path: motifs[(value >>> 8) % motifs.length] ?? motifs[0],
  }
}

import type { Motif } from './motifs.ts'

/** A colour for light and one for dark pages. */
export type Pair = readonly [light: string, dark: string]

/** Colours of a cover. */
export interface Palette {
  readonly ground: Pair
  /** What lies on the ground, behind the things. */
  readonly shape: Pair
  readonly main: string
  /** Stands out from the ground and from `main`. */
  readonly deep: Pair
  readonly pale: string
  readonly shade: string
  readonly second: string
}

export const palettes = {
  coral: {
    ...{ ground: ['#ffece6', '#34201a'], shape: ['#ffcdbd', '#5c2d20'] },
    ...{
      main: '#ff6441',
      deep: ['#8f2a10', '#ffb39f'],
      pale: '#fff7f3',
      shade: '#f3c9bb',
      second: '#f6c453',
    },
  },
  sea: {
    ...{ ground: ['#e1f1f5', '#12292f'], shape: ['#b5dde6', '#1d4a57'] },
    ...{
      main: '#2f93ad',
      deep: ['#0b3d4a', '#8ad0e1'],
      pale: '#f4fbfd',
      shade: '#b9dbe3',
      second: '#ff6441',
    },
  },
  leaf: {
    ...{ ground: ['#e7f3e2', '#1a2a16'], shape: ['#c3e2b6', '#2d4d24'] },
    ...{
      main: '#5ba046',
      deep: ['#1f4217', '#aedaa0'],
      pale: '#f6fbf4',
      shade: '#c4dfba',
      second: '#ff6441',
    },
  },
  sun: {
    ...{ ground: ['#fef4da', '#30260f'], shape: ['#fadf9b', '#574313'] },
    ...{
      main: '#eba91a',
      deep: ['#5c3d00', '#ffe29c'],
      pale: '#fffbf0',
      shade: '#efdcae',
      second: '#ff6441',
    },
  },
  plum: {
    ...{ ground: ['#f4e9f7', '#291a2e'], shape: ['#e0c3e8', '#4b2a57'] },
    ...{
      main: '#9f5eb1',
      deep: ['#431a4f', '#d9b4e4'],
      pale: '#fcf7fd',
      shade: '#dcc5e2',
      second: '#f6c453',
    },
  },
  sky: {
    ...{ ground: ['#e7eefd', '#182136'], shape: ['#bfd0f8', '#283b68'] },
    ...{
      main: '#4a74dc',
      deep: ['#16306b', '#b0c5f8'],
      pale: '#f6f9ff',
      shade: '#c3d1f2',
      second: '#ff6441',
    },
  },
} as const satisfies Record<string, Palette>

interface Subject {
  readonly palette: keyof typeof palettes
  /** In the middle. */
  readonly main: Motif
  /** Left and right of it. */
  readonly beside: readonly [Motif, Motif]
}

/** What posts and articles are about: each subject is one cover, and its name what they ask for. */
export const subjects = {
  account: { palette: 'sky', main: 'key', beside: ['people', 'laptop'] },
  codes: { palette: 'coral', main: 'ticket', beside: ['basket', 'glass'] },
  delivery: { palette: 'sea', main: 'van', beside: ['parcel', 'house'] },
  extension: { palette: 'coral', main: 'laptop', beside: ['puzzle', 'basket'] },
  fairness: { palette: 'leaf', main: 'scales', beside: ['basket', 'ticket'] },
  fashion: { palette: 'plum', main: 'shirt', beside: ['tag', 'goback'] },
  food: { palette: 'leaf', main: 'apple', beside: ['bread', 'basket'] },
  friends: { palette: 'plum', main: 'people', beside: ['gift', 'coins'] },
  garden: { palette: 'leaf', main: 'plant', beside: ['calendar', 'house'] },
  gifts: { palette: 'coral', main: 'gift', beside: ['calendar', 'tag'] },
  giveaway: { palette: 'sun', main: 'trophy', beside: ['ticket', 'calendar'] },
  help: { palette: 'sea', main: 'bubble', beside: ['glass', 'paper'] },
  home: { palette: 'sun', main: 'sofa', beside: ['house', 'plant'] },
  law: { palette: 'sky', main: 'paper', beside: ['scales', 'parcel'] },
  minimum: { palette: 'sun', main: 'basket', beside: ['coins', 'tag'] },
  notifications: { palette: 'plum', main: 'bell', beside: ['tag', 'clock'] },
  pets: { palette: 'sun', main: 'paw', beside: ['bread', 'house'] },
  pin: { palette: 'sky', main: 'pin', beside: ['puzzle', 'laptop'] },
  pitch: { palette: 'plum', main: 'tv', beside: ['bubble', 'coins'] },
  points: { palette: 'leaf', main: 'coins', beside: ['gift', 'ticket'] },
  reductions: { palette: 'sun', main: 'clock', beside: ['bread', 'apple'] },
  returns: { palette: 'sea', main: 'parcel', beside: ['goback', 'ticket'] },
  students: { palette: 'sky', main: 'cap', beside: ['laptop', 'coins'] },
  technology: { palette: 'sea', main: 'plug', beside: ['laptop', 'calendar'] },
  travel: { palette: 'sea', main: 'case', beside: ['calendar', 'ticket'] },
  tricks: { palette: 'coral', main: 'eye', beside: ['clock', 'basket'] },
} as const satisfies Record<string, Subject>

export type CoverSubject = keyof typeof subjects
export const coverSubjects = Object.keys(subjects) as CoverSubject[]

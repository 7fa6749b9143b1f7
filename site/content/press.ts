import * as v from 'valibot'
import type { Translation } from '#domain/locale.ts'
import { pictureIn } from './pictures.ts'
import { readEntry } from './read-entry.ts'

/** A file of `src/content/press`. Specification, section 3, "Publication or press item". */
export const pressItem = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('Say who wrote it.')),
  logo: pictureIn('press'),
  url: v.pipe(v.string(), v.url('Give the whole address, from https:// on.')),
  /** One or two sentences on what was written. */
  preview: v.pipe(
    v.string(),
    v.nonEmpty('Say in a sentence what was written.'),
    v.maxLength(180, 'Keep it within 180 letters.'),
  ),
  date: v.pipe(v.string(), v.isoDate('Write the day as 2026-11-30.')),
  /** Stands before the others wherever coverage is listed; the press page says so beside it. */
  featured: v.optional(v.boolean(), false),
  /** It is no real coverage and shows what such will look like: the page says so, and links to nothing. */
  isExample: v.optional(v.boolean(), false),
})
export type PressItem = v.InferOutput<typeof pressItem>

const files: Record<Translation, Record<string, unknown>> = {
  en: import.meta.glob('/src/content/press/en/*.json', { eager: true, import: 'default' }),
  de: import.meta.glob('/src/content/press/de/*.json', { eager: true, import: 'default' }),
}

/** Coverage in a language: what is featured first, then the newest first. */
export function pressOf(translation: Translation): PressItem[] {
  return inOrder(
    Object.entries(files[translation]).map(([path, content]) =>
      readEntry(pressItem, path, content),
    ),
  )
}

/** Featured items on top, each part with the newest first. */
export function inOrder(items: readonly PressItem[]): PressItem[] {
  return items.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || b.date.localeCompare(a.date, 'en'),
  )
}

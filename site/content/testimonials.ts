import * as v from 'valibot'
import type { Translation } from '#domain/locale.ts'
import { pictureIn } from './pictures.ts'
import { nameOfFile, readEntry } from './read-entry.ts'

/** A file of `src/content/testimonials`. Specification, section 3, "Testimonial". */
export const testimonial = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('Give a first name.')),
  body: v.pipe(
    v.string(),
    v.nonEmpty('Say what they wrote.'),
    v.maxLength(240, 'Keep it within 240 letters: all of them stand in a place of one height.'),
  ),
  image: pictureIn('avatars'),
  source: v.picklist(['chrome-store', 'facebook'], 'Say “chrome-store” or “facebook”.'),
  /** Shows first. */
  active: v.optional(v.boolean(), false),
  /** Nobody has written it; it shows what such will look like, and the page says so. */
  isExample: v.optional(v.boolean(), false),
})
export type Testimonial = v.InferOutput<typeof testimonial>

const files: Record<Translation, Record<string, unknown>> = {
  en: import.meta.glob('/src/content/testimonials/en/*.json', { eager: true, import: 'default' }),
  de: import.meta.glob('/src/content/testimonials/de/*.json', { eager: true, import: 'default' }),
}

/** What shoppers say, in a language, by the names of the files. */
export function testimonialsOf(translation: Translation): (Testimonial & { id: string })[] {
  return Object.entries(files[translation])
    .map(([path, content]) => ({
      id: nameOfFile(path),
      ...readEntry(testimonial, path, content),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en'))
}

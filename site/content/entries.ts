import * as v from 'valibot'
import { coverSubjects } from '#brand/covers/subjects.ts'
import { translations, type Translation } from '#domain/locale.ts'
import { readingMinutes } from '#domain/posts/reading-time.ts'

/** What posts are about. Specification, section 3, "Blog post or article". */
export const topics = ['saving', 'shops', 'gifts', 'extension', 'company', 'points'] as const

/** A day; readers of YAML make a date of one without quotes. */
const day = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)),
  v.isoDate(),
)
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const front = {
  title: text,
  subtitle: v.optional(text),
  date: day,
  /** The subject that its cover is drawn from. */
  image: v.picklist(coverSubjects),
  /** In a translation: the slug of the English text. */
  translationOf: v.optional(text),
}

/** Above the text in a file of `src/content/posts`. */
const postFront = v.strictObject({ ...front, preview: text, topic: v.picklist(topics) })
/** Above the text in a file of `src/content/articles`. */
const articleFront = v.strictObject({ ...front, path: text })

/** A file of either folder as it was read. */
export interface EntryFile {
  /** Path in its folder without the ending: `de/erweiterung-anheften`. */
  readonly id: string
  readonly data: unknown
  /** Markdown. */
  readonly body: string
  readonly html: string
}

interface Entry {
  readonly translation: Translation
  readonly slug: string
  /** Slugs of the same text in every translation. */
  readonly slugs: Readonly<Record<Translation, string>>
  readonly minutes: number
  readonly html: string
}
export type Post = Entry & v.InferOutput<typeof postFront>
export type Article = Entry & v.InferOutput<typeof articleFront>

/** @throws Error that names the file and says what to change. */
export function postsFrom(files: readonly EntryFile[]): Post[] {
  return entriesFrom('posts', files, postFront)
}

/** @throws Error that names the file and says what to change. */
export function articlesFrom(files: readonly EntryFile[]): Article[] {
  const articles = entriesFrom('articles', files, articleFront)
  for (const { translation, slug, path } of articles) {
    if (path !== `articles/${slug}`)
      throw faulty('articles', `${translation}/${slug}`, `its path has to be articles/${slug}`)
  }
  return articles
}

function entriesFrom<Front extends { readonly translationOf?: string | undefined }>(
  folder: string,
  files: readonly EntryFile[],
  shape: v.GenericSchema<unknown, Front>,
): (Entry & Front)[] {
  const read = files.map(({ id, data, body, html }) => {
    const [first, slug = ''] = id.split('/')
    const translation = translations.find((each) => each === first)
    if (translation === undefined)
      throw faulty(folder, id, `it has to lie in a folder of ${translations.join(' or ')}`)
    const result = v.safeParse(shape, data)
    if (!result.success) throw faulty(folder, id, v.summarize(result.issues))
    return { translation, slug, minutes: readingMinutes(body, translation), html, ...result.output }
  })
  const pairs = Map.groupBy(read, ({ slug, translationOf }) => translationOf ?? slug)
  return read.map((entry) => {
    const pair = pairs.get(entry.translationOf ?? entry.slug) ?? []
    const slugIn = (translation: Translation) => {
      const [one, other] = pair.filter((each) => each.translation === translation)
      if (one === undefined || other !== undefined)
        throw faulty(
          folder,
          `${entry.translation}/${entry.slug}`,
          `it needs one counterpart in ${translation}, joined by translationOf`,
        )
      return one.slug
    }
    return { ...entry, slugs: { en: slugIn('en'), de: slugIn('de') } }
  })
}

const faulty = (folder: string, id: string, why: string) =>
  new Error(`src/content/${folder}/${id}.md: ${why}`)

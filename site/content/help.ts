import * as v from 'valibot'
import { splitLocale, type Locale, type Translation } from '#domain/locale.ts'
import type { PageKey } from '#domain/pages.ts'
import { keepTogether } from '#strings/keep-together.ts'
import { withPageLinks } from './page-links.ts'

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no address: small letters, digits and hyphens'),
)

/** A file of `src/content/faq` or `src/content/terms`, in the folder of its language. */
const category = v.strictObject({
  categoryName: v.pipe(v.string(), v.nonEmpty()),
  categorySlug: slug,
  /** Its place among the categories, from 1. */
  order: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  questions: v.pipe(
    v.array(
      v.strictObject({
        question: v.pipe(v.string(), v.nonEmpty()),
        questionSlug: slug,
        /** HTML. `href="{contact}"` leads to the page of that key. */
        answer: v.pipe(v.string(), v.startsWith('<')),
      }),
    ),
    v.minLength(1),
  ),
})
export type HelpCategory = v.InferOutput<typeof category>
export type HelpQuestion = HelpCategory['questions'][number]

const files: Record<string, unknown> = import.meta.glob('/src/content/{faq,terms}/*/*.json', {
  eager: true,
  import: 'default',
})

/** The help centre and the terms: two books of the same shape. */
export const books = {
  faq: { category: 'faq-category', question: 'faq-question', root: 'faq' },
  terms: { category: 'terms-category', question: 'terms-question', root: 'terms-and-conditions' },
} as const satisfies Record<string, Record<'root' | 'category' | 'question', PageKey>>
export type Book = keyof typeof books

/** The categories of a book in their order. */
export function categoriesIn(book: Book, translation: Translation): HelpCategory[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`/src/content/${book}/${translation}/`))
    .map(([path, content]) => read(path, content))
    .sort((a, b) => a.order - b.order)
}

function read(path: string, content: unknown): HelpCategory {
  const result = v.safeParse(category, content)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new Error(`${path}: ${problems.join('; ')}`)
}

/** An answer as a page of a locale shows it. */
export const answerHtml = ({ answer }: HelpQuestion, locale: Locale): string =>
  keepTogether(withPageLinks(answer, locale))

/** An answer without its markup, for what reads text alone. */
export function answerText({ answer }: HelpQuestion): string {
  return answer
    .replace(/<\/(?:p|li|ol|ul)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Paths of a book's pages with parameters, for each locale. */
export function categoryPages(book: Book, locale: Locale) {
  return categoriesIn(book, splitLocale(locale).translation).map((each) => ({
    params: { category: each.categorySlug },
    props: { locale, category: each },
  }))
}

/** Each question with the category that it stands in. */
export function questionPages(book: Book, locale: Locale) {
  return categoryPages(book, locale).flatMap(({ params, props }) =>
    props.category.questions.map((question) => ({
      params: { ...params, question: question.questionSlug },
      props: { ...props, question },
    })),
  )
}

/** What is asked most often, in this order: category and question. */
const often = [
  ['extension', 'how-codes-are-tried'],
  ['privacy', 'which-shops-i-visit'],
  ['extension', 'no-code-works'],
  ['points', 'pending-points'],
  ['points', 'missing-purchase'],
  ['privacy', 'how-pouch-earns'],
] as const

/** @throws Error where one of them is gone. */
export function mostAsked(translation: Translation) {
  const categories = categoriesIn('faq', translation)
  return often.map(([category, slug]) => {
    const question = categories
      .find(({ categorySlug }) => categorySlug === category)
      ?.questions.find(({ questionSlug }) => questionSlug === slug)
    if (question === undefined) throw new Error(`the help has no question ${category}/${slug}`)
    return { category, question }
  })
}

import { splitLocale, type Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { pageStrings } from '#strings/pages.ts'
import { books, type Book, type HelpCategory, type HelpQuestion } from './help.ts'
import { pageHead } from './page-head.ts'

interface CategoryPage {
  readonly key: (typeof books)[Book]['category']
  readonly book: Book
  readonly locale: Locale
  readonly category: HelpCategory
}

interface QuestionPage extends Omit<CategoryPage, 'key'> {
  readonly key: (typeof books)[Book]['question']
  readonly question: HelpQuestion
}

/** The head of a category's page. */
export function categoryHead({ key, book, locale, category }: CategoryPage) {
  const { categoryName, categorySlug } = category
  return pageHead({
    key,
    locale,
    parameters: { category: categorySlug },
    values: { name: categoryName },
    crumbs: [rootCrumb(book, locale)],
  })
}

/** The head of an answer's page. */
export function questionHead({ key, book, locale, category, question }: QuestionPage) {
  const { categoryName, categorySlug } = category
  const parameters = { category: categorySlug }
  return pageHead({
    key,
    locale,
    parameters: { ...parameters, question: question.questionSlug },
    values: { name: question.question },
    crumbs: [
      rootCrumb(book, locale),
      { name: categoryName, path: pagePath(books[book].category, locale, parameters) },
    ],
  })
}

function rootCrumb(book: Book, locale: Locale) {
  const { crumb } = pageStrings[splitLocale(locale).translation].help[book]
  return { name: crumb, path: pagePath(books[book].root, locale) }
}

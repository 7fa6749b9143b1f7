import { describe, expect, it } from 'vitest'
import { locales, translations } from '#domain/locale.ts'
import { faqPage } from '#domain/seo/structured-data.ts'
import {
  answerHtml,
  answerText,
  books,
  categoriesIn,
  mostAsked,
  questionPages,
  type Book,
} from './help.ts'

const names = Object.keys(books) as Book[]
/** Slugs in their order: what must be the same in every language. */
const outline = (book: Book, translation: (typeof translations)[number]) =>
  categoriesIn(book, translation).map(({ categorySlug, questions }) => [
    categorySlug,
    questions.map(({ questionSlug }) => questionSlug),
  ])

describe.each(names)('the %s', (book) => {
  it('have the same questions at the same addresses in every language', () => {
    expect(outline(book, 'de')).toEqual(outline(book, 'en'))
  })

  it('give no two questions of a category one address', () => {
    for (const { questions } of categoriesIn(book, 'en')) {
      const slugs = questions.map(({ questionSlug }) => questionSlug)
      expect(new Set(slugs).size).toBe(slugs.length)
    }
  })

  it('link to pages that there are, and to nothing else', () => {
    for (const locale of locales) {
      for (const { props } of questionPages(book, locale)) {
        const html = answerHtml(props.question, locale)
        expect(html).not.toContain('{')
        for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
          expect(href).toMatch(new RegExp(`^/${locale}/[a-z/-]+/$`))
        }
      }
    }
  })

  it('say the numbers of a language alike in the other', () => {
    const numbers = (translation: (typeof translations)[number]) =>
      categoriesIn(book, translation).map(({ questions }) =>
        questions.map((each) =>
          (
            answerText(each)
              .replace(/(\d)[.,](?=\d)/g, '$1')
              .match(/\d+/g) ?? []
          ).sort(),
        ),
      )
    expect(numbers('de')).toEqual(numbers('en'))
  })
})

it('the help has the categories that the specification names', () => {
  expect(categoriesIn('faq', 'en').map(({ categoryName }) => categoryName)).toEqual([
    ...['Account', 'Points', 'Favourite Brands', 'Refer & Earn', 'Extension', 'Privacy'],
    'General',
  ])
  expect(categoriesIn('terms', 'en').map(({ categoryName }) => categoryName)).toEqual([
    ...['General T&Cs', 'Privacy Policy', 'Account', 'Cookie Policy'],
  ])
})

it.each(translations)(
  'what is asked most often is there in %s, and reads as text',
  (translation) => {
    const most = mostAsked(translation)
    const data = faqPage(
      most.map(({ question }) => ({ question: question.question, answer: answerText(question) })),
    )
    expect(JSON.stringify(data)).not.toMatch(/<|\s{2}/)
    expect(most.length).toBeGreaterThan(3)
  },
)

import { remembered } from './remembered.ts'

const plurals = remembered((tag) => new Intl.PluralRules(tag))
const numbers = remembered((tag) => new Intl.NumberFormat(tag))

/** A text for each plural form that English and German have. */
export interface Plural {
  readonly one: string
  readonly other: string
}

/** Puts values into a text: `fill('Ends {date}', { date: '3 May' })`. Unknown names stay as they are. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/**
 * The form of a text that goes with a count, with `{count}` written as the language writes numbers.
 *
 * @param tag BCP 47 tag, as `formatTag` gives it.
 */
export function fillCount(
  text: Plural,
  count: number,
  tag: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = plurals(tag).select(count) === 'one' ? text.one : text.other
  return fill(form, { ...values, count: numbers(tag).format(count) })
}

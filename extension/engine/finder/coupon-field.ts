import { plainText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import {
  applyWords,
  decoyWords,
  fieldWords,
  giftWords,
  weakApplyWords,
  weakFieldWords,
} from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { boxOf, identityOf, labelOf, visibleTextFields } from './fields.ts'

export interface CouponField {
  readonly field: HTMLInputElement
  /** The part of the page that is about the field alone. */
  readonly box: Element
  readonly score: number
}

/** A source of words about a field, and how much each kind of word counts there. */
interface Source {
  /** It speaks of what lies around the field as well. */
  readonly isAround: boolean
  readonly text: string
  readonly strong: number
  readonly weak: number
  readonly decoy: number
}

/** Less than this is doubt, and in doubt no field is written. */
const threshold = 4

const otherThings =
  /postal|cc-|one-time-code|email|tel|name|address|country|organization|street|bday|username|url/

/** Fields that may take a voucher code, the likeliest first. */
export function couponFields(view: View): CouponField[] {
  return visibleTextFields(view.document, view)
    .filter(isPossible)
    .map((field) => scored(field, view))
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score)
}

function isPossible(field: HTMLInputElement): boolean {
  if (['email', 'number'].includes((field.getAttribute('type') ?? '').toLowerCase())) return false
  if (field.hasAttribute('readonly')) return false
  if (otherThings.test(field.getAttribute('autocomplete') ?? '')) return false
  const maximum = Number(field.getAttribute('maxlength') ?? 'NaN')
  return !(maximum > 0 && maximum <= 3)
}

function scored(field: HTMLInputElement, view: View): CouponField {
  const box = boxOf(field, view)
  let score = 0
  let isNamed = false
  for (const source of sourcesOf(field, box)) {
    const weighed = weigh(source, isNamed)
    score += weighed.points
    isNamed ||= weighed.isNamed
  }
  const buttons = [...box.querySelectorAll('button, input[type=submit], [role=button], a')]
  const named = buttons.map((button) =>
    fold(`${plainText(button)} ${button.getAttribute('value') ?? ''}`),
  )
  if (named.some((name) => applyWords.test(name))) score += 2
  else if (named.some((name) => weakApplyWords.test(name))) score += 1
  if (field.getAttribute('type') === 'search' || field.closest('[role=search]')) score -= 6
  if (/numeric|decimal|email|tel/.test(field.getAttribute('inputmode') ?? '')) score -= 2
  if (field.closest('header, footer, nav')) score -= 2
  return { field, box, score }
}

function sourcesOf(field: HTMLInputElement, box: Element): Source[] {
  const { form } = field
  const own = labelOf(field)
  return [
    { isAround: false, text: own, strong: 6, weak: 2, decoy: -8 },
    {
      isAround: false,
      text: identityOf(field, ['name', 'id', 'class', 'autocomplete', 'data-testid', 'data-test']),
      strong: 4,
      weak: 1,
      decoy: -6,
    },
    { isAround: true, text: surroundingsOf(box, own), strong: 3, weak: 1, decoy: -3 },
    {
      isAround: true,
      text: form === null ? '' : identityOf(form, ['id', 'class', 'name', 'action']),
      strong: 2,
      weak: 0,
      decoy: -2,
    },
  ]
}

function surroundingsOf(box: Element, own: string): string {
  const legend = plainText(box.closest('fieldset')?.querySelector('legend'))
  const ids = identityOf(box, ['id', 'class'])
  const text = plainText(box)
  return [
    text === plainText(box.querySelector('label')) ? text.replace(own, '') : text,
    legend,
    ids,
  ].join('\n')
}

/**
 * A gift card's words are set apart, since one field often takes either.
 *
 * @param isNamed the field's own label or name says that it takes a voucher: words around it then
 *   speak of what lies beside it, such as the rows of a summary.
 * @returns points for and against it, and whether this source names it.
 */
function weigh(source: Source, isNamed: boolean): { points: number; isNamed: boolean } {
  const text = fold(source.text)
  const rest = text.replace(new RegExp(giftWords, 'gu'), ' ')
  const isGift = rest !== text
  const isStrong = fieldWords.test(rest)
  const isDecoy = decoyWords.test(rest)
  const isWeak = !isStrong && !isGift && weakFieldWords.test(rest)
  let points = isStrong ? source.strong : isWeak ? source.weak : 0
  const { isAround } = source
  if (isAround && isNamed) return { points, isNamed }
  if (isGift) points += isStrong ? -1 : source.decoy
  if (isDecoy && !(isStrong && isAround)) points += source.decoy
  return { points, isNamed: isStrong && !isGift && !isDecoy && !isAround }
}

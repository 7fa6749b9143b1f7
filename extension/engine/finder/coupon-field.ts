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
  /** What spoke for and against it, for tests and reports. */
  readonly evidence: readonly string[]
}

/** A source of words about a field, and how much each kind of word counts there. */
interface Source {
  readonly name: string
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
  const evidence: string[] = []
  let score = 0
  const add = (points: number, why: string) => {
    if (points === 0) return
    score += points
    evidence.push(`${points > 0 ? '+' : ''}${String(points)} ${why}`)
  }
  let isNamed = false
  for (const source of sourcesOf(field, box)) isNamed = weigh(source, isNamed, add) || isNamed
  const buttons = [...box.querySelectorAll('button, input[type=submit], [role=button], a')]
  const named = buttons.map((button) =>
    fold(`${plainText(button)} ${button.getAttribute('value') ?? ''}`),
  )
  if (named.some((name) => applyWords.test(name))) add(2, 'a button applies')
  else if (named.some((name) => weakApplyWords.test(name))) add(1, 'a button adds')
  if (field.getAttribute('type') === 'search' || field.closest('[role=search]')) add(-6, 'a search')
  if (/numeric|decimal|email|tel/.test(field.getAttribute('inputmode') ?? ''))
    add(-2, 'digits only')
  if (field.closest('header, footer, nav')) add(-2, 'outside the content')
  return { field, box, score, evidence }
}

function sourcesOf(field: HTMLInputElement, box: Element): Source[] {
  const { form } = field
  const own = labelOf(field)
  return [
    { name: 'label', text: own, strong: 6, weak: 2, decoy: -8 },
    {
      name: 'identity',
      text: identityOf(field, ['name', 'id', 'class', 'autocomplete', 'data-testid', 'data-test']),
      strong: 4,
      weak: 1,
      decoy: -6,
    },
    { name: 'surroundings', text: surroundingsOf(box, own), strong: 3, weak: 1, decoy: -3 },
    {
      name: 'form',
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
 * @returns whether this source says so.
 */
function weigh(
  source: Source,
  isNamed: boolean,
  add: (points: number, why: string) => void,
): boolean {
  const text = fold(source.text)
  const rest = text.replace(new RegExp(giftWords, 'gu'), ' ')
  const isGift = rest !== text
  const isStrong = fieldWords.test(rest)
  const isDecoy = decoyWords.test(rest)
  if (isStrong) add(source.strong, `${source.name} names a voucher`)
  else if (weakFieldWords.test(rest) && !isGift) add(source.weak, `${source.name} names a code`)
  const isAround = source.name === 'surroundings' || source.name === 'form'
  if (isAround && isNamed) return true
  if (isGift) add(isStrong ? -1 : source.decoy, `${source.name} names a gift card`)
  if (isDecoy && !(isStrong && isAround)) add(source.decoy, `${source.name} names another thing`)
  return isStrong && !isGift && !isDecoy && !isAround
}

import { plainText, readText, type ReadText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { decoyWords, fieldWords, giftWords, weakFieldWords } from '../lexicon/finding.ts'
import { alternatives, everywhere, fold } from '../lexicon/phrases.ts'
import { identityOf, labelOf, shownLabelOf } from './fields.ts'

/** What the words about a field say: points for and against it, and how sure they are. */
interface Weighed {
  readonly points: number
  /** The field's own words say that it takes a voucher. */
  readonly isNamed: boolean
  /** Words speak of vouchers, its own or those around it. */
  readonly isStrong: boolean
}

/**
 * Weighs what the page says of a field: in its label, in its names, around it and in its form.
 *
 * @param box the part of the page that is about the field alone.
 */
export function weighWords(field: HTMLInputElement, box: Element, view: View): Weighed {
  let all: Weighed = { points: 0, isNamed: false, isStrong: false }
  for (const source of sourcesOf(field, box, view)) {
    const { points, isNamed, isStrong } = weigh(source, all.isNamed)
    all = {
      points: all.points + points,
      isNamed: all.isNamed || isNamed,
      isStrong: all.isStrong || isStrong,
    }
  }
  return all
}

const withoutSearch = (field: Element) =>
  identityOf(field, ['name']).replace(/^(?:search|suche)$/i, '')

/** A source of words about a field, and how much each kind of word counts there. */
interface Source {
  /** It speaks of what lies around the field as well. */
  readonly isAround: boolean
  readonly text: string
  /** The part of it that is a heading of the field. */
  readonly heading?: string
  readonly strong: number
  readonly weak: number
  readonly decoy: number
}

/** Attributes that name a field for programs. */
export const fieldNames = [
  ...['name', 'id', 'autocomplete', 'formcontrolname'],
  ...['data-testid', 'data-test', 'data-test-id', 'data-qa', 'data-cy', 'data-entity', 'data-role'],
]

/** Of vouchers, gift cards aside, and of nothing else. */
function speaksOfVouchers(label: string): boolean {
  const rest = withoutGift(fold(label))
  return fieldWords.test(rest) && (!isForOther(rest) || takesEither(rest))
}

/** "Nome do cupão": a voucher has a name as well, and it is its code. */
const namesItself =
  /^(?:(?:name|nome|nombre|nom|naam|nazwa)(?: (?:of|of the|do|da|del|des|du|de|van|van de))? [^\s]+|[^\s]+ name)\W*$/

/** "As it stands on your flyer or email", "aus unserem Newsletter": where the code was read. */
const whereRead = new RegExp(
  String.raw`(?<!\p{L})(?:(?:on|in|from|aus|auf|dans|de|en|uit|op|z|em)\s(?:the|your|our|an?|my|` +
    'unserem|unserer|dem|der|einer|ihrer|deiner|la|notre|votre|el|tu|su|nuestr[ao]|de|onze|je|uw|' +
    String.raw`een|naszego|nosso|nossa|seu|sua)|im|vom|nella|dalla|nell|dell|no|na|do|da|by|via|per|` +
    String.raw`par|por|przez|in an|reçu|received an?|got an?)[\s']` +
    '(?:(?:flyer|letter|leaflet|card|brief|lettre|carta|or|and|oder|ou|o|of|lub|welcome|last|post|sms|text|courrier)' +
    String.raw`\s){0,3}(?:e[\s-]?mail|mail|courriel|courrier|newsletter|catalog|katalog)\p{L}*`,
  'gu',
)

/** Whether folded words are for another thing than a voucher. */
export const isForOther = (text: string) =>
  text.split('\n').some((line) => {
    const isOwnName = namesItself.test(line) && fieldWords.test(line)
    return !isOwnName && decoyWords.test(line.replace(whereRead, ' '))
  })

/** "Referral or discount code" */
const takesEither = (text: string) =>
  alternatives(text).some((part) => fieldWords.test(part) && !decoyWords.test(part))

function sourcesOf(field: HTMLInputElement, box: Element, view: View): Source[] {
  const { form } = field
  // Templates are copied with labels for assistive technology that speak of another field.
  const shown = shownLabelOf(field)
  const own = speaksOfVouchers(shown) ? shown : labelOf(field)
  // Names are copied from other fields, and the shopper's words are not.
  const isLabelled = speaksOfVouchers(own)
  const isOther = isForOther(fold(own)) && !isLabelled
  // Component libraries call a field by what else it can do, "select-search-input": its class is
  // read only where its label leaves open what it is for.
  const names = isLabelled ? fieldNames : [...fieldNames, 'class']
  return [
    { isAround: false, text: own, strong: 6, weak: 2, decoy: -8 },
    {
      isAround: false,
      text: identityOf(field, names),
      strong: isOther ? 1 : 4,
      weak: 1,
      // What is sent is told by the name; ids are copied with a template, and so is a search's name.
      decoy: isLabelled && !decoyWords.test(fold(withoutSearch(field))) ? -3 : -6,
    },
    { isAround: true, ...surroundingsOf(field, box, own, view), strong: 3, weak: 1, decoy: -3 },
    {
      isAround: true,
      text: form === null ? '' : identityOf(form, ['id', 'class', 'name', 'action']),
      strong: 2,
      weak: 0,
      decoy: -5,
    },
  ]
}

function surroundingsOf(
  field: Element,
  box: Element,
  own: string,
  view: View,
): { text: string; heading: string } {
  const legend = plainText(box.closest('fieldset')?.querySelector('legend'))
  const ids = identityOf(box, ['id', 'class'])
  // What nobody sees, such as the other panes of a switch, is about something else.
  const read = readText(box, view)
  const seen = read.text
  const title = plainText(box.querySelector(headings)) || firstLine(read, field)
  const isLabel = seen !== '' && plainText(box) === plainText(box.querySelector('label'))
  // A field with words for something else is not what the line before is about.
  const before = decoyWords.test(fold(seen)) ? '' : lineBefore(box)
  const around = [legend, headingOver(box), before, ids]
  return {
    text: [isLabel ? seen.replace(own, '') : seen, ...around].join('\n'),
    heading: [title, ...around].join('\n'),
  }
}

const entries =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button]), textarea'

/** A line of words right before the box: "Have a code?", and the field below. */
function lineBefore(box: Element): string {
  for (let part = box.previousElementSibling; part; part = part.previousElementSibling) {
    const text = part.localName === 'template' ? '' : plainText(part)
    // Of a row of tabs only one is about the field.
    const isChoice = part.querySelectorAll('a, button, [role=tab], label').length > 1
    // Words that stand with a field of their own are about that one.
    if (part.querySelector(entries) !== null) return ''
    if (text !== '') return text.length <= 80 && !isChoice ? text : ''
  }
  return ''
}

/** A short line over the field stands for a heading where there is none; no control is one. */
function firstLine({ pieces }: ReadText, field: Element): string {
  const part = pieces[0]?.node.parentElement
  if (part?.closest('a, button, label') !== null) return ''
  const isOver = (part.compareDocumentPosition(field) & 4) !== 0 /* DOCUMENT_POSITION_FOLLOWING */
  const text = plainText(part)
  return isOver && text.length <= 40 ? text : ''
}

/** What names a part of the page. */
export const headings = 'h1, h2, h3, h4, h5, h6, summary, [role=heading]'

/** What the part of the page is called that the box lies in. */
function headingOver(box: Element): string {
  const part = box.closest('section, fieldset, details, dialog, [role=dialog], form')
  if (part === null || plainText(part).length > 400) return ''
  const heading = part.querySelector(headings)
  return `${plainText(heading)}\n${part.getAttribute('aria-label') ?? ''}`
}

/**
 * A gift card's words are set apart, since one field often takes either.
 *
 * @param isNamed the field's own label or name says that it takes a voucher: words around it then
 *   speak of what lies beside it, such as the rows of a summary.
 * @returns points for and against it, and whether this source names it.
 */
function weigh(source: Source, isNamed: boolean): Weighed {
  const text = fold(source.text)
  const rest = withoutGift(text)
  const isGift = rest !== text
  const isStrong = fieldWords.test(rest)
  const isDecoy = isForOther(rest) && !takesEither(rest)
  const isWeak = !isStrong && !isGift && weakFieldWords.test(rest)
  let points = isStrong ? source.strong : isWeak ? source.weak : 0
  const { isAround } = source
  // A heading that speaks of gift cards alone tells what the field's own words leave open.
  if (isAround && isNamed) {
    const heading = fold(source.heading ?? source.text)
    const isGifts = !isStrong && withoutGift(heading) !== heading
    return { points: isGifts ? 2 * source.decoy : points, isNamed, isStrong }
  }
  if (isGift) points += isStrong ? -1 : source.decoy
  if (isDecoy && !(isStrong && isAround)) points += source.decoy
  return { points, isNamed: isStrong && !isGift && !isDecoy && !isAround, isStrong }
}

/**
 * The text without gift cards. Their short name on a line of its own is theirs too: in "Gift voucher"
 * with "Voucher number" below there is no voucher, in "Voucher or gift voucher" there is.
 */
function withoutGift(text: string): string {
  const lines = text.split('\n')
  const rests = lines.map((line) => line.replace(everywhere(giftWords), ' '))
  const short = lines
    .filter((line, at) => line !== rests[at] && !fieldWords.test(rests[at] ?? ''))
    .flatMap((line) => line.match(everywhere(giftWords)) ?? [])
    .flatMap((gift) => gift.match(everywhere(fieldWords)) ?? [])
  return short.reduce((rest, each) => rest.replaceAll(each, ' '), rests.join('\n'))
}

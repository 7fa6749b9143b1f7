import { words } from '../lexicon/phrases.ts'
import { parentOf, scopeOf } from './shadow.ts'
import { allOf, rootsIn, type View } from './view.ts'

/** Elements whose text nobody reads, and prices that are struck out. */
const unread = 'script, style, noscript, template, option, textarea, title, del, s, strike'

/** Text that a shopper reads in an element, and where each of its text nodes starts. */
export interface ReadText {
  /** Text nodes of different elements stand on lines of their own, except within a number. */
  readonly text: string
  readonly pieces: readonly { readonly start: number; readonly node: Text }[]
}

/**
 * Text nodes under `root` that can be read, in the order of the document.
 *
 * @param isWanted asked of each text first, since it costs far less than to see whether it shows.
 */
export function* textNodes(
  root: Node,
  view: View,
  isWanted = (text: string): boolean => /\S/.test(text),
): Generator<Text> {
  for (const part of [root, ...rootsIn(view, root)]) {
    const walker = view.document.createTreeWalker(part, 4 /* SHOW_TEXT */)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = parentOf(node)
      // Templates indent their texts.
      const isRead =
        isWanted((node.nodeValue ?? '').trim()) &&
        parent?.closest(unread) === null &&
        (view.isVisible(parent) || isSaidBeside(parent, view))
      if (isRead) yield node as Text
    }
  }
}

/**
 * On a narrow screen tables hide the name of a row, and the cell behind it tells it once more by its
 * style: `<th hidden>Total</th><td data-title="Total">`.
 */
function isSaidBeside(part: Element, view: View): boolean {
  const cell = part.closest('th')?.nextElementSibling
  return cell?.getAttribute('data-title') === plainText(part) && view.isVisible(cell)
}

/** Text of a node; comments, which frameworks leave between others, have none. */
export const textOf = (node: Node): string => (node.nodeType === 8 ? '' : (node.textContent ?? ''))

export function readText(element: Element, view: View): ReadText {
  let text = ''
  const pieces: { start: number; node: Text }[] = []
  let previous: Text | undefined
  for (const node of textNodes(element, view)) {
    const own = node.data.replace(/[ \t\r\n]+/g, ' ').trim()
    // `12` `€` `50`: the sign parts a number from its cents.
    const sign = pieces.at(-1)
    if (sign && endsWithSign.test(text) && isCents(own, node)) {
      text = `${text.slice(0, -2)}${text.slice(-1)}`
      pieces[pieces.length - 1] = { ...sign, start: text.length - 1 }
    } else if (previous !== undefined) text += separator(text, own, previous, node)
    pieces.push({ start: text.length, node })
    text += own
    previous = node
  }
  return { text, pieces }
}

/** Prices are often cut into elements: `£` `12` `.50`, or cents raised without a mark. */
function separator(before: string, after: string, previous: Text, node: Text): string {
  if (/\d$/.test(before) && /^[.,]\d?/.test(after)) return ''
  if (/\d[.,]$/.test(before) && /^\d/.test(after)) return ''
  if (/\d$/.test(before) && /^\p{Sc}?\d\d$/u.test(after) && holdsCents(node.parentElement)) {
    return /^\d/.test(after) ? '.' : ''
  }
  return between(previous, node) ?? '\n'
}

/** The whole text that a text node is a piece of, up to the elements around it. */
export function runOf(piece: Text): string {
  let text = piece.data
  for (let node = piece.previousSibling; node && node.nodeType !== 1; node = node.previousSibling) {
    text = textOf(node) + text
  }
  for (let node = piece.nextSibling; node && node.nodeType !== 1; node = node.nextSibling) {
    text += textOf(node)
  }
  return text
}

/**
 * What stands between two texts of one element: a space, or nothing where they are pieces that a
 * framework has put together; undefined where they are of different elements.
 */
function between(previous: Text, node: Text): string | undefined {
  if (previous.parentNode !== node.parentNode) return undefined
  let text = previous.data.slice(-1) + node.data.slice(0, 1)
  for (let next = previous.nextSibling; next && next !== node; next = next.nextSibling) {
    if (next.nodeType !== 8) text += ' '
  }
  return /\s/.test(text) ? ' ' : ''
}

/** The parser of amounts knows this form of the euro alone. */
const endsWithSign = /\d\n€$/

const isCents = (text: string, node: Text) => /^\d\d$/.test(text) && holdsCents(node.parentElement)

const holdsCents = (part: Element | null) =>
  part?.localName === 'sup' || cents.test(words(part?.getAttribute('class') ?? ''))

const cents = /(?<!\p{L})(?:cents?|centimes|decimals?|fraction|superscript)(?!\p{L})/iu

/** The text node that holds the character at `offset`. */
export function nodeAt({ pieces }: ReadText, offset: number): Text | undefined {
  return pieces.findLast(({ start }) => start <= offset)?.node
}

/** Text of an element in one line, whether it can be seen or not. */
export function plainText(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * The same with a space between the texts of different elements, as a shopper sees them apart:
 * `Discount` and `SAVE10` stand in two spans without white space between.
 */
export function spacedText(element: Element | null | undefined): string {
  if (!element) return ''
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* SHOW_TEXT */)
  let text = ''
  let previous: Text | undefined
  for (let node = walker.nextNode() as Text | null; node !== null;) {
    if (node.parentElement?.closest('script, style, template') === null) {
      text += `${previous === undefined ? '' : (between(previous, node) ?? ' ')}${node.data}`
      previous = node
    }
    node = walker.nextNode() as Text | null
  }
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * What `plainText` says, and in a shadow root what the page has put into the element's slots: the
 * label of a field is often the host's own text.
 */
export function slottedText(element: Element): string {
  const slots =
    element.getRootNode() === element.ownerDocument ? [] : element.querySelectorAll('slot')
  const slotted = [...slots].flatMap((slot) =>
    slot.assignedNodes({ flatten: true }).map(({ textContent }) => textContent ?? ''),
  )
  return [gappedText(element), ...slotted].join(' ').replace(/\s+/g, ' ').trim()
}

/** A word may be cut into elements, "<b>R</b>emove"; "Summary<b>85.00</b>" are two. */
function gappedText(element: Element): string {
  const whole = plainText(element)
  if (element.firstElementChild === null || !/\p{L}\d|\d\p{L}/u.test(whole)) return whole
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* SHOW_TEXT */)
  let text = ''
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = node.nodeValue ?? ''
    text += wordAtEnd.test(text) && numberAtStart.test(own) ? ` ${own}` : own
  }
  return text.replace(/\s+/g, ' ').trim()
}

const wordAtEnd = /\p{L}$/u
const numberAtStart = /^(?:\p{Sc}\s?)?\d/u

/** A label that nobody translated, as words: `removeLabel`, `cart.coupon.remove`. */
const spoken = (label: string) =>
  /^[a-z]\w*(?:\.\w+)+$|^[a-z]+[A-Z]\w*$/.test(label) ? words(label) : label

/** What a control is called: its words, value and labels for assistive technology. */
export function controlName(control: Element): string {
  const isInput = control.localName === 'input'
  return [
    isInput ? '' : slottedText(control),
    isInput && control.getAttribute('type') !== 'image'
      ? (control.getAttribute('value') ?? '')
      : '',
    ...['aria-label', 'title'].map((name) => spoken(control.getAttribute(name) ?? '')),
    referencedText(control, 'aria-labelledby'),
    control.getAttribute('alt') ?? '',
    ...(control.firstElementChild === null
      ? []
      : [...control.querySelectorAll('img, svg title')].flatMap((icon) =>
          icon.localName === 'img'
            ? ['alt', 'title'].map((name) => icon.getAttribute(name) ?? '')
            : plainText(icon),
        )),
  ]
    .filter((part) => part !== '' && !slip.test(part))
    .join('\n')
}

/** What a program writes into a label where its words are missing. */
const slip = /^(?:\[object \w+\]|undefined|null|NaN)$/

/**
 * Elements with a name that the pattern finds, and those of a selector, in the order of the
 * document. One pattern is many times faster than a selector for each of its words.
 *
 * @param attributes that hold names.
 */
export function elementsNamed(
  view: View,
  names: RegExp,
  attributes: readonly ('class' | 'id')[],
  selector: string,
): Element[] {
  const all = allOf(view, [selector, ...attributes.map((name) => `[${name}]`)].join(', '))
  return all.filter(
    (element) =>
      attributes.some((name) => names.test(element.getAttribute(name) ?? '')) ||
      element.matches(selector),
  )
}

/** Text of the elements whose ids an ARIA attribute lists; of a list to choose from what is chosen. */
export function referencedText(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? []
  return ids
    .map((id) => (id === '' ? null : scopeOf(element).getElementById(id)))
    .map((part) => chosenText(part) ?? plainText(part))
    .join(' ')
    .trim()
}

/** What is chosen of a list, as one text; undefined for any other element. */
export function chosenText(part: Element | null): string | undefined {
  if (part?.localName !== 'select') return undefined
  return plainText((part as HTMLSelectElement).selectedOptions[0])
}

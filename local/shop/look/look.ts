import { choicesOf, type Choices } from '../trade/choices.ts'
import type { Temperament } from '../temperaments.ts'
import { namesOf, type Names } from './names.ts'
import { phrasesOf, type Phrases } from './words.ts'

/** Everything in which the pages of two seeds differ. Each variety is one that real shops have. */
export interface Look {
  readonly names: Names
  readonly phrases: Phrases
  readonly languageTag: string
  readonly currency: string
  readonly basketPath: '/basket' | '/cart' | '/bag'
  /** Who answers a code: the server with a new page, or a script in the page. */
  readonly answeredBy: 'page' | 'script'
  readonly palette: { readonly sea: string; readonly deep: string; readonly sand: string }
  readonly summary: 'table' | 'dl' | 'list' | 'blocks'
  readonly totalTag: 'strong' | 'span' | 'b'
  readonly totalFirstInDocument: boolean
  readonly totalInBar: 'never' | 'narrow' | 'always'
  readonly vat: 'absent' | 'before-total' | 'after-total' | 'in-label'
  readonly code: CodeLook
  readonly lines: {
    readonly element: 'table' | 'list' | 'cards'
    readonly quantity: 'number' | 'select' | 'stepper'
    readonly removal: 'link' | 'button' | 'cross'
  }
  /** HTTP status of a script's answer to a code that is refused. */
  readonly refusalStatus: 200 | 422
  readonly message: 'alert' | 'under-field' | 'toast' | 'banner'
  readonly decoys: ReadonlySet<Decoy>
}

interface CodeLook {
  readonly place: 'above-lines' | 'below-lines' | 'above-summary' | 'in-summary' | 'below-summary'
  readonly revealed: 'open' | 'details' | 'button' | 'inserted'
  readonly label: 'for' | 'wrapping' | 'placeholder' | 'aria' | 'beside'
  readonly button: 'button' | 'input' | 'plain' | 'div' | 'outside'
  /** What holds field and button: a form of its own, the basket's form, or nothing. */
  readonly holder: 'own-form' | 'basket-form' | 'bare'
  /** Whether a script's form would work without the script. */
  readonly formWorksAlone: boolean
  readonly hasId: boolean
  /** A script needs no name on the field. */
  readonly hasName: boolean
  readonly wrappers: number
  readonly applied: 'chip' | 'row' | 'text' | 'locked'
  readonly entryWhenApplied: 'stays' | 'vanishes'
  readonly takeOff: 'link' | 'button'
  readonly namelessCross: boolean
  /** What a script paints anew after an answer: the whole box, or only what changed in it. */
  readonly repaint: 'box' | 'parts'
  readonly waiting: 'nothing' | 'disabled' | 'skeleton'
  /** A second copy of the box; one of the two is shown, by the width of the window. */
  readonly twice: boolean
}

const decoys = [
  'search',
  'newsletter',
  'gift-card',
  'postcode',
  'comments',
  'loyalty',
  'product-code',
  'not-applied-row',
  'saved-row',
] as const
export type Decoy = (typeof decoys)[number]

const palettes = [
  { sea: '#2f7f86', deep: '#1d4f57', sand: '#f6efe3' },
  { sea: '#b4533a', deep: '#7a2f1d', sand: '#faf1ea' },
  { sea: '#3a5f95', deep: '#233d64', sand: '#f1f2f0' },
  { sea: '#5d7a3d', deep: '#3b5024', sand: '#f5f3e6' },
] as const

export function lookOf(temperament: Temperament, seed: number): Look {
  const choices = choicesOf(temperament.name, seed)
  const { pick, chance } = choices
  const answeredBy =
    temperament.answeredBy === 'either'
      ? pick('answered by', ['page', 'script'])
      : temperament.answeredBy
  return {
    names: namesOf(choices),
    phrases: phrasesOf(temperament.words, choices),
    languageTag: temperament.languageTag,
    currency: temperament.currency,
    basketPath: pick('basket path', ['/basket', '/cart', '/bag']),
    answeredBy,
    palette: pick('palette', palettes),
    summary: pick('summary', ['table', 'dl', 'list', 'blocks']),
    totalTag: pick('total tag', ['strong', 'span', 'b']),
    totalFirstInDocument: chance('total first', 0.15),
    totalInBar: pick('total in bar', ['never', 'narrow', 'always']),
    vat: pick('vat', ['absent', 'before-total', 'after-total', 'in-label']),
    code: codeLook(choices, answeredBy, temperament),
    lines: {
      element: pick('lines element', ['table', 'list', 'cards']),
      quantity: pick('lines quantity', ['number', 'select', 'stepper']),
      removal: pick('lines removal', ['link', 'button', 'cross']),
    },
    refusalStatus: pick('refusal status', [200, 422]),
    message: pick('message', ['alert', 'under-field', 'toast', 'banner']),
    decoys: new Set(decoys.filter((decoy) => chance(`decoy ${decoy}`, 0.55))),
  }
}

function codeLook(
  choices: Choices,
  answeredBy: Look['answeredBy'],
  temperament: Temperament,
): CodeLook {
  const { pick, chance } = choices
  const { submitsByScript, foldsField, redrawsField, namesCodes, takesOff } = temperament
  const scripted = answeredBy === 'script'
  const holder = submitsByScript
    ? 'own-form'
    : scripted
      ? pick('code holder', ['own-form', 'own-form', 'bare'])
      : pick('code holder', ['own-form', 'own-form', 'basket-form'])
  // A field that is locked or gone could not take the code that replaces the one in it, nor be asked
  // what the shop knows of it.
  const mayShut = takesOff && namesCodes
  const applied = mayShut
    ? pick('code applied', ['chip', 'row', 'text', 'locked'])
    : pick('code applied', ['chip', 'row', 'text'])
  const entryWhenApplied =
    mayShut && (applied === 'chip' || applied === 'text') && chance('code entry vanishes', 0.2)
      ? 'vanishes'
      : 'stays'
  const formWorksAlone = chance('code form works alone', 0.5)
  return {
    place:
      holder === 'basket-form'
        ? pick('code place', ['above-lines', 'below-lines'])
        : pick('code place', [
            'above-lines',
            'below-lines',
            'above-summary',
            'in-summary',
            'below-summary',
          ]),
    revealed: foldsField
      ? pick('code revealed', ['details', 'button', 'inserted'])
      : pick('code revealed', ['open', 'open', 'open', 'open', 'details', 'button']),
    label: pick('code label', ['for', 'wrapping', 'placeholder', 'aria', 'beside']),
    button: submitsByScript
      ? pick('code button', ['plain', 'div'])
      : codeButton(choices, holder, scripted),
    holder,
    formWorksAlone,
    hasName: !scripted || (holder === 'own-form' && formWorksAlone) || chance('code name', 0.5),
    hasId: chance('code id', 0.6),
    wrappers: choices.between('code wrappers', 0, 3),
    applied,
    entryWhenApplied,
    takeOff: pick('code take off', ['link', 'button']),
    namelessCross: chance('code nameless cross', 0.4),
    repaint:
      applied === 'locked' || entryWhenApplied === 'vanishes' || redrawsField
        ? 'box'
        : pick('code repaint', ['box', 'parts']),
    // A total that is not painted again would stay a skeleton.
    waiting:
      temperament.totals === 'stale'
        ? pick('code waiting', ['nothing', 'disabled'])
        : pick('code waiting', ['nothing', 'disabled', 'skeleton']),
    twice: holder === 'own-form' && chance('code twice', 0.3),
  }
}

function codeButton(
  choices: Choices,
  holder: CodeLook['holder'],
  scripted: boolean,
): CodeLook['button'] {
  if (holder === 'bare') return choices.pick('code button', ['plain', 'div'])
  if (holder === 'basket-form') return choices.pick('code button', ['button', 'input'])
  return scripted
    ? choices.pick('code button', ['button', 'input', 'plain', 'div'])
    : choices.pick('code button', ['button', 'input', 'button', 'outside'])
}

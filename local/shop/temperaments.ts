import { germanWords } from './look/german.ts'
import { englishWords, type Words } from './look/words.ts'
import { ownPromotion } from './trade/promotions.ts'
import type { Promotion } from './trade/pricing.ts'

/** How a shop behaves, whatever it looks like: one host name each. */
export interface Temperament {
  /** First label of its host name. */
  readonly name: string
  readonly about: string
  /** BCP 47, for money and the page's `lang`. */
  readonly languageTag: string
  /** ISO 4217. */
  readonly currency: string
  readonly words: Words
  /** Who answers a code; `either` leaves it to the seed. */
  readonly answeredBy: 'page' | 'script' | 'either'
  /** What a script does with the shop's answer: paints it, or loads the page again. */
  readonly afterAnswer: 'repaint' | 'reload' | 'words-then-reload'
  /** A script sends the form, with `form.submit()`. */
  readonly submitsByScript: boolean
  /** When totals in the page are true: always, after a load only, or once a script has drawn them. */
  readonly totals: 'live' | 'stale' | 'drawn'
  /** The field is folded away under every seed. */
  readonly foldsField: boolean
  /** A script draws the field anew as soon as it has asked the shop. */
  readonly redrawsField: boolean
  /** A refused code takes the good one off with it under every seed. */
  readonly dropsCode: boolean
  /** Whether the shop says which code is on, or only that one is. */
  readonly namesCodes: boolean
  /** Whether a code can be taken off, or only be replaced by another. */
  readonly takesOff: boolean
  /** Whether the shop says that it refuses a code. */
  readonly saysRefusals: boolean
  /** Milliseconds to an answer; null for the usual ones. */
  readonly answersAfter: number | null
  /** The basket stands in a frame of the basket's page: of its own origin, or of another one. */
  readonly framesBasket: 'not' | 'here' | 'elsewhere'
  /** A script puts the basket into an element of its own, whose shadow root is closed. */
  readonly shutsBasket: boolean
  /** A picture in the page that never comes, so that the page is never done with loading. */
  readonly hangs: boolean
  /** What the shop answers to the codes that come after the given number, for a while. */
  readonly limit: { readonly codes: number; readonly status: 429 | 503 } | null
  /** A script in the page that works against whoever tries codes. */
  readonly meddles: boolean
  /** On the basket already when the shopper arrives. */
  readonly ownPromotion: Promotion | null
  /** Takes codes that change nothing, with the same kind words as the others. */
  readonly acceptsUselessCodes: boolean
  /** The price of delivery, always in the total, is shown only under a refused code. */
  readonly showsDeliveryAfterRefusal: boolean
}

const british = {
  languageTag: 'en-GB',
  currency: 'GBP',
  words: englishWords,
  answeredBy: 'either',
  afterAnswer: 'repaint',
  submitsByScript: false,
  totals: 'live',
  foldsField: false,
  redrawsField: false,
  dropsCode: false,
  namesCodes: true,
  takesOff: true,
  saysRefusals: true,
  answersAfter: null,
  framesBasket: 'not',
  shutsBasket: false,
  hangs: false,
  limit: null,
  meddles: false,
  ownPromotion: null,
  acceptsUselessCodes: false,
  showsDeliveryAfterRefusal: false,
} as const satisfies Omit<Temperament, 'name' | 'about'>

export const temperaments: readonly Temperament[] = [
  {
    ...british,
    name: 'form-post',
    about: 'A form is sent and the page comes back. One code at a time.',
    answeredBy: 'page',
  },
  {
    ...british,
    name: 'ajax',
    about: 'A script in the page asks the shop and repaints what changed.',
    answeredBy: 'script',
  },
  {
    ...british,
    name: 'own-code',
    about: 'You arrive with a code of your own on the basket.',
    ownPromotion,
  },
  {
    ...british,
    name: 'nameless-code',
    about: 'You arrive with a code of your own, and the shop doesn’t say which it is.',
    namesCodes: false,
    ownPromotion,
  },
  {
    ...british,
    name: 'shipping-line',
    about: 'A refused code brings a new line for shipping under the total.',
    showsDeliveryAfterRefusal: true,
  },
  {
    ...british,
    name: 'no-effect',
    about: 'Codes are "applied successfully" and change nothing.',
    acceptsUselessCodes: true,
  },
  {
    ...british,
    name: 'reload',
    about: 'A script asks the shop and then loads the page again.',
    answeredBy: 'script',
    afterAnswer: 'reload',
  },
  {
    ...british,
    name: 'words-then-reload',
    about: 'A script says what became of the code, and a while later loads the page again.',
    answeredBy: 'script',
    afterAnswer: 'words-then-reload',
  },
  {
    ...british,
    name: 'drawn-total',
    about: 'A form is sent, and a script draws the total into the page that comes back.',
    answeredBy: 'page',
    totals: 'drawn',
  },
  {
    ...british,
    name: 'script-form',
    about: 'A button that is none of the form’s sends the form by script.',
    answeredBy: 'page',
    submitsByScript: true,
  },
  {
    ...british,
    name: 'reload-own-code',
    about: 'The page is loaded again for each code, and you bring one of your own.',
    answeredBy: 'script',
    afterAnswer: 'reload',
    ownPromotion,
  },
  {
    ...british,
    name: 'stale-total',
    about: 'The total stays as it was until the page is loaded again.',
    answeredBy: 'script',
    totals: 'stale',
  },
  {
    ...british,
    name: 'redrawn-field',
    about: 'The field is drawn anew while the shop still thinks.',
    answeredBy: 'script',
    redrawsField: true,
  },
  {
    ...british,
    name: 'folded',
    about: 'The field is behind something to open, or not there before that is pressed.',
    foldsField: true,
  },
  {
    ...british,
    name: 'drops-code',
    about: 'A wrong code takes the good one off.',
    dropsCode: true,
  },
  {
    ...british,
    name: 'no-removal',
    about: 'A code can be replaced by another, and never be taken off.',
    takesOff: false,
  },
  {
    ...british,
    name: 'silent-refusal',
    about: 'A refused code changes nothing, and nobody says so.',
    saysRefusals: false,
  },
  {
    ...british,
    name: 'slow',
    about: 'Every answer takes two seconds.',
    answersAfter: 2000,
  },
  {
    ...british,
    name: 'hanging',
    about: 'A picture never comes, so the page never ends to load.',
    hangs: true,
  },
  {
    ...british,
    name: 'framed',
    about: 'The basket stands in a frame, which alone is loaded again.',
    framesBasket: 'here',
  },
  {
    ...british,
    name: 'framed-elsewhere',
    about: 'The basket stands in a frame of another host: Pouch asks to be let in there.',
    framesBasket: 'elsewhere',
  },
  {
    ...british,
    name: 'shut-away',
    about: 'The basket stands in a component whose shadow root is closed to every page.',
    shutsBasket: true,
  },
  {
    ...british,
    name: 'too-many',
    about: 'After four codes the shop answers 429 to the next three.',
    limit: { codes: 4, status: 429 },
  },
  {
    ...british,
    name: 'breaks-down',
    about: 'After four codes the shop answers 503 to the next three.',
    limit: { codes: 4, status: 503 },
  },
  {
    ...british,
    name: 'german',
    about: 'In German: amounts such as 1.234,50 € and the words of German shops.',
    languageTag: 'de-DE',
    currency: 'EUR',
    words: germanWords,
  },
  {
    ...british,
    name: 'meddling',
    about: 'The page’s own script works against whoever tries codes.',
    meddles: true,
  },
]

export function temperamentOf(name: string): Temperament | undefined {
  return temperaments.find((temperament) => temperament.name === name)
}

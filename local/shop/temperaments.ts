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
  ownPromotion: null,
  acceptsUselessCodes: false,
  showsDeliveryAfterRefusal: false,
} as const

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
    answeredBy: 'either',
    ownPromotion,
  },
  {
    ...british,
    name: 'shipping-line',
    about: 'A refused code brings a new line for shipping under the total.',
    answeredBy: 'either',
    showsDeliveryAfterRefusal: true,
  },
  {
    ...british,
    name: 'no-effect',
    about: 'Codes are "applied successfully" and change nothing.',
    answeredBy: 'either',
    acceptsUselessCodes: true,
  },
]

export function temperamentOf(name: string): Temperament | undefined {
  return temperaments.find((temperament) => temperament.name === name)
}

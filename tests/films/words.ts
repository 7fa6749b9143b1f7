import type { Translation } from '#domain/locale.ts'

/** What the films show and say. Amounts are minor units of the currency. */
export interface FilmWords {
  /** BCP 47 tag. */
  readonly tag: string
  readonly currency: 'GBP' | 'EUR'
  readonly basket: string
  readonly toPay: string
  readonly youSave: string
  readonly pin: string
  readonly extensions: string
  readonly end: string
  readonly steps: readonly [string, string, string]
  readonly introCaptions: readonly [string, string, string, string]
  readonly walkthroughCaptions: readonly [string, string, string, string]
}

export const filmWords: Readonly<Record<Translation, FilmWords>> = {
  en: {
    tag: 'en-GB',
    currency: 'GBP',
    basket: 'Your basket',
    toPay: 'To pay',
    youSave: 'You save {amount}',
    pin: 'Pin to toolbar',
    extensions: 'Extensions',
    end: 'Codes that are tried for you',
    steps: ['Pin Pouch', 'Press it at the checkout', 'Keep the best price'],
    introCaptions: [
      'You fill your basket, as always.',
      'At the checkout you press Pouch.',
      'It tries one code after another and reads the total.',
      'The best one stays, and you pay less.',
    ],
    walkthroughCaptions: [
      'Press the puzzle piece, then the pin beside Pouch.',
      'Now its button is always at hand: press it at the checkout.',
      'Pouch tries one code after another.',
      'The best code stays in your basket.',
    ],
  },
  de: {
    tag: 'de-DE',
    currency: 'EUR',
    basket: 'Dein Warenkorb',
    toPay: 'Zu zahlen',
    youSave: 'Du sparst {amount}',
    pin: 'An Leiste anheften',
    extensions: 'Erweiterungen',
    end: 'Codes, die für dich probiert werden',
    steps: ['Hefte Pouch an', 'Drück an der Kasse darauf', 'Behalte den besten Preis'],
    introCaptions: [
      'Du füllst deinen Warenkorb wie immer.',
      'An der Kasse drückst du auf Pouch.',
      'Es probiert einen Code nach dem anderen und liest die Summe.',
      'Der beste bleibt stehen, und du zahlst weniger.',
    ],
    walkthroughCaptions: [
      'Drück auf das Puzzleteil und dann auf die Nadel neben Pouch.',
      'Jetzt ist der Knopf immer zur Hand: Drück an der Kasse darauf.',
      'Pouch probiert einen Code nach dem anderen.',
      'Der beste Code bleibt in deinem Warenkorb.',
    ],
  },
}

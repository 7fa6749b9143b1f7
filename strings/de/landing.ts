import type { LandingStrings } from '../en/landing.ts'

export const landing: LandingStrings = {
  heading: 'Der beste Code für {name}, für dich gefunden',
  lead: 'Drück an der Kasse von {name} auf einen Knopf. Pouch probiert die Codes aus, die es kennt, und lässt den im Warenkorb, der am meisten spart.',
  allOffers: 'Alle Angebote von {name}',
  offersHeading: 'Gerade gültig bei {name}',
  moreHeading: 'Weitere Shops mit gültigen Codes',
}

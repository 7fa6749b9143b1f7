import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount: 'som, huurprijs, cursusprijs, huursom',
  newPrice:
    'nieuwe prijs, prijs met korting, prijs met kortingscode, prijs na korting, ' +
    'verwachte prijs, totaal met korting, totaal na korting, totaalbedrag na korting, ' +
    'nieuw totaal, nieuw bedrag',
  subtotal: 'subtotaal, tussentotaal, totaal artikelen, totaal producten, artikelen totaal',
  delivery: 'verzend*, bezorg*, levering',
  strongTotal:
    'totaalbedrag, eindtotaal, eindbedrag, totaalprijs, totaal bestelling, besteltotaal, ' +
    'ordertotaal',
  notTotal:
    'afhalen, ophalen, waarvan, aan te betalen, kamer, nacht, kamers, nachten, verlenging*, ' +
    'verzend*, bezorg*, levering, korting*, bespaar*, besparing, voordeel, btw, artikelen, ' +
    'punten, excl*, producten, aanbetaling, termijn*, tegoed*, waardebon*, zonder, hoe, ' +
    'ter plaatse, borg, later, met abonnement, minimum*, restbedrag, gespaard*, maandbedrag, ' +
    'minimaal',
  including: 'inclusief, incl, met, na korting',
  containing: 'waarvan, bevat',
  tax: 'btw, belasting*',
  net: 'excl btw, exclusief btw, ex btw, zonder btw',
  condition: 'vanaf, boven, minimaal, minstens, ten minste',
  rate: 'maandelijks*, jaarlijks*, per maand, per jaar',
  credit: 'rente, debetrente, kredietbedrag',
  interestFree: 'rentevrij, zonder rente, 0% rente, 0 % rente',
}

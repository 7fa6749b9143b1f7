import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    'eerste betaling, eerste afschrijving, eerste termijn, *totaal*, reissom, huursom, ' +
    'je betaalt, u betaalt, betaal je, betaalt u, *bedrag, orderwaarde, bestelwaarde',
  pay: 'te betalen, te voldoen, verschuldigd, eindprijs',
  basket:
    'winkelwagen, winkelmand, winkelmandje, afrekenen, kassa, jouw bestelling, je bestelling, ' +
    'je boeking, uw bestelling, mijn bestelling, bestelling afronden, besteloverzicht, ' +
    'boodschappenmand, je mandje, overzicht van je, winkelwagentje, mijn tas, jouw tas',
  step: 'bestelling, overzicht, betaling, betalen, mandje, boeking, winkeltas',
  counted: 'artikel, artikelen, producten',
}

import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    '*kortingscode*, kortingsbon*, korting, actiecode*, waardebon*, promotiecode*, ' +
    'couponcode*',
  weakField: '',
  gift: 'cadeaubon*, cadeaukaart*, tegoedbon*',
  decoy:
    'zoek*, nieuwsbrief, klantenkaart, artikelnummer, opmerking*, bericht, postcode, plaats, ' +
    'adres, straat, huisnummer, telefoon*, beveiligingscode, aantal, voornaam, achternaam, ' +
    'bedrijf, wachtwoord, vriend',
  apply: 'toepassen, inwisselen, gebruiken, activeren, toevoegen, verzilveren',
  weakApply: 'verstuur, verzenden',
  reveal: 'heb, heeft, toevoegen, invoeren, gebruiken, inwisselen',
  remove: 'verwijder*, wissen',
  total: 'totaal',
}

export const summing: SummingWords = {
  strongTotal:
    'totaalbedrag, te betalen, totaal te betalen, eindtotaal, totaalprijs, totaal bestelling',
  notTotal:
    'subtotaal, verzend*, bezorg*, korting*, bespaar*, besparing, btw, artikelen, punten, ' +
    'excl*, producten',
  including: 'inclusief, incl, met',
  containing: 'waarvan, bevat',
  tax: 'btw, belasting',
}

export const judging: JudgingWords = {
  refuse:
    'bestel*, betalen, betaling, kopen, afrekenen, verder, doorgaan, volgende, bevestig*, ' +
    'inloggen, aanmelden, registreren, bijwerken, wijzig*, aantal, legen, zoeken, terug, ' +
    'annuleren, in winkelwagen, in winkelmand',
  applied: 'toegepast, toegevoegd, geaccepteerd, geactiveerd, ingewisseld, je bespaart',
  discount: 'korting*, actiecode, waardebon, *code',
  quantity: 'aantal, stuks',
  goods: 'artikel*, product*, uit winkelwagen',
  expired: 'verlopen, niet meer geldig',
  unknown: 'ongeldig*, niet geldig, onbekend, bestaat niet, niet gevonden, onjuist*',
  minimum: 'minimum*, minimaal, minimale, ten minste',
  used: 'al gebruikt, reeds gebruikt',
  otherGoods: 'niet van toepassing, uitgesloten, geselecteerde artikelen, geselecteerde producten',
  signIn: 'inloggen, ingelogd',
  newCustomers: 'nieuwe klanten, eerste bestelling',
  limit: 'limiet',
  tooMany: 'te veel, probeer het later',
  occupied: 'slechts een, niet combineerbaar, al een, niet te combineren',
  refused: 'niet toegepast, kan niet, kon niet, fout, helaas, geweigerd',
}

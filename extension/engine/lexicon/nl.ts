import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    '*kortingscode*, kortingsbon*, korting, kortings, actiecode*, waardebon*, promotiecode*, ' +
    'couponcode*, *kortingcode*, kortingsactie',
  weakField: '',
  gift: 'cadeaubon*, cadeaukaart*, tegoedbon*',
  decoy:
    'verkoper*, adviseur*, reisbureau*, medewerker*, personeels*, kaartnummer, klantnummer, spaarkaart, zoek*, nieuwsbrief, klantenkaart, artikelnummer, opmerking*, bericht, postcode, plaats, ' +
    'adres, straat, huisnummer, telefoon*, beveiligingscode, aantal, voornaam, achternaam, ' +
    'bedrijf, wachtwoord, vriend, punten',
  apply: 'toepassen, inwisselen, gebruiken, activeren, toevoegen, verzilveren',
  weakApply: 'verstuur, verzenden',
  reveal: 'heb, heeft, toepassen, toevoegen, invoeren, gebruiken, inwisselen',
  remove:
    'niet gebruiken, verwijder*, annuleren, wissen, niet meer gebruiken, weghalen, ongedaan maken, intrekken',
  total:
    '*totaal*, eindbedrag, reissom, huursom, totaalsom, je betaalt, u betaalt, betaal je, betaalt u',
  pay: 'te betalen, te voldoen, verschuldigd, eindprijs',
  basket: 'winkelwagen, winkelmand, winkelmandje, afrekenen, kassa, jouw bestelling, je bestelling',
  counted: 'artikel, artikelen, producten',
  worth: 'waardebon*, tegoedbon*',
}

export const summing: SummingWords = {
  subtotal: 'subtotaal',
  delivery: 'verzend*, bezorg*, levering',
  strongTotal:
    'totaalbedrag, eindtotaal, eindbedrag, totaalprijs, ' +
    'totaal bestelling, besteltotaal, ordertotaal',
  notTotal:
    'afhalen, ophalen, waarvan, aan te betalen, kamer, nacht, kamers, nachten, verlenging*, subtotaal, verzend*, bezorg*, levering, korting*, bespaar*, besparing, voordeel, btw, ' +
    'artikelen, punten, excl*, producten, aanbetaling, termijn*, tegoed*, waardebon*, zonder, hoe, ter plaatse, borg, later, met abonnement',
  including: 'inclusief, incl, met, na korting',
  containing: 'waarvan, bevat',
  tax: 'btw, belasting*',
  condition: 'vanaf, boven',
  rate: 'maandelijks*, jaarlijks*, per maand, per jaar',
}

export const judging: JudgingWords = {
  refuse:
    'boek, boeken, boeking, reserveren, bestel*, betal*, betaal*, kopen, koop, afrekenen, kassa, afronden, voltooi*, verder, ' +
    'doorgaan, volgende, bevestig*, inloggen, aanmelden, registreren, aanmaken, bijwerken, ' +
    'wijzig*, aantal, legen, leegmaken, artikel verwijderen, product verwijderen, verlanglijst*, ' +
    'favorieten, bewaren, zoeken, terug, annuleren, in winkelwagen, in winkelmand, maak * leeg',
  applied:
    'toegepast, toegevoegd, geaccepteerd, geactiveerd, ingewisseld, verzilverd, succesvol, ' +
    'bespaart',
  discount: 'korting*, actiecode, waardebon, *code',
  quantity: 'aantal, stuks',
  goods: 'artikel*, product*, winkelwagen, winkelmand',
  freeDelivery:
    'gratis verzending, gratis bezorging, gratis levering, gratis verzonden, ' +
    'gratis verzenden, geen verzendkosten',
  freeGift: 'gratis cadeau, gratis geschenk, cadeau toegevoegd, gratis product, gratis artikel',
  expired:
    'verlopen, niet meer geldig, niet langer geldig, niet meer actief, niet meer beschikbaar, ' +
    'nog niet geldig, nog niet actief',
  unknown:
    'ongeldig*, niet geldig, een geldige, geen geldig*, onbekend, bestaat niet, niet gevonden, ' +
    'niet vinden, niet herkend, onjuist*',
  minimum:
    'minimum*, minimaal, minimale, ten minste, minstens, bestellingen vanaf, besteed, niet bereikt',
  used: 'al gebruikt, reeds gebruikt, al ingewisseld, al verzilverd, eenmalig, al eerder',
  otherGoods:
    'niet van toepassing, geldt niet, geldt alleen, alleen geldig, alleen voor, ' +
    'niet geldig voor, niet geldig op, uitgesloten, geselecteerde artikelen, ' +
    'geselecteerde producten, deze producten',
  signIn: 'inloggen, ingelogd, aangemeld',
  newCustomers: 'nieuwe klanten, nieuwe klant, eerste bestelling, eerste aankoop',
  limit: 'te vaak gebruikt, *limiet, maximaal aantal, volledig gebruikt',
  tooMany: 'te veel, te vaak',
  later: 'probeer * later, opnieuw over',
  attempts: 'pogingen, verzoeken, aanvragen',
  occupied:
    'slechts een, maar een, combineerbaar, combineren, gecombineerd, al een, al toegepast, ' +
    'reeds toegepast, andere korting*, andere code*, andere actie*, maximaal één, maximaal een',
  refused:
    'niet toegepast, niet worden, niet mogelijk, niet gelukt, niet actief, kan niet, kon niet, ' +
    'werkt niet, geen korting, fout, mislukt, inactief, helaas, geweigerd',
}

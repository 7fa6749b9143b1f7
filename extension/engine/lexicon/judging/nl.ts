import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'boek, boeken, boeking, reserveren, bestel*, betal*, betaal*, kopen, koop, afrekenen, ' +
    'kassa, afronden, voltooi*, verder, doorgaan, volgende, bevestig*, inloggen, aanmelden, ' +
    'aanmaken, bijwerken, wijzig*, aantal, legen, leegmaken, artikel verwijderen, ' +
    'product verwijderen, verlanglijst*, favorieten, bewaren, zoeken, terug, annuleren, ' +
    'in winkelwagen, in winkelmand, maak * leeg, reserveer*, dit adres',
  applied:
    'toegepast, toegevoegd, geaccepteerd, geactiveerd, ingewisseld, verzilverd, succesvol, ' +
    'bespaart, bespaard, verwerkt, is geldig, verrekend, is actief, goedgekeurd, gelukt',
  discount:
    'korting*, waardebon, bon, bonnen, actie, *code, voordeel, besparing, actiekorting, ' +
    'promotie, aftrek',
  quantity: 'aantal, stuks',
  goods: 'artikel*, product*, winkelwagen, winkelmand',
  freeDelivery:
    'gratis verzending, gratis bezorging, gratis levering, gratis verzonden, gratis verzenden, ' +
    'geen verzendkosten, verzending gratis, bezorging gratis',
  freeGift: 'gratis cadeau, gratis geschenk, cadeau toegevoegd, gratis product, gratis artikel',
  expired:
    'verlopen, niet meer geldig, niet langer geldig, niet meer actief, niet meer beschikbaar, ' +
    'nog niet geldig, nog niet actief, beëindigd, voorbij, niet meer in gebruik, ' +
    'nog niet begonnen, niet meer te gebruiken, is afgelopen, zijn afgelopen, geldigheidsduur, ' +
    'was geldig, einddatum',
  unknown:
    'spelling, ongeldig*, niet geldig, een geldige, geen geldig*, onbekend, bestaat niet, ' +
    'niet gevonden, niet vinden, niet herkend, onjuist*, onbekende, klopt niet, kennen * niet, ' +
    'geldige kortings*, niet juist, fout code, verkeerde, controleer * code, niet correct, ' +
    'bestaan niet, herkennen * niet, foutieve',
  minimum:
    'minimum*, minimaal, minimale, ten minste, minstens, bestellingen vanaf, besteed, ' +
    'niet bereikt, geldig vanaf, bestelling vanaf, vanaf een bestel*, te laag, boven de, ' +
    'onder het, nog # code, besteding vanaf, niet hoog genoeg, voeg # toe om',
  used:
    'al in uw winkelwagen, al in je winkelwagen, al in de winkelwagen, al gebruikt, ' +
    'reeds gebruikt, al ingewisseld, al verzilverd, eenmalig, al eerder, reeds ingewisseld, ' +
    'reeds verzilverd, al eens, al benut, maar een keer, slechts een keer, per klant, ' +
    'al van deze actie',
  otherGoods:
    'niet van toepassing, geldt niet, geldt alleen, alleen geldig, alleen voor, ' +
    'niet geldig voor, niet geldig op, uitgesloten, geselecteerde artikelen, ' +
    'geselecteerde producten, deze producten, geen van de, in aanmerking, niet geldig in, ' +
    'artikelen in je, artikelen in uw, niet op, afgeprijsde, producten in je, producten in uw, ' +
    'uitverkoop, bepaalde producten, bepaalde artikelen, geen actieproducten',
  signIn:
    'inloggen, ingelogd, aangemeld, ingelogde, leden, log in, log eerst, geregistreerde, ' +
    'een account, aanmelden, gasten kunnen, meld je aan',
  newCustomers:
    'nieuwe klanten, nieuwe klant, eerste bestelling, eerste aankoop, eerste boeking, ' +
    'nieuwe gebruikers, nieuwe leden, nieuwe abonnees, eerste order, bestaande klanten',
  limit:
    'te vaak gebruikt, *limiet, maximaal aantal, volledig gebruikt, code is op, ' +
    'maximum aantal, quota, uitgeput, maximale aantal, codes zijn op, zijn vergeven, zit vol, ' +
    'coupon is op',
  tooMany: 'te veel, te vaak',
  later: 'probeer * later, opnieuw over',
  attempts: 'pogingen, verzoeken, aanvragen',
  occupied:
    'slechts een, maar een, combineerbaar, combineren, gecombineerd, al een, al toegepast, ' +
    'reeds toegepast, andere korting*, andere code*, andere actie*, maximaal een, er is al, ' +
    'één code, huidige code, stapelbaar, in combinatie met, niet samen, huidige korting, ' +
    'al toegevoegd, al ingevoerd, reeds toegevoegd',
  refused:
    'niet beschikbaar, voldoet niet, alleen in de app, geldig in de app, uitgeschakeld, ' +
    'geblokkeerd, probleem, in de winkel, niet voor jou, niet voor u, iets mis, ' +
    'niet toegepast, niet worden, niet mogelijk, niet gelukt, niet actief, kan niet, kon niet, ' +
    'werkt niet, geen korting, fout, mislukt, inactief, helaas, geweigerd, gedeactiveerd, ' +
    'in onze app, kan alleen, kan enkel',
}

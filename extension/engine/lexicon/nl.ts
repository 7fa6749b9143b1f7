import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    '*kortingscode*, kortingsbon*, korting, kortings, actiecode*, waardebon*, promotiecode*, ' +
    '*kortingcode*, kortingsactie, actie code*, aktiecode*, spaarcode*, campagnecode*, ' +
    'voordeelcode*, aanbiedingscode*, kortingskode*, welkomstcode*, actiebon*, voucher*, ' +
    'bonnummer, kortingsvoucher*',
  weakField: '',
  gift: 'cadeaubon*, cadeaukaart*, tegoedbon*',
  decoy:
    'verkoper*, adviseur*, reisbureau*, medewerker*, personeels*, kaartnummer, klantnummer, ' +
    'spaarkaart, zoek*, nieuwsbrief, klantenkaart, artikelnummer, opmerking*, bericht, ' +
    'postcode, plaats, straat, huisnummer, telefoon*, beveiligingscode, aantal, voornaam, ' +
    'achternaam, bedrijf, wachtwoord, vriend, punten, vriendencode, toegangscode*, ' +
    'activeringscode, uitnodigingscode*, partnercode*, bedrijfscode, bestelnummer, lidnummer, ' +
    'bonuskaart, kenteken, referentie, kostenplaats',
  apply:
    'toepassen, inwisselen, gebruiken, activeren, toevoegen, verzilveren, voeg toe, pas toe, ' +
    'invoeren, gebruik, wissel in, activeer, verzilver, claim, verreken, pas code toe',
  weakApply: 'verstuur, verzenden, opslaan, vul in, controleren, controleer',
  reveal: 'heb, heeft, toepassen, toevoegen, invoeren, gebruiken, inwisselen',
  remove:
    'niet gebruiken, verwijder*, annuleren, wissen, niet meer gebruiken, weghalen, ' +
    'ongedaan maken, intrekken, deactiveren, annuleer',
  total:
    '*totaal*, reissom, huursom, je betaalt, u betaalt, betaal je, betaalt u, *bedrag, ' +
    'orderwaarde, bestelwaarde',
  pay: 'te betalen, te voldoen, verschuldigd, eindprijs',
  basket:
    'winkelwagen, winkelmand, winkelmandje, afrekenen, kassa, jouw bestelling, je bestelling, ' +
    'je boeking, uw bestelling, mijn bestelling, bestelling afronden, besteloverzicht, ' +
    'boodschappenmand, je mandje, overzicht van je, ' +
    'winkelwagentje, mijn tas, jouw tas',
  step: 'bestelling, overzicht, betaling, betalen, mandje, boeking, winkeltas',
  bareCode:
    'je code, jouw code, uw code, vul code in, vul je code in, vul hier je code in, ' +
    'vul een code in, vul uw code in, code invoeren, voer code in, voer je code in, ' +
    'heb je een code, heeft u een code, code toevoegen, voeg code toe',
  counted: 'artikel, artikelen, producten',
  worth: 'waardebon*, tegoedbon*',
}

export const summing: SummingWords = {
  amount: '',
  subtotal: 'subtotaal, tussentotaal, totaal artikelen, totaal producten, artikelen totaal',
  delivery: 'verzend*, bezorg*, levering',
  strongTotal:
    'totaalbedrag, eindtotaal, eindbedrag, totaalprijs, ' +
    'totaal bestelling, besteltotaal, ordertotaal',
  notTotal:
    'afhalen, ophalen, waarvan, aan te betalen, kamer, nacht, kamers, nachten, verlenging*, ' +
    'verzend*, bezorg*, levering, korting*, bespaar*, besparing, voordeel, btw, ' +
    'artikelen, punten, excl*, producten, aanbetaling, termijn*, tegoed*, waardebon*, zonder, ' +
    'hoe, ter plaatse, borg, later, met abonnement, minimum*, restbedrag, gespaard*, ' +
    'maandbedrag, minimaal',
  including: 'inclusief, incl, met, na korting',
  containing: 'waarvan, bevat',
  tax: 'btw, belasting*',
  condition: 'vanaf, boven',
  rate: 'maandelijks*, jaarlijks*, per maand, per jaar',
}

export const judging: JudgingWords = {
  refuse:
    'boek, boeken, boeking, reserveren, bestel*, betal*, betaal*, kopen, koop, afrekenen, ' +
    'kassa, afronden, voltooi*, verder, doorgaan, volgende, bevestig*, inloggen, aanmelden, ' +
    'aanmaken, bijwerken, wijzig*, aantal, legen, leegmaken, artikel verwijderen, ' +
    'product verwijderen, verlanglijst*, favorieten, bewaren, zoeken, terug, annuleren, ' +
    'in winkelwagen, in winkelmand, maak * leeg, reserveer*, ' +
    'dit adres',
  applied:
    'toegepast, toegevoegd, geaccepteerd, geactiveerd, ingewisseld, verzilverd, succesvol, ' +
    'bespaart, verwerkt, is geldig, verrekend, is actief',
  discount: 'korting*, waardebon, *code, voordeel',
  quantity: 'aantal, stuks',
  goods: 'artikel*, product*, winkelwagen, winkelmand',
  freeDelivery:
    'gratis verzending, gratis bezorging, gratis levering, gratis verzonden, gratis verzenden, ' +
    'geen verzendkosten, verzending gratis, bezorging gratis',
  freeGift: 'gratis cadeau, gratis geschenk, cadeau toegevoegd, gratis product, gratis artikel',
  expired:
    'verlopen, niet meer geldig, niet langer geldig, niet meer actief, niet meer beschikbaar, ' +
    'nog niet geldig, nog niet actief, beëindigd, voorbij, niet meer in gebruik, ' +
    'nog niet begonnen, niet meer te gebruiken, is afgelopen, zijn afgelopen, ' +
    'geldigheidsduur, was geldig, einddatum',
  unknown:
    'ongeldig*, niet geldig, een geldige, geen geldig*, onbekend, bestaat niet, niet gevonden, ' +
    'niet vinden, niet herkend, onjuist*, onbekende, klopt niet, kennen * niet, ' +
    'geldige kortings*, niet juist, fout code, verkeerde, controleer * code, niet correct, ' +
    'bestaan niet, ' +
    'herkennen * niet',
  minimum:
    'minimum*, minimaal, minimale, ten minste, minstens, bestellingen vanaf, besteed, ' +
    'niet bereikt, geldig vanaf, bestelling vanaf, vanaf een bestel*, te laag, boven de, ' +
    'onder het, nog # code, ' +
    'besteding vanaf, niet hoog genoeg, voeg # toe om',
  used:
    'al gebruikt, reeds gebruikt, al ingewisseld, al verzilverd, eenmalig, al eerder, ' +
    'reeds ingewisseld, reeds verzilverd, al eens, al benut, maar een keer, slechts een keer, ' +
    'per klant, ' +
    'al van deze actie',
  otherGoods:
    'niet van toepassing, geldt niet, geldt alleen, alleen geldig, alleen voor, ' +
    'niet geldig voor, niet geldig op, uitgesloten, geselecteerde artikelen, ' +
    'geselecteerde producten, deze producten, geen van de, in aanmerking, niet geldig in, ' +
    'artikelen in je, artikelen in uw, niet op, afgeprijsde, producten in je, producten in uw, ' +
    'uitverkoop, bepaalde producten, bepaalde artikelen, ' +
    'geen actieproducten',
  signIn:
    'inloggen, ingelogd, aangemeld, ingelogde, leden, log in, log eerst, geregistreerde, ' +
    'een account, aanmelden, ' +
    'gasten kunnen, meld je aan',
  newCustomers:
    'nieuwe klanten, nieuwe klant, eerste bestelling, eerste aankoop, eerste boeking, ' +
    'nieuwe gebruikers, nieuwe leden, nieuwe abonnees, eerste order, ' +
    'bestaande klanten',
  limit:
    'te vaak gebruikt, *limiet, maximaal aantal, volledig gebruikt, code is op, ' +
    'maximum aantal, quota, uitgeput, ' +
    'maximale aantal, codes zijn op, zijn vergeven, zit vol',
  tooMany: 'te veel, te vaak',
  later: 'probeer * later, opnieuw over',
  attempts: 'pogingen, verzoeken, aanvragen',
  occupied:
    'slechts een, maar een, combineerbaar, combineren, gecombineerd, al een, al toegepast, ' +
    'reeds toegepast, andere korting*, andere code*, andere actie*, maximaal een, er is al, ' +
    'één code, ' +
    'huidige code, stapelbaar, in combinatie met, niet samen, huidige korting',
  refused:
    'niet toegepast, niet worden, niet mogelijk, niet gelukt, niet actief, kan niet, kon niet, ' +
    'werkt niet, geen korting, fout, mislukt, inactief, helaas, geweigerd',
}

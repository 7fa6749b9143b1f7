import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'speciale code, *kortingscode*, kortingsbon*, korting, kortings, actiecode*, waardebon*, ' +
    'promotiecode*, *kortingcode*, kortingsactie, actie code*, aktiecode*, spaarcode*, ' +
    'campagnecode*, voordeelcode*, aanbiedingscode*, kortingskode*, welkomstcode*, actiebon*, ' +
    'voucher*, bonnummer, kortingsvoucher*, reductiecode*, kortingscheque, kortingsnummer, ' +
    'kassacode',
  weakField: '',
  gift: 'cadeaubon*, cadeaukaart*, cadeaucode*, tegoedbon*',
  decoy:
    'bevestigingscode, fooi*, paspoort*, kenteken*, identiteits*, rijksregister*, verkoper*, ' +
    'adviseur*, reisbureau*, medewerker*, personeels*, kaartnummer, klantnummer, spaarkaart, ' +
    'zoek*, nieuwsbrief, klantenkaart, artikelnummer, opmerking*, bericht, postcode, plaats, ' +
    'provincie, straat, huisnummer, telefoon*, beveiligingscode, aantal, voornaam, achternaam, ' +
    'bedrijf, wachtwoord, vriend, punten, vriendencode, toegangscode*, activeringscode, ' +
    'uitnodigingscode*, bedrijfscode, bestelnummer, lidnummer, bonuskaart, kenteken, ' +
    'referentie, kostenplaats',
  apply:
    'pas * toe, toepassen, inwisselen, gebruiken, activeren, toevoegen, verzilveren, voeg toe, ' +
    'pas toe, invoeren, gebruik, wissel in, activeer, verzilver, claim, verreken, pas code toe',
  weakApply: 'verstuur, verzenden, opslaan, vul in, controleren, controleer, bereken*, bevestig*',
  reveal:
    'invullen, vul, heb, heeft, toepassen, toevoegen, invoeren, gebruiken, inwisselen, bezit, ' +
    'toon',
  remove:
    'niet gebruiken, verwijder*, annuleren, wissen, niet meer gebruiken, weghalen, ' +
    'ongedaan maken, intrekken, deactiveren, annuleer, haal * weg, haal weg, eruit halen, ' +
    'uitschakelen, laat * vervallen, wis',
  bareCode:
    'je code, jouw code, uw code, vul code in, vul je code in, vul hier je code in, ' +
    'vul een code in, vul uw code in, code invoeren, voer code in, voer je code in, ' +
    'heb je een code, heeft u een code, code toevoegen, voeg code toe, nog een code, ' +
    'andere code, extra code, voer hier je code in, voer uw code in, voer hier uw code in',
  worth: 'waardebon*, tegoedbon*',
}

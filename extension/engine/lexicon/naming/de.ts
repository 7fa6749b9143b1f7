import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    '*summe, insgesamt, *betrag, endpreis, bestellwert, gesamt*, reisepreis, mietpreis, ' +
    'du zahlst, sie zahlen, ihr zahlt, zahlst du, zahlen sie, auftragswert, kaufpreis, ' +
    'einkaufswert, buchungspreis, dein preis, ihr preis',
  pay: 'zu zahlen, zu bezahlen, heute fällig, jetzt fällig, sofort fällig, noch zu zahlen',
  basket:
    'mein einkauf, buchungszusammenfassung, kaufabwicklung, warenkorb, einkaufswagen, ' +
    'einkaufstasche, kasse, bestellübersicht, deine bestellung, ihre bestellung, zur zahlung, ' +
    'einkaufskorb, bestellzusammenfassung, warenkorbübersicht, buchungsübersicht, ' +
    'ihre buchung, deine buchung, bestellung prüfen, bestellung abschließen, shoppingbag, ' +
    'dein einkauf, ihr einkauf, meine tasche, deine tasche, ihre tasche, kaufübersicht',
  step:
    'bezahlen, jetzt buchen, deine tickets, ihre tickets, anmeldung, kursanmeldung, ' +
    'reservierung, einkauf, deine reise, ihre reise, letzter schritt, dein angebot, ' +
    'ihr angebot, abo abschließen, mitgliedschaft, zahlungsart, rechnung, abschluss, ' +
    'kundendaten, zahlung, bestellung, übersicht, prüfen, zusammenfassung, ihre auswahl, ' +
    'deine auswahl, buchung',
  counted: 'artikel, produkt, produkte',
}

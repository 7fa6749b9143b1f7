import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    '*gutschein*, *rabatt*, aktionscode*, aktions code, vorteilscode*, vorteilsnummer, ' +
    'vorteils code, aktionsnummer, promotioncode, promo code, bonuscode, einlosecode, *kupon*, *coupon*',
  weakField: '*code, einlösen',
  gift:
    'geschenkkarte*, geschenkgutschein*, geschenk gutschein*, wertgutschein*, wert gutschein*, guthaben*, ' +
    'kaufgutschein*',
  decoy:
    'verkäufer*, vertreter*, mitarbeiter*, reisebüro*, berater*, such*, kundenkarte*, kundennummer, bonuspunkte, payback, ' +
    'artikelnummer, artikel nr, bestellnummer, bestell nr, kommentar*, anmerkung*, ' +
    'nachricht, bemerkung*, hinweis*, plz, postleitzahl, stadt, strasse, hausnummer, ' +
    'adresse, telefon*, handy*, *prüfnummer, sicherheitscode, kartennummer, ' +
    'menge, anzahl, stückzahl, empfehlung*, freund*, werber, vorname, nachname, ' +
    'firma, passwort, benutzername, ust id, umsatzsteuer*, geburtsdatum, gravur, ort, land, ' +
    'referenz, bestätigungscode, länderkennzahl, punkte*',
  apply:
    'anwenden, einlösen, *gutschein einlösen, code einlösen, aktivieren, hinzufügen, ' +
    'verwenden, übernehmen, nutzen, prüfen',
  weakApply: 'absenden, senden, eingeben, einsetzen',
  reveal:
    'haben, hast, habe, einlösen, eingeben, hinzufügen, vorhanden, besitzen, nutzen, ' +
    'anzeigen, verwenden',
  remove:
    'nicht verwenden, nicht einlösen, nicht nutzen, nicht anwenden, entfernen, löschen, zurücknehmen, aufheben, rückgängig, herausnehmen, rausnehmen, wegnehmen, verzichten, abwählen, nicht mehr verwenden, nicht mehr nutzen',
  total:
    'gesamt, *summe, insgesamt, *betrag, gesamtpreis, endpreis, bestellwert, gesamt*, reisepreis, mietpreis, du zahlst, sie zahlen, ihr zahlt, zahlst du, zahlen sie',
  pay: 'zu zahlen, zu bezahlen, heute fällig, jetzt fällig, sofort fällig',
  basket:
    'warenkorb, einkaufswagen, einkaufstasche, kasse, bestellübersicht, deine bestellung, ihre bestellung, zur zahlung',
  counted: 'artikel, produkt, produkte',
  worth: '',
}

export const summing: SummingWords = {
  subtotal: 'zwischensumme*, teilsumme, subtotal',
  delivery: 'versand*, *versand, lieferung, liefer*, porto',
  strongTotal:
    'gesamtsumme*, gesamtbetrag*, endsumme, endbetrag, zahlbetrag, ' +
    'zahlungsbetrag, rechnungsbetrag, gesamtpreis, bestellsumme, zu zahlender betrag, ' +
    'bestellwert, endpreis, rechnungssumme, gesamtkosten, voraussichtliche summe',
  notTotal:
    'abholung, selbstabholung, davon, hiervon, nacht, zimmer, nächte, verlängerung*, danach, zwischensumme*, teilsumme, warenwert, versand*, *versand, lieferung, liefer*, porto, ' +
    'mwst, ust, *steuer*, *ersparnis*, gespart, sparen, *rabatt*, *gutschein*, netto, ' +
    'nettosumme, zzgl*, artikel, stück*, positionen, punkte, noch, mindest*, anzahlung, ' +
    'rate, raten, gebühr*, einzelpreis, statt, uvp, vorher, pfand, je, pro, im gesamtbetrag, wie, vor ort, später, kaution, bei ankunft, bis zu, im abo',
  including: 'inkl, inklusive, einschl, einschließlich, enthält, enthalten, mit, nach',
  containing: 'enthält, davon, darin',
  tax: 'mwst, ust, mehrwertsteuer, umsatzsteuer, steuer, steuern',
  condition: 'ab, mindestens',
  rate: 'monatlich*, jährlich*, pro monat, pro jahr, im monat, im jahr',
}

export const judging: JudgingWords = {
  refuse:
    'buchen, *buchung, reservieren, reservierung, *bestell*, kaufen, *pflichtig*, bezahl*, zahlen, zahlung*, zur kasse, kasse, weiter, ' +
    'fortfahren, bestätigen, abschließen, anmelden, registrieren, einloggen, konto, ' +
    'abonnieren, aktualisieren, ändern, bearbeiten, menge, anzahl, erhöhen, verringern, ' +
    'merken, merkliste, wunschliste, suchen, suche, zurück, abbrechen, in den warenkorb, ' +
    'warenkorb leeren, leeren, artikel entfernen, artikel löschen, herunterladen, berechnen, ' +
    'akzeptieren, zustimmen, auschecken, nächster, änderungen',
  applied:
    'angewendet, angewandt, eingelöst, erfolgreich, hinzugefügt, akzeptiert, aktiviert, ' +
    'aktiv, sie sparen, du sparst, übernommen, berücksichtigt, angenommen',
  discount: '*rabatt*, *gutschein*, aktionscode, *code, nachlass, ersparnis, aktion',
  quantity: 'menge, anzahl, stück, stückzahl, stk',
  goods: 'artikel, produkt*, position, ware, aus dem warenkorb',
  freeDelivery:
    'kostenloser versand, kostenlose lieferung, kostenfreier versand, gratisversand, ' +
    'gratis versand, versandkostenfrei*, portofrei, gratis lieferung, versand gratis, ' +
    'versand ist gratis, versand geschenkt, ohne versandkosten, lieferung gratis',
  freeGift:
    'gratisgeschenk, gratis geschenk, kostenloses geschenk, geschenk gratis, ' +
    'geschenk hinzugefügt, geschenk wurde, geschenk liegt, gratisartikel, ' +
    'gratis artikel, gratisprodukt, gratiszugabe, gratisprobe',
  expired: 'abgelaufen, nicht mehr gültig, beendet, noch nicht gültig, verfallen, ausgelaufen',
  unknown:
    'ungültig*, nicht gültig, unbekannt, existiert nicht, nicht gefunden, nicht erkannt, ' +
    'kein gültiger, falsch*, nicht bekannt, gibt es nicht, kennen wir nicht, keine gültig*',
  minimum: 'mindestbestellwert*, mindest*, ab einem, nicht erreicht, bestellwert von, zu niedrig',
  used: 'bereits verwendet, bereits eingelöst, schon verwendet, schon eingelöst, bereits benutzt, bereits angewendet, bereits angewandt, bereits hinzugefügt, bereits bei einer',
  otherGoods:
    'nicht für, gilt nur für, nur für ausgewählte, ausgeschlossen, nicht anwendbar, ' +
    'ausgewählte artikel, nur auf, keinen der artikel, nicht rabattfähig, gilt nicht, nur für',
  signIn: 'anmelden, einloggen, angemeldet, eingeloggt, kundenkonto, kundengruppe, benutzergruppe',
  newCustomers: 'neukunden, neue kunden, erstbestellung, ersten einkauf, erste bestellung',
  limit:
    'zu oft verwendet, limit erreicht, kontingent, maximale anzahl, vergriffen, zu oft eingelöst, *limit',
  tooMany: 'zu viele, zu oft',
  later: 'später erneut, später noch einmal, später wieder',
  attempts: 'versuche, versucht, anfragen, eingaben, fehlversuche',
  occupied:
    'nur ein, nur einen, nur einer, nicht kombinier*, nicht mit anderen, kumul*, ' +
    'nicht zusammen, nicht gemeinsam, bereits ein, ' +
    'bereits einen, anderen gutschein, entfernen sie, entferne den, kombination mit',
  refused:
    'nicht angewendet, nicht angewandt, nicht eingelöst, konnte nicht, kann nicht, leider, ' +
    'fehler, nicht akzeptiert, abgelehnt, nicht möglich, nicht verwendbar, nicht einlösbar, ' +
    'kein rabatt',
}

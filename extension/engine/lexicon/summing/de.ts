import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount: 'erste zahlung, erste abbuchung, teilnahmegebühr, kursgebühr, anmeldegebühr',
  newPrice:
    'neuer preis, neuer betrag, preis mit gutschein, preis mit code, preis mit rabatt, ' +
    'preis nach rabatt, preis nach abzug, rabattierter preis, voraussichtlicher preis, ' +
    'neuer gesamtpreis, gesamt nach rabatt, gesamt mit rabatt, gesamtbetrag nach rabatt, ' +
    'summe nach rabatt, summe mit rabatt, neue summe, neuer gesamtbetrag',
  subtotal:
    'zwischensumme*, teilsumme, warenkorbwert, warenwert, artikelsumme, summe artikel, ' +
    'positionssumme, artikel gesamt, summe der artikel, warensumme, produktsumme',
  delivery: 'versand*, *versand, liefer*, porto, fracht*, zustellung',
  strongTotal:
    'fällig heute, alles zusammen, gesamtsumme*, gesamtbetrag*, endsumme, endbetrag, ' +
    'zahlbetrag, zahlungsbetrag, rechnungsbetrag, gesamtpreis, bestellsumme, ' +
    'zu zahlender betrag, endpreis, rechnungssumme, gesamtkosten, voraussichtliche summe',
  notTotal:
    'abholung, selbstabholung, davon, hiervon, zimmer, nächte, verlängerung*, danach, ' +
    'versand*, *versand, liefer*, porto, mwst, ust, *steuer*, *ersparnis*, gespart, sparen, ' +
    '*rabatt*, *gutschein*, nettosumme, zzgl*, artikel, stück*, positionen, noch, mindest*, ' +
    'anzahlung, rate, raten, gebühr*, einzelpreis, statt, uvp, vorher, pfand, pro, ' +
    'im gesamtbetrag, wie, vor ort, später, kaution, bei ankunft, bis zu, im abo, nettobetrag, ' +
    '*gewicht, je person, je einheit, je monat, je woche, je tag, gesamtnetto*, nach anzahlung',
  including: 'inkl, inklusive, einschl, einschließlich, enthält, enthalten, mit, nach',
  containing: 'enthält, davon, darin',
  tax: 'mwst, ust, mehrwertsteuer, umsatzsteuer, steuer, steuern',
  net: 'netto, zzgl mwst, zzgl ust, exkl mwst, exkl ust, ohne mwst, ohne ust, plus mwst, + mwst',
  condition: 'ab, mindestens, Mindestwert, Mindestbestellwert',
  rate: 'monatlich*, jährlich*, pro monat, pro jahr, im monat, im jahr',
  credit: 'zinsen, *zins, kreditbetrag, kreditsumme, darlehenssumme',
  interestFree: 'zinsfrei, ohne zinsen, 0 % zinsen, 0% zinsen',
}

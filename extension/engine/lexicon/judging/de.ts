import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'buchen, *buchung, reservieren, reservierung, *bestell*, kaufen, *pflichtig*, bezahl*, ' +
    'zahlen, zahlung*, kasse, weiter, fortfahren, bestätigen, abschließen, anmelden, ' +
    'einloggen, konto, abonnieren, aktualisieren, ändern, bearbeiten, menge, anzahl, erhöhen, ' +
    'verringern, merken, merkliste, wunschliste, suchen, suche, zurück, abbrechen, ' +
    'in den warenkorb, leeren, artikel entfernen, artikel löschen, herunterladen, berechnen, ' +
    'akzeptieren, zustimmen, auschecken, nächster, änderungen, diese adresse',
  applied:
    'angewendet, angewandt, eingelöst, erfolgreich, hinzugefügt, akzeptiert, aktiviert, aktiv, ' +
    'sie sparen, du sparst, übernommen, berücksichtigt, angenommen, abgezogen, gewährt, ' +
    'verrechnet, ist gültig, gutschein gültig, gutgeschrieben, greift, rabatt gesichert',
  discount:
    '*rabatt*, *gutschein*, nachlass, ersparnis, aktion, abzug, kupon*, *vorteil, skonto, ' +
    'preisnachlass, ermäßigung, abzüglich, preisreduktion, vergünstigung, sparbetrag',
  quantity: 'menge, anzahl, stück, stückzahl, stk',
  goods: 'position, ware, aus dem warenkorb',
  freeDelivery:
    'kostenloser versand, kostenlose lieferung, kostenfreier versand, gratisversand, ' +
    'gratis versand, versandkostenfrei*, portofrei, gratis lieferung, versand gratis, ' +
    'versand ist gratis, versand geschenkt, ohne versandkosten, lieferung gratis, ' +
    'lieferung kostenlos, versand kostenlos, kostenfreie lieferung',
  freeGift:
    'gratisgeschenk, kostenloses geschenk, geschenk gratis, geschenk hinzugefügt, ' +
    'geschenk wurde, geschenk liegt, gratisartikel, gratisprodukt, gratiszugabe, gratisprobe, ' +
    'geschenk im, gratis dazu',
  expired:
    'zu ende, aktion vorbei, zurückgezogen, abgelaufen, nicht mehr gültig, beendet, ' +
    'noch nicht gültig, verfallen, ausgelaufen, ist vorbei, nicht mehr einlösbar, ' +
    'nicht mehr aktiv, noch nicht aktiv, nicht mehr verfügbar, nicht mehr verwend*, ' +
    'nicht mehr eingelöst, gültigkeitszeitraum, ablaufdatum, war nur bis, war gültig bis, ' +
    'war bis',
  unknown:
    'entspricht kein*, uns neu, schreibweise, ihre eingabe, deine eingabe, ungültig*, ' +
    'nicht gültig, unbekannt, existiert nicht, nicht gefunden, nicht erkannt, kein gültiger, ' +
    'falsch*, nicht bekannt, gibt es nicht, kennen wir nicht, keine gültig*, gültigen code, ' +
    'gültigen gutschein*, gültigen rabatt*, unbekannte*, nicht korrekt, nicht richtig, ' +
    'stimmt nicht, kein gutschein, keinen gutschein, keinen code, überprüfen * code, ' +
    'prüfen * code, vertippt, fehlerhaft, ungueltig*',
  minimum:
    'bestellungen unter, bestellwert unter, mindest*, ab einem, nicht erreicht, ' +
    'bestellwert von, zu niedrig, erst ab, ab * bestellwert, ab * einkaufswert, ' +
    'nicht hoch genug, unter dem, fehlen * gutschein*, fehlen # code, fehlen # rabatt*, ' +
    'artikel im wert, reicht * nicht aus',
  used:
    'bereits in ihrem warenkorb, bereits in deinem warenkorb, bereits im warenkorb, ' +
    'schon in ihrem warenkorb, schon im warenkorb, bereits verwendet, bereits eingelöst, ' +
    'schon verwendet, schon eingelöst, bereits benutzt, bereits angewendet, bereits angewandt, ' +
    'bereits hinzugefügt, bereits bei einer, schon benutzt, schon * eingelöst, ' +
    'schon * verwendet, bereits verbraucht, bereits genutzt, schon genutzt, nur einmal, ' +
    'einmal pro, nur 1x, pro kunde, schon verbraucht, bereits entwertet, schon entwertet',
  otherGoods:
    'mit diesem warenkorb nicht, für diesen warenkorb nicht, passt nicht, keine passenden, ' +
    'erfüllt nicht, nicht berechtigt, nicht qualifiziert, nicht für, ausgeschlossen, ' +
    'nicht anwendbar, ausgewählte artikel, nur auf, keinen der artikel, gilt nicht, nur für, ' +
    'nicht auf, *rabattfähig*, für ihre artikel, für deine artikel, diese artikel, ' +
    'diesen artikel*, artikel in ihrem, artikel in deinem, nicht rabattierbar, keine artikel, ' +
    'reduzierte, ausgenommen, nur bei, nur in verbindung, keiner der artikel, gutscheinfähig*',
  signIn:
    'anmelden, einloggen, angemeldet, eingeloggt, kundenkonto, kundengruppe, benutzergruppe, ' +
    'melden sie sich, melde dich, angemeldete*, registrierte*, *mitglied*, loggen sie, ' +
    'logge dich, im konto, eingeloggte*, log dich, registriere dich, registrieren sie, ' +
    'als gast, ein konto, anmeldung erforderlich',
  newCustomers:
    'neukunden, neue kunden, erstbestellung, ersten einkauf, erste bestellung, ' +
    'ersten bestellung, erstbesteller*, erstkunden, erstkäufer*, neukunde, ersten kauf, ' +
    'erster einkauf, erstanmeldung',
  limit:
    'maximale nutzung, zu oft verwendet, kontingent, maximale anzahl, vergriffen, ' +
    'zu oft eingelöst, *limit, vergeben, aufgebraucht, ausgeschöpft, erschöpft, häufig genug, ' +
    'anzahl der einlösungen, maximale einlösungen, einlösegrenze',
  tooMany: 'zu viele, zu oft, überschritten',
  later:
    'später erneut, später noch einmal, später wieder, einen moment warten, warten sie einen, ' +
    'warte einen',
  attempts: 'versuche, versucht, anfragen, eingaben, fehlversuche',
  occupied:
    'anzahl der gutscheine, anzahl der gutscheincodes, anzahl an gutscheinen, nur ein, ' +
    'nur einen, nur einer, nicht kombinier*, nicht mit anderen, kumul*, nicht zusammen, ' +
    'nicht gemeinsam, bereits ein, bereits einen, anderen gutschein, entfernen sie, ' +
    'entferne den, kombination mit, vorhandenen gutschein, vorhandenen code, bereits aktiv, ' +
    'ein anderer, einen anderen, mehrere gutscheine, mehrere codes, nicht mit, ' +
    'nicht miteinander, in verbindung mit, schon ein code, nicht gleichzeitig, ' +
    'bereits eingegeben, schon eingegeben, bereits zugeordnet, bereits hinzugefügt, ' +
    'zu viele gutscheine eingelöst, nicht mehr als ein*, nicht mehr als 1',
  refused:
    'nicht verfügbar, nicht hinzugefügt, deaktiviert, gesperrt, blockiert, nicht freigegeben, ' +
    'zurückgezogen, nur in der app, in der filiale, in filialen, anderes konto, anderen konto, ' +
    'problem, schiefgelaufen, bedingungen * nicht, nicht gegeben, voraussetzungen, ' +
    'nur für studierende, nicht für sie, nicht angewendet, nicht angewandt, nicht eingelöst, ' +
    'konnte nicht, kann nicht, leider, fehler, nicht akzeptiert, abgelehnt, nicht möglich, ' +
    'nicht verwendbar, nicht einlösbar, kein rabatt, geht nicht, klappt nicht, ' +
    'funktioniert nicht, hat nicht geklappt, nicht gewährt, nicht berücksichtigt, ' +
    'nicht verwendet werden, nicht genutzt werden, nicht benutzt werden, ' +
    'nicht eingesetzt werden, kann nur, können nur, in unserer app',
}

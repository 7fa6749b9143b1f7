import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'kampagnen code*, aktionsschlüssel, ermäßigungscode*, preisvorteil*, geheimcode*, ' +
    'magazincode*, prospektcode*, katalogcode*, messecode*, schnäppchencode*, ' +
    'geburtstagscode*, *gutschein*, *rabatt*, aktionscode*, aktions code, vorteilscode*, ' +
    'vorteilsnummer, vorteils code, aktionsnummer, promotioncode, bonuscode, einlosecode, ' +
    '*kupon*, *coupon*, promotionscode*, werbecode*, sparcode*, kampagnencode*, angebotscode*, ' +
    'willkommenscode*, sondercode*, prämiencode*, nachlass*, aktionskennwort, treuecode*, ' +
    'dankescode*, influencercode*, creatorcode*, newslettercode*, frühbuchercode, ' +
    'vergünstigungscode',
  weakField: '*code, einlösen, *codes',
  gift:
    'geschenkkarte*, geschenkgutschein*, geschenk gutschein*, wertgutschein*, wert gutschein*, ' +
    'guthaben*, kaufgutschein*, geschenkcode*, geschenkkarten*',
  decoy:
    'bestätigungscode, trinkgeld*, reisepass*, personalausweis*, ausweisnummer*, kennzeichen, ' +
    'verkäufer*, vertreter*, mitarbeiter*, reisebüro*, berater*, such*, kundenkarte*, ' +
    'kundennummer, bonuspunkte, payback, artikel nr, bestellnummer, bestell nr, kommentar*, ' +
    'anmerkung*, nachricht, bemerkung*, hinweis*, plz, postleitzahl, stadt, bundesland, ' +
    'strasse, hausnummer, adresse, telefon*, handy*, *prüfnummer, sicherheitscode, ' +
    'kartennummer, menge, anzahl, stückzahl, empfehlung*, freund*, werber, vorname, nachname, ' +
    'passwort, benutzername, ust id, umsatzsteuer*, geburtsdatum, gravur, ort, land, referenz, ' +
    'länderkennzahl, punkte*, türcode, zugangscode*, aktivierungscode*, einladungscode*, ' +
    'firmencode*, tarifcode*, abholcode, kostenstelle, auftragsnummer, filiale*, ' +
    'mitgliedsnummer, bahncard*',
  apply:
    'jetzt sparen, anwenden, einlösen, aktivieren, hinzufügen, verwenden, übernehmen, nutzen, ' +
    'prüfen, eintragen, rabatt sichern, verrechnen, abziehen, abschicken, freischalten, ' +
    'anrechnen',
  weakApply:
    'absenden, senden, eingeben, einsetzen, los, ausführen, speichern, ok, testen, ' +
    'ausprobieren, berechnen, bestätigen',
  reveal:
    'haben, hast, habe, einlösen, eingeben, hinzufügen, vorhanden, besitzen, nutzen, anzeigen, ' +
    'verwenden',
  remove:
    'nicht mehr anwenden, zurückziehen, gutschein stornieren, gutscheincode stornieren, ' +
    'coupon stornieren, couponcode stornieren, rabattcode stornieren, code stornieren, ' +
    'rabatt stornieren, gutschein abbrechen, gutscheincode abbrechen, coupon abbrechen, ' +
    'couponcode abbrechen, rabattcode abbrechen, code abbrechen, rabatt abbrechen, ' +
    'nicht verwenden, nicht einlösen, nicht nutzen, nicht anwenden, entfernen, löschen, ' +
    'zurücknehmen, aufheben, rückgängig, herausnehmen, rausnehmen, wegnehmen, verzichten, ' +
    'abwählen, nicht mehr verwenden, nicht mehr nutzen, zurücksetzen, deaktivieren, verwerfen, ' +
    'austragen, lösen, entferne',
  bareCode:
    'code optional, code (optional), code falls vorhanden, code (falls vorhanden), dein code, ' +
    'ihr code, code eingeben, code hier eingeben, gib deinen code ein, ' +
    'geben sie ihren code ein, code einlösen, hast du einen code, haben sie einen code, ' +
    'mein code, code hinzufügen, weiterer code, weiteren code eingeben, ' +
    'weiteren code hinzufügen, noch ein code, anderer code',
  worth: '',
}

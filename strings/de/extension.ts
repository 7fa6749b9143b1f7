import type { ExtensionStrings } from '../en/extension.ts'

export const extension = {
  popup: {
    looking: 'Wir sehen uns die Seite an…',
    website: 'Unsere Website öffnen',
    disclosure:
      'Codes auszuprobieren setzt keinen Affiliate-Link. Auf unserer Website können Links zu Shops uns eine Provision bringen.',
  },
  basket: {
    heading: 'Codes für {shop}',
    lead: 'Wir probieren sie nacheinander und lassen den besten im Warenkorb. Bestellt wird nichts.',
    tryCodes: { one: '{count} Code ausprobieren', other: '{count} Codes ausprobieren' },
    starting: 'Es geht los…',
    asksFirst:
      'Dein Browser fragt vielleicht, ob er uns in diesen Shop lassen darf. Was du erlaubst, endet mit dem Versuch.',
    notStarted: 'Das hat nicht geklappt. Lade die Seite neu und drücke noch einmal.',
    refused:
      'Dein Browser hat uns nicht in diesen Shop gelassen, also haben wir nichts probiert. Drücke noch einmal, dann fragt er wieder, oder kopiere einen Code.',
    leftBehind:
      'Der letzte Versuch hier wurde unterbrochen. Im Warenkorb war {codes}, das probieren wir zuerst.',
  },
  codes: {
    heading: { one: '{count} Code für {shop}', other: '{count} Codes für {shop}' },
    lead: 'Kopiere einen, oder drücke im Warenkorb noch einmal, dann probieren wir alle aus.',
    leadOnFailure: 'Du kannst sie selbst probieren: kopiere einen und füge ihn an der Kasse ein.',
    none: 'Heute keine Codes für {shop}',
    noneLead: 'Wir kennen diesen Shop und suchen jeden Tag nach neuen Codes.',
    copy: 'Kopieren',
    copyCode: 'Code {code} kopieren',
    copied: 'Kopiert',
    copiedCode: '{code} ist kopiert',
    notCopied: 'Dein Browser lässt uns nicht kopieren. Markiere den Code und kopiere ihn selbst.',
    terms: 'Bedingungen',
    ends: 'Gültig bis {date}',
    noEnd: 'Ohne Enddatum',
    shopPage: '{shop} auf unserer Website',
  },
  elsewhere: {
    heading: 'Keine Codes für diese Seite',
    lead: 'Für diese Website haben wir keine. Suche einen Shop, für den wir welche haben:',
    search: 'Shop suchen',
    hint: 'Mindestens 3 Buchstaben',
    none: 'Keiner unserer Shops heißt „{query}“.',
    found: { one: '{count} Shop gefunden', other: '{count} Shops gefunden' },
  },
  closed: {
    heading: 'Hier gibt es nichts zu tun',
    lead: 'Browser halten diese Seite für Erweiterungen geschlossen. Drücke in einem Shop noch einmal.',
  },
  nothingLoaded: {
    heading: 'Noch keine Codes',
    lead: 'Die Liste der Shops ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  broken: {
    heading: 'Etwas ist schiefgegangen',
    lead: 'Schließe dieses Fenster und drücke noch einmal auf den Knopf.',
  },
  run: {
    heading: 'Codes werden ausprobiert',
    preparing: 'Wir lesen deinen Warenkorb…',
    trying: 'Code {position} von {count}',
    finishing: 'Der beste kommt in deinen Warenkorb…',
    best: 'Bisher am besten: {amount} weniger',
    stop: 'Anhalten',
    stopping: 'Wird angehalten…',
    close: 'Schließen',
    again: 'Noch einmal versuchen',
  },
  ending: {
    saved: 'Du hast {amount} gespart',
    onBasket: '{codes} ist in deinem Warenkorb eingelöst.',
    bestAlready: 'Du hast schon den besten Preis',
    triedNone: {
      one: 'Wir haben {count} Code ausprobiert. Billiger wurde es nicht.',
      other: 'Wir haben {count} Codes ausprobiert. Billiger wurde es mit keinem.',
    },
    accepted: 'Der Shop hat {codes} angenommen',
    acceptedLead:
      'Wie viel das spart, konnten wir nicht messen. Sieh vor dem Bezahlen auf die Summe.',
    unmeasured: 'Wir konnten die Codes hier nicht prüfen',
    unmeasuredLead: 'Die Seite zeigte nicht, was sie ändern. Sieh vor dem Bezahlen auf die Summe.',
    stopped: 'Angehalten',
    stoppedLead: 'Dein Warenkorb ist wie zuvor.',
    unsure: 'Prüfe deinen Warenkorb vor dem Bezahlen',
    unsureLead: 'Wir konnten nicht sehen, welcher Code eingelöst ist.',
    untried: {
      one: '{count} Code wurde nicht ausprobiert.',
      other: '{count} Codes wurden nicht ausprobiert.',
    },
    failed: 'Wir konnten die Codes nicht ausprobieren',
    causes: {
      cancelled: '',
      'out-of-budget': 'Die Zeit für einen Durchgang war um.',
      'rate-limited': 'Der Shop bittet um eine Pause.',
      'shop-error':
        'Der Shop hat nicht richtig geantwortet. Lade die Seite neu und versuche es noch einmal.',
      'no-field':
        'Hier ist kein Feld für einen Code. Öffne den Warenkorb und versuche es noch einmal.',
      'no-total': 'Wir konnten die Summe hier nicht lesen und haben nichts ausprobiert.',
      unsafe:
        'Der einzige Knopf für Codes könnte hier auch bestellen, darum haben wir ihn nicht gedrückt.',
      'unnamed-code':
        'Im Warenkorb ist ein Code, den die Seite nicht nennt. Wir hätten ihn nicht zurücklegen können und haben nichts ausprobiert.',
      'basket-changed': 'Er hat sich geändert, während wir Codes ausprobierten.',
      'not-restored': 'Wir konnten ihn nicht wiederherstellen. Sieh auf den Code und die Summe.',
      unexpected: 'Etwas auf der Seite kam dazwischen. Lade sie neu und versuche es noch einmal.',
      'page-left':
        'Die Seite hat gewechselt, bevor wir fertig waren. Sieh nach, welcher Code eingelöst ist.',
      'tab-closed': 'Die Seite wurde geschlossen, bevor wir fertig waren.',
      'page-closed-to-us':
        'Der Browser hat uns nicht auf diese Seite gelassen. Lade sie neu und versuche es noch einmal.',
    },
  },
} satisfies ExtensionStrings

import type { InPageStrings } from '../en/in-page.ts'

export const inPage = {
  start: {
    tryCodes: { one: '{count} Code ausprobieren', other: '{count} Codes ausprobieren' },
    starting: 'Es geht los…',
    notStarted: 'Das hat nicht geklappt. Lade die Seite neu und drücke noch einmal.',
  },
  prompt: {
    heading: { one: '{count} Code für {shop}', other: '{count} Codes für {shop}' },
    disclosure: 'Bestellt wird nichts. Codes auszuprobieren setzt keinen Affiliate-Link.',
    notNow: 'Nicht jetzt',
    choices: 'Mehr Auswahl',
    notHere: 'Nicht in diesem Shop',
    never: 'Nie anzeigen',
    undo: 'In den Einstellungen von {product} kannst du das ändern.',
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
    benefit: {
      'free-delivery': 'Kostenlose Lieferung mit {codes}',
      gift: 'Ein Geschenk mit {codes}',
    },
    benefitLead: 'Die Summe bleibt, wie sie war.',
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
    unchecked: {
      one: '{count} Code konnte der Shop nicht prüfen.',
      other: '{count} Codes konnte der Shop nicht prüfen.',
    },
    nameCode: 'Wenn du den Code kennst, öffne Pouch in der Symbolleiste und sag ihn uns.',
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
      unfilled:
        'Der Shop nimmt Codes erst an, wenn sein Formular ausgefüllt ist. Fülle es aus und versuche es noch einmal.',
      'unnamed-code':
        'Im Warenkorb ist ein Code oder ein Rabatt, den die Seite nicht nennt. Wir hätten ihn nicht zurücklegen können und haben nichts ausprobiert.',
      'code-unproved':
        'Der Shop hat nicht gezeigt, dass dieser Code der im Warenkorb ist. Wir haben keinen anderen ausprobiert. Prüfe, wie er geschrieben ist.',
      'not-put-back':
        'Im Warenkorb ist mehr als dieser Code oder etwas anderes, das wir nicht hätten zurücklegen können. Wir haben nichts ausprobiert.',
      'own-code-over':
        'Der Shop sagt, dass er deinen eigenen Code kein zweites Mal annimmt. Wir haben ihn eingelöst gelassen und nichts ausprobiert.',
      'unknown-language':
        'Im Warenkorb ist ein Code, und die Seite ist in einer Sprache, die wir nicht lesen. Wir hätten ihn vielleicht nicht zurücklegen können und haben nichts ausprobiert.',
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
} satisfies InPageStrings

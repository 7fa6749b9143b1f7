import type { FormStrings } from '../en/forms.ts'

export const forms: FormStrings = {
  starred: 'Felder mit Stern brauchen wir.',
  optional: 'freiwillig',
  notYet: 'Dieses Formular kann noch nicht abgeschickt werden. Dein Text ist noch da.',
  needsScript: 'Dieses Formular braucht ein Skript, und dein Browser führt hier keines aus.',
  legal: {
    message: 'Was wir damit tun, steht in der {privacy}.',
    account:
      'Mit einem Konto stimmst du den {terms} zu. Was wir mit deinen Daten tun, steht in der {privacy}.',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
  contact: {
    heading: 'Schreib uns',
    lead: 'Eine Frage, eine Idee, ein Code, der nicht ging? Das hier lesen Menschen, und sie antworten.',
    name: 'Dein Name',
    email: 'E-Mail-Adresse',
    emailHint: 'Nur für unsere Antwort.',
    phone: 'Telefonnummer',
    message: 'Deine Nachricht',
    messageHint: 'Bei einem Code, der nicht ging: der Shop, der Code und was der Shop dazu sagt.',
    send: 'Nachricht senden',
    quickHeading: 'Vielleicht geht es schneller',
    quick: {
      points: {
        label: 'Punkte fehlen oder wurden abgelehnt',
        body: 'Wie lange es dauert und was Punkte verhindert.',
      },
      code: {
        label: 'Ein Code ging nicht',
        body: 'Öffne die Seite des Shops: Seine Codes wurden heute geprüft.',
      },
      shop: {
        label: 'Du betreibst einen Shop',
        body: 'Was Pouch dir bringt und wie du mitmachst.',
      },
    },
  },
  uninstall: {
    heading: 'Pouch ist weg. Schade, dass du gehst.',
    lead: 'In deinem Browser ist nichts davon geblieben. Sagst du uns, warum? Alles hier ist freiwillig und kommt ohne deinen Namen an.',
    reasons: 'Warum hast du es entfernt?',
    reasonsHint: 'Wähle alles, was passt.',
    reason: {
      noCodes: 'Es fand keine Codes, wo ich einkaufe',
      notWorking: 'Die gefundenen Codes gingen nicht',
      inTheWay: 'Es war im Weg',
      slow: 'Es machte Seiten langsam',
      privacy: 'Ich sorge mich um meine Daten',
      another: 'Ich nutze etwas anderes',
      accident: 'Aus Versehen',
    },
    comment: 'Noch etwas?',
    send: 'Antworten senden',
    backHeading: 'Doch anders überlegt?',
    back: 'Deine Einstellungen sind mit der Erweiterung gegangen, aber wieder hinzugefügt ist sie in einer Minute.',
    backAction: 'Pouch wieder hinzufügen',
  },
}

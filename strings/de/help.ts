import type { HelpStrings } from '../en/help.ts'

export const help: HelpStrings = {
  faq: {
    heading: 'Wie können wir helfen?',
    lead: 'Antworten zu Erweiterung, Punkten, Konto und Datenschutz.',
    crumb: 'Hilfe',
  },
  terms: {
    heading: 'Nutzungsbedingungen',
    lead: 'Was zwischen dir und uns gilt, in einfachen Worten.',
    crumb: 'Bedingungen',
  },
  topics: 'Themen',
  countOne: '1 Antwort',
  countMany: '{count} Antworten',
  mostAsked: 'Am häufigsten gefragt',
  ownPage: 'Diese Antwort auf einer eigenen Seite',
  others: 'Mehr zu „{name}“',
  missing: {
    heading: 'War das nicht dabei?',
    body: 'Schreib uns. Wir sind wenige, und wir lesen alles.',
    action: 'Kontakt',
  },
  legal: {
    headings: {
      'privacy-policy': 'Datenschutzerklärung',
      'cookie-policy': 'Cookie-Richtlinie',
      imprint: 'Impressum',
    },
    details: {
      name: 'Unternehmen',
      address: 'Anschrift',
      represented: 'Vertreten durch',
      email: 'E-Mail',
      telephone: 'Telefon',
      register: 'Registereintrag',
      vat: 'Umsatzsteuer-Identifikationsnummer',
    },
    updated: 'Zuletzt geändert am {day}',
    notice: 'Fassung des Cookie-Hinweises: {version}, geändert am {day}',
    contents: 'Auf dieser Seite',
    storage: {
      heading: 'Was diese Website in deinem Browser ablegen kann',
      keys: {
        locale: {
          purpose: 'Sprache und Land der letzten Seite, für Adressen, die keine nennen',
          length: 'dieser Besuch; {days} Tage, wenn du funktionale Cookies erlaubst',
        },
        localeFlag: {
          purpose: 'Dasselbe für den Server, der nur Namen sieht',
          length: 'dieser Besuch; {days} Tage, wenn du funktionale Cookies erlaubst',
        },
        scheme: { purpose: 'Hell oder dunkel, wenn du gewählt hast', length: 'dieser Besuch' },
        answers: {
          purpose: 'Antworten, die für alle gleich sind, damit sie nicht noch einmal geholt werden',
          length: 'bis zu einer Stunde',
        },
        messages: {
          purpose: 'Meldungen, die noch zu zeigen sind, etwa „nicht gefunden“',
          length: 'dieser Besuch',
        },
        offlineWarning: {
          purpose: 'Wann wir dir zuletzt gesagt haben, dass du offline bist',
          length: 'dieser Besuch',
        },
        cookieNotice: {
          purpose: 'Dass du den Cookie-Hinweis beantwortet hast',
          length: 'bis du es löschst',
        },
        cookieCategory: { purpose: 'Wie viel du uns speichern lässt', length: 'bis du es löschst' },
        dealSearch: {
          purpose: 'Deine letzte Suche im Angebotsfinder',
          length: 'bis zur nächsten Suche oder bis du es nicht mehr erlaubst',
        },
        extension: {
          purpose: 'Dass die Erweiterung installiert ist, damit keine Seite sie dir noch anbietet',
          length: 'bis die Erweiterung entfernt ist oder bis du es nicht mehr erlaubst',
        },
      },
      levels: {
        necessary: 'Notwendig (0)',
        tracking: 'Herkunft (1)',
        functional: 'Funktion (2)',
        analytical: 'Statistik (3)',
        targeting: 'Werbung (4)',
      },
    },
    open: 'trägt ein, wer diese Website betreibt',
  },
}

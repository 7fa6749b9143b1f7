import type { SiteStrings } from '../en/site.ts'

export const site = {
  pages: {
    home: {
      title: 'Gutscheincodes, die für dich ausprobiert werden',
      description:
        'Pouch findet Gutscheincodes für den Shop, in dem du bist, probiert sie an der Kasse aus und behält den besten.',
    },
    deals: {
      title: 'Die besten Gutscheincodes und Angebote',
      description:
        'Gültige Gutscheincodes beliebter Shops, mit echten Enddaten und allen Bedingungen.',
    },
    merchant: {
      title: '{name}: Gutscheincodes und Angebote',
      description:
        'Gültige Gutscheincodes und Angebote für {name}, mit Bedingungen, echten Enddaten und den Erfahrungen anderer.',
    },
    retailers: {
      title: 'Alle Shops von A bis Z',
      description:
        'Alle Shops, für die Pouch Gutscheincodes und Angebote hat, von A bis Z und nach Kategorie.',
    },
  },
  notFound: {
    title: 'Not Found',
    description: 'Diese Seite gibt es nicht.',
    heading: 'Wir können die Seite die du suchst nicht finden.',
    body: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen. Suche oben nach einem Shop oder beginne hier.',
    retailerHeading: 'Der gesuchte Shop wurde nicht gefunden.',
    retailerBody:
      'Für diesen Shop haben wir keine Seite, oder er ist nicht mehr dabei. Diese Shops haben heute gültige Codes.',
    toHome: 'Zur Startseite',
    toDeals: 'Zu den Top-Angeboten',
  },
  shell: {
    skip: 'Zum Inhalt springen',
    mainNavigation: 'Hauptnavigation',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    deals: 'Top-Angebote',
    retailers: 'Shops',
    home: '{brand}: Startseite',
    getExtension: 'Erweiterung holen',
    darkColours: 'Dunkle Farben',
    breadcrumbs: 'Du bist hier',
    start: 'Start',
  },
  footer: {
    label: 'Fußzeile',
    line: 'Codes, die funktionieren, gefunden beim Einkaufen.',
    explore: 'Entdecken',
    product: 'Die Erweiterung',
    howItWorks: 'So funktioniert es',
    language: 'Sprache',
    disclosure:
      'Angebote stammen von Affiliate-Partnern und sind mit „Anzeige“ gekennzeichnet. Kaufst du darüber ein, erhalten wir eventuell eine Provision. Dein Preis bleibt gleich.',
    copyright: '© {year} {brand}',
  },
  languages: { en: 'English', de: 'Deutsch' },
  countries: { gb: 'Großbritannien', de: 'Deutschland' },
  search: {
    label: 'Shops und Kategorien durchsuchen',
    placeholder: 'Shops suchen',
    results: 'Beste Treffer',
    found: {
      one: '{count} Treffer. Wähle mit den Pfeiltasten.',
      other: '{count} Treffer. Wähle mit den Pfeiltasten.',
    },
    none: 'Sorry! Die Ergebnisse Ihrer Suche passen zu keinem Shop und keiner Kategorie.',
    tooShort: 'Gib mindestens 3 Buchstaben ein.',
    failed:
      'Die Suche konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    category: 'Kategorie',
  },
  home: {
    heading: 'Nie mehr zu viel zahlen, nur weil ein Code fehlt.',
    lead: 'Pouch kennt die Codes von {shops} Shops in {country}. Drück an der Kasse auf den Knopf: Pouch probiert einen nach dem anderen aus und lässt den besten im Warenkorb.',
    browse: 'Codes ansehen',
    free: 'Kostenlos, ohne Konto. Für Chrome am Computer.',
    pictureBasket: 'Dein Warenkorb',
    pictureTotal: 'Zu zahlen',
    pictureSaved: 'Du sparst {amount}',
    pictureTried: '8 Codes im Test',
    featuredHeading: 'Diese Codes sind heute gefragt',
    featuredLead: 'Je ein gültiger Code von beliebten Shops.',
    allDeals: 'Alle Top-Angebote',
    howHeading: 'So funktioniert es',
    how: {
      shop: {
        heading: 'Kauf ein wie immer',
        body: 'Füll deinen Warenkorb in einem Shop, den Pouch kennt. Pouch bleibt still, bis du es rufst.',
      },
      press: {
        heading: 'Drück an der Kasse auf den Knopf',
        body: 'Pouch probiert jeden Code aus und liest nach jedem die Summe. Du siehst jeden Schritt und kannst jederzeit anhalten.',
      },
      keep: {
        heading: 'Behalte den besten Preis',
        body: 'Der Code, der am meisten spart, bleibt im Warenkorb. Ist keiner besser als deiner, bleibt alles, wie es war, und Pouch sagt dir das.',
      },
    },
    popularHeading: 'Beliebte Shops',
    allRetailers: 'Alle {count} Shops',
    categoriesHeading: 'Nach Kategorie finden',
    extensionHeading: 'Hol dir Pouch in den Browser',
    extensionLead:
      'Pouch ist noch nicht im Chrome Web Store. Bis dahin kannst du es in Chrome, Edge oder Chromium am Computer von Hand laden. Das dauert eine Minute.',
    extensionSteps: {
      open: 'Öffne chrome://extensions und schalte den „Entwicklermodus“ ein.',
      load: 'Wähle „Entpackte Erweiterung laden“ und den Ordner der gebauten Erweiterung, .output/chrome-mv3.',
      pin: 'Drück auf das Puzzleteil neben der Adresszeile und hefte Pouch an, damit der Knopf zur Hand ist.',
    },
    extensionPrivacy:
      'Pouch sieht eine Seite nur an, wenn du auf den Knopf drückst, und meldet nie, welche Shops du besuchst.',
    installed: 'Pouch ist in diesem Browser installiert. Drück an der Kasse auf den Knopf.',
  },
  deals: {
    heading: 'Die besten Gutscheincodes',
    lead: 'Gültige Codes beliebter Shops in {country}. Jeder zeigt sein echtes Enddatum.',
    endingHeading: 'Bald vorbei',
    endingLead: 'Diese Angebote enden am genannten Tag und keinen später.',
    trendingHeading: 'Gefragte Shops',
    none: 'Im Moment gibt es keine gültigen Codes. Sieh dir stattdessen die Liste der Shops an.',
  },
  merchant: {
    heading: '{name}: Gutscheincodes',
    codes: { one: '{count} gültiger Code', other: '{count} gültige Codes' },
    deals: { one: '{count} gültiges Angebot', other: '{count} gültige Angebote' },
    visit: 'Zu {name}',
    about: 'Über {name}',
    social: '{name} anderswo',
    socialLike: '{name} auf {media} liken',
    socialFollow: '{name} auf {media} folgen',
    trendingHeading: 'Gefragte Alternativen',
    extensionHeading: 'Lass Pouch alle ausprobieren',
    extensionBody:
      'Mit der Erweiterung drückst du an der Kasse einen Knopf, und der beste Code bleibt.',
    upToDate: 'Angebote und Daten werden bei jedem Öffnen dieser Seite neu geprüft.',
  },
  retailers: {
    heading: 'Alle Shops',
    lead: '{count} Shops in {country} mit Gutscheincodes und Angeboten.',
    popularHeading: 'Beliebte Marken',
    letters: 'Shops nach Anfangsbuchstabe',
    categoriesHeading: 'Nach Kategorie',
    none: 'Im Moment gibt es keine Shops mit gültigen Angeboten.',
  },
  offers: {
    code: 'Code',
    deal: 'Angebot',
    advertisement: 'Anzeige',
    exclusive: 'Exklusiv',
    unique: 'Einmalig',
    ends: 'Gültig bis {date}',
    endless: 'Kein Enddatum genannt',
    worked: 'Zuletzt erfolgreich am {date}',
    rate: {
      one: 'Zu {share} erfolgreich bei {count} Versuch',
      other: 'Zu {share} erfolgreich bei {count} Versuchen',
    },
    list: 'Gültige Angebote',
    codesOnly: 'Nur Codes',
    more: { one: '{count} weiteres Angebot zeigen', other: '{count} weitere Angebote zeigen' },
    less: 'Weniger Angebote zeigen',
    hiddenCode: 'Verdeckter Code',
    copy: 'Code kopieren',
    copyOf: 'Code kopieren: {offer}',
    copied: 'Kopiert',
    copiedStatus: '{code} ist kopiert. Füg den Code an der Kasse ein.',
    selected: 'Markiert',
    selectedStatus:
      'Der Code {code} ist markiert. Dein Browser hat das Kopieren nicht erlaubt: Drück Strg+C oder ⌘C.',
    shop: 'Kopieren und zum Shop',
    shopOf: 'Kopieren und zum Shop: {offer} (öffnet einen neuen Tab)',
    toDeal: 'Zum Angebot',
    toDealOf: 'Zum Angebot: {offer} (öffnet einen neuen Tab)',
    toShop: 'Code anzeigen',
    terms: 'Bedingungen ansehen',
    noCodes: 'Leider gibt es im Moment keine gültigen Codes für {name}.',
    noCodesHint: 'Es gibt Angebote ohne Code: Schalte „Nur Codes“ aus, um sie zu sehen.',
    noDeals: 'Leider gibt es neben diesen Codes keine weiteren Angebote für {name}.',
    none: 'Leider gibt es im Moment keine gültigen Codes oder Angebote für {name}.',
    noneHint:
      'Neue erscheinen hier, sobald {name} sie veröffentlicht. Diese Shops haben heute gültige Codes.',
  },
  categories: {},
} satisfies SiteStrings

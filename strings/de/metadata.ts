import type { MetadataStrings } from '../en/metadata.ts'

export const metadata: MetadataStrings = {
  default: {
    title: 'Gutscheincodes und Angebote',
    description:
      'Pouch findet Gutscheincodes an der Kasse, probiert sie für dich aus und behält den, der am meisten spart.',
  },
  home: {
    title: 'Gutscheincodes, die für dich ausprobiert werden',
    description:
      'Pouch findet Gutscheincodes für den Shop, in dem du bist, probiert sie an der Kasse aus und behält den besten.',
  },
  bot: {
    title: 'Codes per Nachricht erfragen',
    description:
      'Sag dem Pouch-Bot, wo du einkaufst, und er antwortet mit den Codes, die dort heute gelten.',
  },
  uninstall: {
    title: 'Sag uns, warum du gehst',
    description: 'Pouch ist aus deinem Browser entfernt. Zwei Fragen, und keine davon muss sein.',
  },
  contact: {
    title: 'Schreib uns',
    description:
      'Schreib den Leuten, die Pouch machen: eine Frage, ein Code, der nicht ging, ein Shop, der dir fehlt.',
  },
  privacypolicy: {
    title: 'Datenschutzerklärung',
    description:
      'Was Pouch über dich weiß, was es nie erfährt, wie lange es was aufbewahrt und was du verlangen kannst.',
  },
  tandcs: {
    title: 'Nutzungsbedingungen',
    description:
      'Die Bedingungen von Pouch in klaren Worten: Website, Erweiterung, dein Konto und die Punkte.',
  },
  'tandcs-category': {
    title: '{name}: Nutzungsbedingungen',
    description: 'Die Bedingungen von Pouch zu „{name}“, Frage für Frage und in klaren Worten.',
  },
  cookiepolicy: {
    title: 'Cookie-Richtlinie',
    description:
      'Welche Cookies Pouch setzt, wozu jedes dient, wie lange es bleibt und wie du deine Wahl änderst.',
  },
  retailerbenefits: {
    title: 'Was Shops von Pouch haben',
    description:
      'Pouch bringt Shops Menschen, die ihren Warenkorb auch bezahlen. Wie das geht, was es kostet und wie man mitmacht.',
  },
  press: {
    title: 'Pouch in der Presse',
    description:
      'Was über Pouch geschrieben wurde, mit Bildern und Fakten für alle, die als Nächste schreiben.',
  },
  faq: {
    title: 'Hilfe und Antworten',
    description:
      'Antworten zur Erweiterung, zu Punkten, Lieblingsmarken, deinem Konto und deinen Daten.',
  },
  'faq-category': {
    title: '{name}: Hilfe und Antworten',
    description: 'Antworten zu „{name}“ aus der Hilfe von Pouch, kurz und in klaren Worten.',
  },
  desktoponly: {
    title: 'Für Computer gemacht',
    description:
      'Die Pouch-Erweiterung läuft in Browsern am Computer. Das kannst du mit Handy oder Tablet tun.',
  },
  unsupportedbrowser: {
    title: 'Dein Browser wird noch nicht unterstützt',
    description:
      'Die Pouch-Erweiterung läuft in Chrome, Firefox und Edge am Computer. Die Website läuft überall.',
  },
  blog: {
    title: 'Blog: in Ruhe weniger ausgeben',
    description:
      'Wie Gutscheincodes funktionieren, wann du was kaufst und wie du das meiste aus Pouch holst.',
  },
  post: { title: '{name}', description: '{summary}' },
  amazondealfinder: {
    title: 'Angebotsfinder für Amazon',
    description:
      'Wähle Abteilung, Mindestrabatt und Preisspanne: Der Finder öffnet Amazon mit genau diesen Angeboten.',
  },
  'not-found': { title: 'Not Found', description: 'Diese Seite gibt es nicht.' },

  deals: {
    title: 'Die besten Gutscheincodes und Angebote',
    description:
      'Gültige Gutscheincodes beliebter Shops, mit echten Enddaten und allen Bedingungen.',
  },
  category: { title: '{heading}', description: '{lead}' },
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
  out: {
    title: 'Auf dem Weg zum Shop',
    description: 'Diese Seite führt von Pouch zu dem Shop, dessen Link gedrückt wurde.',
  },
  points: {
    title: 'Punkte: so sammelst du sie und löst sie ein',
    description:
      'Ein Punkt ist ein Penny. Wie du beim Einkaufen Punkte sammelst, wann sie bestätigt sind und wie daraus eine Geschenkkarte wird.',
  },
  pitch: {
    title: 'Der Auftritt im Fernsehen: {offers} Angebote',
    description:
      'Wie Pouch {offers} Investoren vor Fernsehkameras erklärt wurde, was sie boten und was daraus wurde.',
  },
  competition: {
    title: 'Gewinnspiel: gewinne {prize}',
    description: 'Das Gewinnspiel von Pouch im Vereinigten Königreich, mit allen Regeln.',
  },
  onboarding: {
    title: 'Pouch einrichten in drei Schritten',
    description:
      'Pouch anheften, an der Kasse auf den Knopf drücken, beim Probieren zusehen: drei Schritte.',
  },
  join: {
    title: 'Mitglied werden',
    description:
      'Öffne ein kostenloses Konto, hol dir dein Willkommensgeschenk und sammle Punkte beim Einkaufen.',
  },
  'join-email': {
    title: 'Mit E-Mail-Adresse mitmachen',
    description:
      'Öffne ein kostenloses Konto mit deiner E-Mail-Adresse und sammle Punkte beim Einkaufen.',
  },
  'join-success': {
    title: 'Du bist jetzt Mitglied',
    description:
      'Deine E-Mail-Adresse ist bestätigt, dein Willkommensgeschenk unterwegs: So geht es los.',
  },
  login: {
    title: 'Anmelden',
    description:
      'Melde dich an und sieh deine Punkte, Geschenkkarten, Lieblingsmarken und Mitteilungen.',
  },
  'login-email': {
    title: 'Mit E-Mail-Adresse anmelden',
    description:
      'Melde dich mit E-Mail-Adresse und Passwort an und sieh deine Punkte und Geschenkkarten.',
  },
  'login-oauth2': {
    title: 'Du wirst angemeldet',
    description:
      'Diese Seite schließt die Anmeldung mit Google, Facebook oder Apple ab und führt zu deinem Konto.',
  },
  'forgot-password': {
    title: 'Passwort vergessen?',
    description: 'Gib deine E-Mail-Adresse ein und hol dir einen Code für ein neues Passwort.',
  },
  'reset-password': {
    title: 'Wähle ein neues Passwort',
    description: 'Gib den Code aus der E-Mail ein und wähle das neue Passwort für dein Konto.',
  },
  delete: {
    title: 'Du wirst abgemeldet',
    description:
      'Diese Seite meldet dich ab und führt zu einer kurzen Frage, warum du Pouch verlässt.',
  },
  install: {
    title: 'Erweiterung holen',
    description: 'Füge Pouch zu Chrome, Edge oder Firefox am Computer hinzu, direkt aus dem Store.',
  },
  influencer: {
    title: 'Willkommen auf Empfehlung',
    description:
      'Diese Seite führt von einer Empfehlung zu Pouch, der kostenlosen Suche nach Gutscheincodes.',
  },
  podcast: {
    title: 'Willkommen vom Podcast',
    description:
      'Diese Seite führt von einem Podcast zu Pouch, der kostenlosen Suche nach Gutscheincodes.',
  },
  campaign: {
    title: '{name} empfiehlt Pouch',
    description:
      'Pouch probiert an der Kasse jeden Gutscheincode aus und behält den besten. Empfohlen von {name}.',
  },
  imprint: {
    title: 'Impressum',
    description:
      'Wer hinter Pouch steht und wie du uns erreichst: die Angaben, die das Gesetz verlangt.',
  },
  'faq-question': { title: '{name}', description: 'Die Antwort aus der Hilfe von Pouch: {name}' },
  'tandcs-question': {
    title: '{name} | Bedingungen',
    description: 'Was die Nutzungsbedingungen von Pouch sagen: {name}',
  },
  'blog-page': {
    title: 'Blog, Seite {number}',
    description: 'Alle Beiträge des Blogs, die neuesten zuerst: Seite {number}.',
  },
  article: { title: '{name}', description: '{summary}' },
  landing: {
    title: 'Der beste Code für {name}',
    description:
      'Pouch probiert an der Kasse die Gutscheincodes für {name} aus und behält den, der am meisten spart.',
  },
  'landing-country': {
    title: 'Codes für {name} in {country}',
    description:
      'Pouch probiert an der Kasse die Gutscheincodes für {name} in {country} aus und behält den besten.',
  },
  'landing-elsewhere': {
    title: 'Auf dem Weg zu den Codes',
    description: 'Diese Seite führt zu den Codes des Shops, dessen Link geöffnet wurde.',
  },
}

import type { HomeStrings } from '../en/home.ts'

export const home: HomeStrings = {
  isExample: 'Beispiele: Das hat noch niemand geschrieben. Echte treten an ihre Stelle.',
  publications: {
    heading: 'Über Pouch geschrieben',
    all: 'Alle Berichte',
  },
  testimonials: {
    heading: 'Was andere sagen',
    label: 'Was andere sagen, nacheinander',
    kind: 'Karussell',
    each: 'Stimme',
    place: '{number} von {count}',
    show: 'Zeigen, was {name} sagt',
    previous: 'Zurück',
    next: 'Weiter',
    pause: 'Anhalten',
    resume: 'Abspielen',
    sources: { 'chrome-store': 'im Chrome-Store', facebook: 'auf Facebook' },
  },
  featured: {
    heading: 'Ausgewählte Shops',
    lead: 'Ein paar der Shops, die wir gut kennen.',
  },
  film: {
    introHeading: 'Vierzig Sekunden Einkauf in fünfzehn',
    introLead: 'Was zwischen dem Druck auf den Knopf und dem kleineren Preis geschieht.',
    intro:
      'Film: Ein Warenkorb wird gefüllt, Pouch probiert drei Codes aus, und der beste bleibt stehen',
    walkthroughHeading: 'Sieh es dir einmal an',
    walkthroughLead: 'Die drei Schritte in einer Viertelminute, ganz ohne Worte.',
    walkthrough:
      'Film: Pouch wird angeheftet, der Knopf wird gedrückt, und ein Code senkt die Summe',
    silent: 'Der Film hat keinen Ton.',
  },
  signUp: {
    heading: 'Gute Codes, einmal pro Woche',
    lead: 'Gib uns deine E-Mail-Adresse oder melde dich mit Facebook an. Du bestätigst sie einmal, und in jeder Mail kannst du dich mit einem Klick abmelden.',
    email: 'E-Mail-Adresse',
    what: 'Was möchtest du bekommen?',
    deals: 'Die besten Codes der Woche',
    news: 'Was es bei Pouch Neues gibt',
    submit: 'Anmelden',
    or: 'oder',
    facebook: 'Weiter mit Facebook',
    facebookSoon: 'Die Anmeldung mit Facebook kommt mit dem Mitgliederbereich.',
    errors: {
      emailMissing: 'Bitte gib eine E-Mail-Adresse ein.',
      emailInvalid: 'Diese E-Mail-Adresse ist nicht korrekt.',
      nothingChosen: 'Mindestens ein Kästchen muss ausgewählt sein',
    },
  },
  press: {
    heading: 'Pouch in der Presse',
    lead: 'Was über Pouch geschrieben wurde, das Neueste zuerst.',
    featured: 'Hervorgehoben',
    read: 'Bei {name} lesen',
    factsHeading: 'Du schreibst über uns?',
    facts:
      'Pouch ist eine kostenlose Erweiterung für Browser am Computer, die an der Kasse Gutscheincodes findet, sie ausprobiert und den besten behält. Es funktioniert in Großbritannien und Deutschland, auf Englisch und Deutsch.',
    ask: 'Frag uns, was du willst',
    logo: 'Logo als SVG',
  },
}

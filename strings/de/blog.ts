import type { BlogStrings } from '../en/blog.ts'

export const blog: BlogStrings = {
  heading: 'In Ruhe weniger ausgeben',
  lead: 'Wie Codes funktionieren, wann du was kaufst und wie du an der Kasse einen kühlen Kopf behältst. Von den Leuten, die Pouch machen.',
  minutes: { one: '{count} Min. Lesezeit', other: '{count} Min. Lesezeit' },
  topics: {
    saving: 'Sparen',
    shops: 'Was du wann kaufst',
    gifts: 'Geschenke',
    extension: 'Die Erweiterung',
    company: 'Über uns',
    points: 'Punkte',
  },
  list: 'Beiträge',
  pages: 'Seiten des Blogs',
  page: 'Seite {number}',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
  name: 'Blog',
  relatedHeading: 'Lies weiter',
  table: 'Tabelle',
  extensionHeading: 'Lass Pouch die Codes probieren',
  extensionBody:
    'Ein Druck an der Kasse: Pouch probiert, was es hat, und behält den besten Preis. Kostenlos und ohne Konto.',
}

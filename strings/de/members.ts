import type { MemberStrings } from '../en/members.ts'

export const members: MemberStrings = {
  notYet: 'Der Mitgliederbereich öffnet bald. Bis dahin kann sich hier niemand anmelden.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  first: 'Vorname',
  last: 'Nachname',
  or: 'oder',
  social: {
    google: 'Weiter mit Google',
    facebook: 'Weiter mit Facebook',
    apple: 'Weiter mit Apple',
  },
  join: {
    heading: 'Mitglied werden',
    lead: 'Kostenlos. {welcome} Punkte gehören dir, sobald deine E-Mail-Adresse bestätigt ist.',
    withEmail: 'Mit E-Mail-Adresse mitmachen',
    already: 'Schon Mitglied?',
    toLogin: 'Anmelden',
    age: 'Ich bin mindestens {age}.',
    passwordHint: 'Mindestens 8 Zeichen.',
    create: 'Konto anlegen',
  },
  joined: {
    heading: 'Du bist dabei.',
    lead: 'Deine E-Mail-Adresse ist bestätigt, und dein Willkommensgeschenk von {welcome} Punkten ist unterwegs.',
    next: 'Einen Shop finden',
    points: 'So funktionieren Punkte',
  },
  login: {
    heading: 'Anmelden',
    lead: 'Schön, dass du wieder da bist.',
    withEmail: 'Mit E-Mail-Adresse anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    newHere: 'Neu hier?',
    toJoin: 'Kostenlos mitmachen',
    trouble:
      'Etwas ist schiefgelaufen. Bitte wende dich an das Mitglieder-Team, wenn du dich nicht anmelden kannst.',
    contact: 'Schreib uns',
  },
  returning: {
    heading: 'Du wirst angemeldet',
    lead: 'Einen Moment. Wenn nichts passiert, geh zurück zur Anmeldung.',
    toLogin: 'Zur Anmeldung',
  },
  forgot: {
    heading: 'Passwort vergessen?',
    lead: 'Gib deine E-Mail-Adresse ein. Gibt es ein Konto dazu, schicken wir dir einen Code für ein neues Passwort.',
    submit: 'Code senden',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    heading: 'Wähle ein neues Passwort',
    lead: 'Wir haben einen Code an deine E-Mail-Adresse geschickt. Er gilt nur kurze Zeit.',
    code: 'Code aus der E-Mail',
    fresh: 'Neues Passwort',
    submit: 'Passwort speichern',
    again: 'Code noch einmal senden',
  },
  leave: {
    heading: 'Du wirst abgemeldet',
    lead: 'Einen Moment. Wenn nichts passiert, geht es hier weiter.',
    go: 'Weiter',
  },
}

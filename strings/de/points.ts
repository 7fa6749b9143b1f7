import type { PointsStrings } from '../en/points.ts'

export const points: PointsStrings = {
  heading: 'Mit dem Code sparen. Und dazu Punkte sammeln.',
  lead: 'Kauf in Shops ein, die mitmachen, und sammle Punkte. Ein Punkt ist einen Penny wert, und ab {redeemFrom} Punkten tauschst du sie gegen eine Geschenkkarte.',
  join: 'Kostenlos mitmachen',
  toDeals: 'Shops und Angebote ansehen',
  picture: {
    title: 'Deine Punkte',
    ready: 'Bereit zum Einlösen',
    pending: 'Vorgemerkt',
    spend: '{points} Punkte',
  },
  stepsHeading: 'Vom Anmelden bis zur Geschenkkarte',
  steps: {
    join: {
      heading: 'Mach mit',
      body: 'Mit Name und E-Mail-Adresse oder über ein soziales Konto. Du musst mindestens {leastAge} sein.',
    },
    confirm: {
      heading: 'Bestätige deine E-Mail-Adresse',
      body: 'Wir schicken dir einen Code. Gib ihn ein, und dein Konto ist offen.',
    },
    welcome: {
      heading: 'Hol dir dein Willkommensgeschenk',
      body: '{welcome} Punkte gehören dir sofort.',
    },
    activate: {
      heading: 'Drück auf „Punkte aktivieren“',
      body: 'In einem Shop, der mitmacht, und bevor du kaufst. Ohne den Druck weiß der Shop nicht, dass du von uns kommst.',
    },
    buy: {
      heading: 'Kauf ein wie immer',
      body: 'Punkte gibt es auf den Preis der Artikel, ohne Versand und Steuern.',
    },
    redeem: {
      heading: 'Löse ein',
      body: 'Ab {redeemFrom} Punkten ({redeemPounds}) wird der Knopf grün. Die Geschenkkarte kommt per E-Mail. Vorerst gibt es nur Karten für einen Marktplatz.',
    },
  },
  statesHeading: 'Was mit deinen Punkten passiert',
  states: {
    pending: {
      heading: 'Vorgemerkt',
      body: 'Erfasst. Der Shop muss deinen Kauf noch bestätigen: bis zu {pendingDays} Tage, manchmal {pendingMonths} Monate oder länger. Am längsten dauern Reisen, denn die müssen erst vorbei sein.',
    },
    credited: {
      heading: 'Verfügbar',
      body: 'Bestätigt und in deinem Guthaben. Bekommst du später dein Geld zurück, gehen auch die Punkte dafür.',
    },
    declined: {
      heading: 'Abgelehnt',
      body: 'Meist wegen eines Werbeblockers, eines anderen Gutschein-Werkzeugs oder einer Rückgabe. Frag uns, wenn nichts davon passt.',
    },
  },
  friendsHeading: 'Bring deine Freunde mit',
  friendsLead:
    'Teile deinen Link. Meldet sich jemand darüber an und kauft ein, habt ihr beide etwas davon. Bei jedem seiner Käufe bekommst du {friendBonus} % seiner Punkte obendrauf. Das zahlen wir, ihm fehlt nichts.',
  friendsWarning:
    'Unsere Seiten sind sich bei zwei Zahlen noch nicht einig. Bis dahin stehen hier beide und wo man sie liest. Bis der erste Kauf eines Freundes bestätigt ist, können {pendingMonths} Monate vergehen.',
  readings: {
    caption: 'Regeln für Empfehlungen, in beiden Lesarten',
    what: 'Was',
    first: 'Die eine Lesart',
    second: 'Die andere',
    reward: 'Für jeden Freund',
    rewardArticles: '{points} Punkte ({pounds}), in unseren Artikeln',
    rewardTerms: '{points} Punkte ({pounds}), in Bedingungen und FAQ',
    counts: 'Ein Freund zählt',
    countsTerms: 'nach {days} Tagen als Mitglied, in den Bedingungen',
    countsHelp: 'nach Einkäufen für {pounds}, in Hilfe und FAQ',
  },
  friendsSpam:
    'Bitte verschick deinen Link nicht als Spam und bewirb ihn nicht bezahlt: Solche Empfehlungen zählen nicht.',
  numbersHeading: 'Alle Zahlen',
  numbers: {
    worth: { term: 'Ein Punkt', value: '1 Penny' },
    welcome: { term: 'Willkommensgeschenk', value: '{welcome} Punkte' },
    redeem: { term: 'Einlösen ab', value: '{redeemFrom} Punkten ({redeemPounds})' },
    identity: {
      term: 'Ausweisprüfung möglich',
      value: 'ab mehr als {identityPounds} zum Einlösen',
    },
    pending: { term: 'Vorgemerkt, in der Regel bis', value: '{pendingDays} Tage' },
    bonus: { term: 'Bonus auf Punkte von Freunden', value: '{friendBonus} %' },
    inactive: {
      term: 'Konto kann enden',
      value:
        'nach {inactiveAccount} Monaten ohne Anmeldung oder {inactivePrivacy} Monaten ohne Nutzung (Datenschutzerklärung)',
    },
    age: { term: 'Mindestalter', value: '{leastAge} Jahre' },
  },
  questionsHeading: 'Gut zu wissen',
  questions: {
    missing: {
      question: 'Mein Einkauf taucht nicht auf',
      answer:
        'Warte ein paar Tage. Prüfe dann: Hast du auf „Punkte aktivieren“ gedrückt, war ein Werbeblocker an, kam ein anderes Gutschein-Werkzeug dazwischen? Wenn nicht, schreib uns mit Bestellnummer und Tag.',
    },
    giftCard: {
      question: 'Meine Geschenkkarte kam nicht an',
      answer:
        'Sieh im Spam-Ordner nach und schick sie dann unter „Meine Geschenkkarten“ noch einmal. Kommt sie immer noch nicht, schreib uns.',
    },
    change: {
      question: 'Können sich die Regeln ändern?',
      answer:
        'Ja. Ab wie vielen Punkten du einlösen kannst, kann sich ohne Ankündigung ändern. Was in deinem Guthaben ist, bleibt dir, solange kein Kauf erstattet wird.',
    },
  },
}

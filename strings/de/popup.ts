import type { PopupStrings } from '../en/popup.ts'

export const popup = {
  rooms: {
    label: 'Bereiche von Pouch',
    page: 'Diese Seite',
    search: 'Shops',
    savings: 'Gespart',
    points: 'Punkte',
    more: 'Mehr',
    opening: 'Wird geöffnet…',
  },
  nameCode: {
    label: 'Welcher Code ist im Warenkorb?',
    hint: 'Schreibe ihn genau so wie im Shop: Manche nehmen einen Code heraus, wenn ein falscher kommt. Er geht nur an diesen Shop. Wir prüfen zuerst, ob der Shop ihn kennt, nehmen ihn nur heraus, um andere Codes auszuprobieren, und legen ihn zurück, wenn keiner besser ist.',
    submit: 'Codes ausprobieren',
  },
  facts: {
    deals: {
      percentage: 'Rabatt in Prozent',
      amount: 'Fester Rabatt',
      delivery: 'Kostenloser Versand',
      gift: 'Geschenk dazu',
      other: '',
    },
    worked: 'Zuletzt erfolgreich am {date}',
    rate: {
      one: 'Zu {share} erfolgreich bei {count} Versuch',
      other: 'Zu {share} erfolgreich bei {count} Versuchen',
    },
    fewTries: {
      one: 'Bei {successes} von {count} Versuch erfolgreich, zu wenig für eine Quote',
      other: 'Bei {successes} von {count} Versuchen erfolgreich, zu wenige für eine Quote',
    },
  },
} satisfies PopupStrings

import type { RoomStrings } from '../en/rooms.ts'

export const rooms = {
  back: 'Zurück',
  broken:
    'Das ließ sich auf deinem Gerät nicht lesen. Schließe das Fenster und versuche es noch einmal.',
  clear: {
    sure: 'Endgültig löschen?',
    yes: 'Ja, löschen',
    no: 'Behalten',
  },
  search: {
    heading: 'Shop finden',
    lead: 'Alle Shops, für die wir Codes haben. Gesucht wird auf deinem Gerät; niemand wird gefragt.',
  },
  savings: {
    heading: 'Was du gespart hast',
    lead: 'Was unsere Versuche von deinen Warenkörben abgezogen haben, so wie sie es gemessen haben. Nur auf diesem Gerät; private Fenster hinterlassen hier nichts.',
    none: 'Noch nichts',
    noneLead: 'Hat ein Versuch eine Ersparnis gemessen, steht sie hier.',
    total: { one: 'gespart in {count} Versuch', other: 'gespart in {count} Versuchen' },
    chart: 'Pro Monat',
    month: '{month}: {amount}',
    list: 'Im Einzelnen',
    clear: 'Verlauf löschen',
  },
  points: {
    heading: 'Punkte',
    lead: 'Punkte gibt es noch nicht. Sie kommen mit dem Mitgliederbereich unserer Website.',
    signIn: 'Anmelden',
    signInLead:
      'Auch ein Konto zum Anmelden gibt es noch nicht. Für Codes brauchst du keins: für alle werden alle ausprobiert.',
    website: 'Unsere Website öffnen',
  },
  more: {
    heading: 'Mehr',
    settings: {
      name: 'Einstellungen',
      lead: 'Hinweise im Warenkorb, was du uns sagst, Sprache, Farben',
    },
    stored: {
      name: 'Was gespeichert und gesendet wird',
      lead: 'Alles, mit den Anfragen an unsere Website',
    },
    quiet: {
      name: 'Warum wir still waren',
      lead: 'In welchen Shops, und wessen Zeichen wir sahen',
    },
  },
  settings: {
    heading: 'Einstellungen',
    prompt: {
      heading: 'Hinweise im Warenkorb',
      label: 'Codes auch ohne Drücken anbieten',
      hint: 'Ein kleiner Hinweis am Rand eines Warenkorbs, für den wir Codes haben. Dein Browser fragt dich vorher: danach zeigt er uns die Adressen der Seiten, die du öffnest. Wir schlagen sie auf diesem Gerät nach und senden sie niemandem.',
      refused: 'Dein Browser hat es nicht erlaubt, also bleibt es aus.',
    },
    reports: {
      heading: 'Bessere Codes für alle',
      label: 'Uns sagen, welche Codes funktioniert haben',
      hint: 'Bis zu zwei Tage nach einem Versuch wird uns dann gesendet, in welchem Shop er war und welche unserer Codes dort funktioniert haben. Nie dein Warenkorb oder ein Betrag, ein eigener Code, die Adresse der Seite oder wer du bist, und nichts aus privaten Fenstern. Ist das aus, wird uns von einem Versuch nichts gesendet.',
      refused: 'Dein Browser hat es nicht erlaubt, also bleibt es aus.',
    },
    muted: 'Shops ohne Hinweise',
    noneMuted: 'Keine.',
    mute: 'Keine Hinweise bei {shop}',
    unmute: 'Entfernen',
    unmuteShop: '{shop} entfernen: dort wieder Codes anbieten',
    language: 'Sprache',
    languages: { auto: 'Wie der Browser', en: 'English', de: 'Deutsch' },
    theme: 'Farben',
    themes: { auto: 'Wie der Browser', light: 'Hell', dark: 'Dunkel' },
  },
  stored: {
    heading: 'Was gespeichert und gesendet wird',
    device: 'Auf diesem Gerät',
    items: {
      vouchers: 'Die Codes aller Shops, dieselben Dateien für alle. Jeden Tag ersetzt.',
      settings: 'Deine Einstellungen. Bis du die Erweiterung entfernst.',
      savings:
        'Was Versuche gespart haben: Shop, Datum und Betrag, die letzten {savings}. Bis du sie löschst.',
      arrival:
        'Codes, die vor einem Versuch in deinem Warenkorb waren, damit wir sie zurücklegen können. Bis der Versuch endet, höchstens einen Tag.',
      run: 'Wie ein Versuch steht, und was er auf der nächsten Seite braucht. Bis der Tab oder der Browser geschlossen wird.',
      standDown:
        'Dass dich jemand anderes in einen Shop geschickt hat: in welchen, an wessen Zeichen wir das sahen, wie lange wir still sind. Keine Adresse. Solange das dauert, und die letzten {entries} in einer Liste, die du löschen kannst.',
      notes:
        'Dass unsere Willkommensseite geöffnet wurde. Und bis der Browser geschlossen wird: ob du auf unserer Website angemeldet bist, wo du einen Hinweis weggedrückt hast, und die Nummer des Browsers für die Shopseite, die wir zuletzt sahen.',
      lent: 'Auf welche Seite du uns für einen Versuch gelassen hast, wo dein Browser gefragt hat. Bis der Versuch endet.',
      reports:
        'Welche unserer Codes in einem Shop funktioniert haben, falls du es uns sagst, bis es gesendet ist. Höchstens zwei Tage, und nichts mehr, sobald du es ausschaltest.',
      requests:
        'Die letzten {requests} Anfragen, die wir gestellt haben, alle an uns selbst. Sie stehen unten.',
    },
    sent: 'Gesendet',
    sentOurs:
      'Wir fragen unsere eigene Website nach der Liste der Shops und all ihren Codes. Immer nach allen, egal welche Shops du besuchst. So erfährt daraus niemand, wo du warst.',
    sentShop:
      'Die Codes, die ein Versuch ausprobiert, gehen an den Shop, von seiner eigenen Seite aus, als hättest du sie getippt.',
    sentReports:
      'Nur wenn du „{setting}“ eingeschaltet hast: einige Stunden nach einem Versuch der Shop, und welche unserer Codes dort funktioniert haben. Ohne deinen Warenkorb, Beträge, eigene Codes oder etwas, das sagt, wer du bist. Unser Server sieht die Adresse deiner Verbindung für den Moment der Antwort und behält sie nicht.',
    sentRemoved:
      'Entfernst du die Erweiterung, öffnet dein Browser eine Seite unserer Website. Ihre Adresse sagt, welche Version es war und in welchem Browser.',
    sentNothing:
      'Sonst nichts: Über dich, deine Warenkörbe und die Seiten, die du öffnest, wird uns nichts gesendet.',
    log: 'Unsere letzten Anfragen',
    logScope:
      'Was ein Versuch sendet, geht an den Shop selbst, von seiner eigenen Seite aus, und steht hier nicht.',
    logLead: { one: '{count} Anfrage', other: '{count} Anfragen, die neueste zuerst' },
    logNone: 'Wir haben noch keine gestellt.',
    answers: { failed: 'keine Antwort', open: 'unterwegs', unread: 'gesendet' },
  },
  quiet: {
    heading: 'Warum wir still waren',
    lead: 'Hat dich jemand anderes in einen Shop geschickt, schuldet der Shop ihm die Provision. Dann bieten wir dort eine Weile keine Punkte an. Codes probieren wir trotzdem aus. Die Liste bleibt auf deinem Gerät.',
    none: 'Bisher nichts gesehen',
    noneLead:
      'Sehen wir, dass dich jemand anderes in einen Shop geschickt haben kann, steht es hier. Wo wir es nicht sehen, sind wir auch still.',
    save: 'Als Datei speichern',
    clear: 'Liste löschen',
    clearLead: 'Wie lange wir still sind, ändert das nicht.',
    reasons: {
      parameter: 'In der Adresse stand „{name}“, ein Zeichen von {network}.',
      host: 'Du kamst über {name}, das gehört zu {network}.',
      cookie: 'Der Shop hatte das Cookie „{name}“, ein Zeichen von {network}.',
      unseen: 'Wir konnten nicht sehen, wie du in den Shop gekommen bist.',
      state: 'Wir wussten nicht, was vorher war, zum Beispiel gleich nach der Installation.',
      clock: 'Die Uhr dieses Geräts wurde zurückgestellt.',
      unknownShop: 'Wir konnten nicht erkennen, welcher Shop es war.',
      retailer: '{network} lässt in diesem Shop keine Erweiterung etwas verdienen.',
    },
    anyNetwork: 'Affiliate-Netzwerken',
    until: {
      time: 'Bis {time}',
      session: 'Bis dein Browser neu gestartet wird, mindestens bis {time}',
      always: 'In diesem Shop immer',
    },
  },
} satisfies RoomStrings

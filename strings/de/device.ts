import type { DeviceStrings } from '../en/device.ts'

export const device: DeviceStrings = {
  install: {
    heading: 'Hol dir Pouch im Store deines Browsers',
    lead: 'Wenn der Store nicht von selbst aufgeht, wähle ihn hier.',
    chrome: 'Chrome Web Store',
    edge: 'Edge-Add-ons',
    firefox: 'Firefox-Add-ons',
    mobile: {
      heading: 'Pouch braucht einen Computer',
      lead: 'Auf Handys und Tablets läuft die Erweiterung nicht. Öffne diese Seite an einem Computer.',
      more: 'Was am Handy geht',
    },
    unsupported: {
      heading: 'Dein Browser wird noch nicht unterstützt',
      lead: 'Nur Chrome, Firefox und Edge Chromium werden unterstützt. Öffne diese Seite in einem davon; hier sind ihre Stores.',
      more: 'Was in deinem Browser geht',
    },
  },
  unsupported: {
    heading: 'Dein Browser wird noch nicht unterstützt',
    lead: 'Die Erweiterung läuft in Chrome, Firefox und Edge Chromium am Computer. Safari soll folgen.',
    worksHeading: 'Was jetzt schon geht',
    works: {
      deals: {
        label: 'Alle Codes und Angebote',
        body: 'Jeden Code auf dieser Website kannst du in jedem Browser kopieren.',
      },
      shops: { label: 'Shops von A bis Z', body: 'Sieh nach dem Shop, bevor du zahlst.' },
      bot: {
        label: 'Der Messenger-Bot',
        body: 'Schreib den Namen des Shops und bekomm seine Codes.',
      },
    },
    getHeading: 'Oder nimm einen von diesen',
    rating: 'Im Chrome-Store hat Pouch {rating} von 5 Sternen.',
  },
  desktop: {
    heading: 'Pouch braucht einen Computer',
    lead: 'Browser auf Handys und Tablets nehmen Erweiterungen wie unsere nicht an. Schick dir den Link und füge Pouch am Computer hinzu.',
    send: 'Link an mich mailen',
    subject: 'Pouch zu meinem Browser hinzufügen',
    meanwhile: 'Bis dahin, auf diesem Gerät',
    deals: 'Codes aus unseren Angeboten kopieren',
    shops: 'Codes eines Shops finden',
    bot: 'Den Messenger-Bot fragen',
  },
  onboarding: {
    heading: 'Pouch ist da. Noch drei Schritte.',
    lead: 'Das dauert eine Minute. Danach wartet Pouch still, bis du darauf drückst.',
    step: 'Schritt {number} von {count}',
    pin: {
      heading: 'Hefte Pouch an die Leiste',
      body: 'Drück auf das Puzzleteil neben der Adresszeile und dann auf die Nadel neben Pouch. So ist der Knopf immer zur Hand.',
    },
    press: {
      heading: 'Drück an der Kasse auf den Knopf',
      body: 'Füll einen Warenkorb, geh zur Seite mit der Summe, drück auf Pouch. In über {merchants} Shops geht es von selbst.',
    },
    apply: {
      heading: 'Sieh beim Probieren zu',
      body: 'Pouch probiert einen nach dem anderen und lässt den besten stehen. Spart keiner Geld, sagt es dir das, und dein Warenkorb bleibt, wie er war.',
    },
    picture: {
      pin: 'Symbolleiste mit einem Puzzleteil und der Nadel neben Pouch',
      press: 'Eine Kasse mit gedrücktem Knopf von Pouch',
      apply: 'Codes werden probiert, einer spart Geld',
    },
    total: 'Zu zahlen',
    tryHeading: 'Probier es gleich aus',
    tryLead: 'Diese Shops haben heute gültige Codes.',
    average: 'Wer es regelmäßig nutzt, spart im Schnitt über {average} im Jahr.',
    helpfulHeading: 'War das hilfreich?',
    helpful: 'Haben dir diese Schritte geholfen?',
    yes: 'Ja',
    no: 'Nein',
    because: 'Warum? Ein Satz genügt.',
    send: 'Antwort senden',
  },
}

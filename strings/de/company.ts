import type { CompanyStrings } from '../en/company.ts'

export const company: CompanyStrings = {
  benefits: {
    heading: 'Menschen, die ihren Warenkorb bezahlen',
    lead: 'Wer weggeht, um einen Code zu suchen, kommt oft nicht zurück. Mit Pouch werden die Codes, die du einlösen lassen willst, gleich an der Kasse probiert, und die Bestellung geht durch.',
    reach: 'Über {shoppers} Menschen haben Pouch schon genutzt.',
    contact: 'Sprich mit uns',
    gainsHeading: 'Was du davon hast',
    gains: {
      finish: {
        heading: 'Mehr abgeschlossene Bestellungen',
        body: 'Die Suche nach dem Code findet in deinem Warenkorb statt, in Sekunden, statt in einem anderen Tab.',
      },
      control: {
        heading: 'Nur Codes, die du willst',
        body: 'Öffentliche Codes aus deinem eigenen Feed. Codes für eine einzelne Person werden weder gesammelt noch geteilt.',
      },
      fair: {
        heading: 'Fair zu deinen Partnern',
        body: 'Hat ein anderer Partner die Kundin gebracht, hält Pouch sich zurück und nimmt für diese Bestellung keine Provision.',
      },
      results: {
        heading: 'Zahl für Ergebnisse',
        body: 'Eine Provision auf bestätigte Bestellungen über dein Affiliate-Netzwerk. Der Eintrag selbst kostet nichts.',
      },
    },
    stepsHeading: 'So machst du mit',
    steps: {
      network: 'Schreib uns oder finde Pouch in deinem Affiliate-Netzwerk.',
      feed: 'Gib uns deine gültigen Codes mit Daten und Bedingungen.',
      live: 'Deine Seite geht online, und die Erweiterung kennt deine Kasse.',
    },
    shopsHeading: 'Shops mit gültigen Codes von heute',
  },
  pitch: {
    heading: '{offers} Angebote an einem Nachmittag',
    lead: 'Bevor Pouch in vielen Browsern war, hat sein Gründer es {offers} Investoren vor Fernsehkameras erklärt.',
    offers: 'Angebote der Investoren',
    asked: 'für das Unternehmen vereinbart',
    share: 'des Unternehmens dafür',
    storyHeading: 'Was im Raum geschah',
    story: {
      start:
        'Die Idee brauchte einen Satz: Niemand soll an der Kasse zehn Tabs öffnen müssen, um einen Code zu finden, der geht. Dann wurde ein Laptop aufgeklappt, ein Warenkorb gefüllt und ein Knopf gedrückt.',
      offers:
        'Alle {offers} Investoren machten ein Angebot. Das Team wählte aus und ging mit {investment} für {share} % des Unternehmens.',
      since:
        'Das Geld steckt in dem, was du heute nutzt: mehr Shops, schnelleres Probieren und die Regel, dass Pouch es sagt, wenn es nichts zu sparen gibt.',
    },
    tryHeading: 'Probier es selbst',
    tryBody:
      'Der Knopf von damals ist noch immer die ganze Idee. Füll einen Warenkorb, drück darauf, behalte den besten Preis.',
    rating: 'Mit {rating} von 5 auf einer Bewertungsseite.',
  },
  competition: {
    heading: 'Gewinne {prize}',
    lead: 'Eine Teilnahme, eine Ziehung, {prize} für eine Person im Vereinigten Königreich.',
    closed: 'Dieses Gewinnspiel ist vorbei.',
    closedBody:
      'Es endete am {date} oder früher mit {most} Teilnahmen. Neue nehmen wir nicht mehr an. Die Regeln bleiben hier stehen, damit jeder sie prüfen kann.',
    toDeals: 'Zu den Angeboten von heute',
    email: 'E-Mail-Adresse',
    consent:
      'Ich wohne im Vereinigten Königreich, bin mindestens {age} und stimme den Regeln unten zu.',
    enter: 'Am Gewinnspiel teilnehmen',
    claim:
      'Und wenn du nicht gewinnst: Mitglieder sparen mit Codes nach eigenen Angaben bis zu {saving} im Jahr.',
    rulesHeading: 'Die Regeln',
    rules: {
      who: 'Teilnehmen kann, wer im Vereinigten Königreich wohnt und mindestens {age} ist. Beschäftigte des Veranstalters können nicht teilnehmen.',
      once: 'Eine Teilnahme pro Person. Wer öfter teilnimmt, scheidet aus.',
      free: 'Du musst nichts kaufen.',
      end: 'Es endet am {date} oder sobald es {most} Teilnahmen gibt.',
      winner:
        'Wer gewinnt, hört innerhalb von {notified} Tagen von uns und hat {claimed} Tage, um den Preis anzunehmen.',
    },
  },
  bot: {
    heading: 'Frag den Bot nach einem Code',
    lead: 'Keine Erweiterung auf dem Handy? Sag dem Pouch-Bot im Messenger, wo du einkaufst. Er antwortet mit den Codes, die heute gelten.',
    open: 'Bot im Messenger öffnen',
    opens: 'Öffnet den Messenger, einen Dienst von Meta. Was du dort schreibst, kann Meta lesen.',
    stepsHeading: 'Drei Nachrichten bis zum Code',
    steps: {
      hello: 'Öffne den Bot und sag Hallo.',
      shop: 'Schreib den Namen des Shops. Ein Teil davon genügt.',
      code: 'Kopiere den Code, den er schickt, und füge ihn an der Kasse ein.',
    },
    claim: 'Er kennt über {retailers} Shops.',
    chat: {
      label: 'Ein Gespräch mit dem Bot als Beispiel',
      shopper: 'Gibt es was für Blumentöpfe?',
      bot: 'Zwei Shops haben gerade Codes für den Garten. In welchem bist du?',
      shopperShop: 'In dem mit der grünen Tür',
      botCode: 'Bitte sehr: SPRING10. Gilt bis Sonntag.',
    },
  },
}

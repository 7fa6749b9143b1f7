import type { ExtensionStrings } from '../en/extension.ts'
import { inPage } from './in-page.ts'

export const extension = {
  popup: {
    looking: 'Wir sehen uns die Seite an…',
    website: 'Unsere Website öffnen',
    disclosure:
      'Codes auszuprobieren setzt keinen Affiliate-Link. Auf unserer Website können Links zu Shops uns eine Provision bringen.',
  },
  basket: {
    heading: 'Codes für {shop}',
    lead: 'Wir probieren sie nacheinander und lassen den besten im Warenkorb. Bestellt wird nichts.',
    asksFirst:
      'Dein Browser fragt vielleicht, ob er uns in diesen Shop lassen darf. Was du erlaubst, endet mit dem Versuch.',
    asksForFrame:
      'Dieser Shop zeigt den Warenkorb in einem Rahmen von {host}. Dein Browser fragt, ob er uns dort hineinlassen darf. Was du erlaubst, endet mit dem Versuch.',
    refused:
      'Dein Browser hat uns nicht in diesen Shop gelassen, also haben wir nichts probiert. Drücke noch einmal, dann fragt er wieder, oder kopiere einen Code.',
    leftBehind:
      'Der letzte Versuch hier wurde unterbrochen. Im Warenkorb war {codes}, das probieren wir zuerst.',
  },
  codes: {
    heading: { one: '{count} Code für {shop}', other: '{count} Codes für {shop}' },
    lead: 'Kopiere einen, oder drücke im Warenkorb noch einmal, dann probieren wir alle aus.',
    leadOnFailure: 'Du kannst sie selbst probieren: kopiere einen und füge ihn an der Kasse ein.',
    none: 'Heute keine Codes für {shop}',
    noneLead: 'Wir kennen diesen Shop und suchen jeden Tag nach neuen Codes.',
    copy: 'Kopieren',
    copyCode: 'Code {code} kopieren',
    copied: 'Kopiert',
    copiedCode: '{code} ist kopiert',
    notCopied: 'Dein Browser lässt uns nicht kopieren. Markiere den Code und kopiere ihn selbst.',
    terms: 'Bedingungen',
    ends: 'Gültig bis {date}',
    noEnd: 'Ohne Enddatum',
    shopPage: '{shop} auf unserer Website',
  },
  elsewhere: {
    heading: 'Keine Codes für diese Seite',
    lead: 'Für diese Website haben wir keine. Suche einen Shop, für den wir welche haben:',
    search: 'Shop suchen',
    hint: 'Mindestens 3 Buchstaben',
    none: 'Keiner unserer Shops heißt „{query}“.',
    found: { one: '{count} Shop gefunden', other: '{count} Shops gefunden' },
  },
  closed: {
    heading: 'Hier gibt es nichts zu tun',
    lead: 'Browser halten diese Seite für Erweiterungen geschlossen. Drücke in einem Shop noch einmal.',
  },
  nothingLoaded: {
    heading: 'Noch keine Codes',
    lead: 'Die Liste der Shops ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  broken: {
    heading: 'Etwas ist schiefgegangen',
    lead: 'Schließe dieses Fenster und drücke noch einmal auf den Knopf.',
  },
  ...inPage,
} satisfies ExtensionStrings

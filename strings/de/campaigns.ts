import type { CampaignStrings } from '../en/campaigns.ts'

export const campaigns: CampaignStrings = {
  way: {
    heading: 'Willkommen bei Pouch',
    lead: 'Gleich geht es weiter. Wenn nichts passiert, drück hier.',
    go: 'Weiter',
  },
  from: 'Empfohlen von {name}',
  heading: 'Nie mehr zu viel zahlen, nur weil ein Code fehlt.',
  lead: 'Pouch probiert an der Kasse jeden Gutscheincode aus und behält den besten. Es ist kostenlos und bleibt still, bis du darauf drückst.',
  browse: 'Erst die Angebote ansehen',
}

import type { ManifestStrings } from '../en/manifest.ts'

export const manifest = {
  summary:
    'Findet Gutscheincodes für den Shop, in dem du bist, probiert sie im Warenkorb aus und lässt den besten drin.',
  codesHere: 'Codes für diesen Shop',
} satisfies ManifestStrings

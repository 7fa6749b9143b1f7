import type { Translation } from '#domain/locale.ts'

interface ManifestWords {
  readonly summary: string
  readonly codesHere: string
}

/** How a manifest names the text that browser and store then take in the language of the person. */
export const summaryMessage = '__MSG_summary__'

/** The files by which browsers and stores translate what the manifest says. */
export function localeFiles(
  words: Readonly<Record<Translation, ManifestWords>>,
): { relativeDest: string; contents: string }[] {
  return Object.entries(words).map(([translation, { summary, codesHere }]) => ({
    relativeDest: `_locales/${translation}/messages.json`,
    contents: JSON.stringify({
      summary: { message: summary },
      codesHere: { message: codesHere },
    }),
  }))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, root } from './support/source-files.ts'
import { wordFiles, wordsOf } from './support/words.ts'

const quoted = { en: /“([^”]+)”/g, de: /„([^“]+)“/g } as const

/** What the help quotes that is no word of ours: the account's site, browsers, systems, shoppers. */
const elsewhere = {
  en: [
    ...['Activate Points', 'Discover', 'Favourite brands', 'Favourites', 'Refer &amp; Earn'],
    ...['Refer and earn', 'Send again'],
    ...['All', 'Allow', 'Block', 'Do not disturb', 'Focus', 'Pin to Toolbar', 'do not disturb'],
    ...['Have you forgotten something?', 'No field for a code.', 'The total can’t be read.'],
  ],
  de: [
    ...['Einlösen', 'Empfehlen und sammeln', 'Entdecken', 'Freunde werben', 'Lieblinge'],
    ...['Lieblingsmarken', 'Noch einmal senden', 'Punkte aktivieren'],
    ...['Alle', 'An Symbolleiste anheften', 'Benachrichtigungen', 'Blockieren', 'Fokus'],
    ...['Nicht stören', 'Zulassen'],
    ...['Die Summe lässt sich nicht lesen.', 'Hast du etwas vergessen?'],
    ...['Kein Feld für einen Code.'],
  ],
} as const

test.each(['en', 'de'] as const)(
  'in %s the help calls a control of ours what stands on it',
  async (translation) => {
    const words = await Promise.all(
      (await wordFiles(translation)).map((file) => wordsOf(translation, file)),
    )
    // Whoever reads the help has another count before them.
    const ours = words.flatMap((each) =>
      [...each.values()].map((text) => text.replace('{count} ', '')),
    )
    const known = new Set<string>([...ours, ...elsewhere[translation]])
    const files = await filesOf(`src/content/{faq,terms,articles}/${translation}/*`)
    const texts = await Promise.all(files.map((path) => readFile(join(root, path), 'utf8')))
    const named = texts.flatMap((text) =>
      [...text.matchAll(quoted[translation])].flatMap(([, name]) => name ?? []),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    // What is quoted no more need not be known.
    expect(elsewhere[translation].filter((name) => !named.includes(name))).toEqual([])
  },
)

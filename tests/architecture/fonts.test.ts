import { expect, test } from 'vitest'
import { fontFaces, isCut } from '#brand/fonts/font-faces.ts'
import { translations } from '#domain/locale.ts'
import { wordFiles, wordsOf } from './support/words.ts'

/** The key of a Mac's keyboard, and the bar in the titles of windows: the system's own font draws them. */
const drawnBySystem = ['⌘', '|']
/** The files that every page loads. */
const loaded = (await fontFaces()).filter((face) => isCut(face) && !face.file.includes('-rare'))

test.each(loaded)('$file has every character of our texts', async ({ characters }) => {
  const drawn = new Set([...characters, ...drawnBySystem])
  for (const translation of translations) {
    for (const file of await wordFiles(translation)) {
      const words = [...(await wordsOf(translation, file)).values()].join('')
      const text = words.replace(/\{\w+\}/g, '')
      expect(text.match(/./gsu)?.filter((character) => !drawn.has(character))).toEqual([])
    }
  }
})

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { translations } from '#domain/locale.ts'
import { captionsFile } from '#tests/films/captions.ts'
import { films } from '#tests/films/films.ts'
import { filmWords } from '#tests/films/words.ts'
import { filmOf, type FilmName } from './films.ts'

const folder = join(import.meta.dirname, '../../src/content/films')
const all = translations.flatMap((translation) =>
  (Object.keys(films) as FilmName[]).map((name) => ({ translation, name })),
)

describe.each(all)('the film $name in $translation', ({ translation, name }) => {
  it('comes in both formats, with a picture and captions', () => {
    const { webm, mp4, poster, captions } = filmOf(name, translation)
    expect([webm, mp4, poster, captions].every((url) => url.includes(name))).toBe(true)
  })

  it('is small', async () => {
    for (const ending of ['webm', 'mp4']) {
      const { size } = await stat(join(folder, translation, `${name}.${ending}`))
      expect(size, ending).toBeLessThan(300_000)
    }
    expect((await stat(join(folder, translation, `${name}.webp`))).size).toBeLessThan(30_000)
  })

  it('has the captions that belong to its scenes', async () => {
    const file = await readFile(join(folder, translation, `${name}.vtt`), 'utf8')
    expect(file).toBe(captionsFile(films[name], filmWords[translation]))
  })
})

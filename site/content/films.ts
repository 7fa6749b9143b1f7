import type { Translation } from '#domain/locale.ts'

/** The films of `src/content/films`, which `npm run films` draws. Specification, section 3. */
export type FilmName = 'intro' | 'walkthrough'

interface Film {
  /** The same film twice, for browsers that take the one or the other. */
  readonly webm: string
  readonly mp4: string
  /** The picture that stands for it until it is played. */
  readonly poster: string
  readonly captions: string
}

const files: Record<string, string> = import.meta.glob(
  '/src/content/films/*/*.{webm,mp4,webp,vtt}',
  {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  },
)

/**
 * The addresses of a film's files in a language.
 *
 * @throws RangeError where a file is missing.
 */
export function filmOf(name: FilmName, translation: Translation): Film {
  const fileOf = (ending: string) => {
    const path = `/src/content/films/${translation}/${name}.${ending}`
    const url = files[path]
    if (url === undefined) throw new RangeError(`${path.slice(1)} is missing: npm run films`)
    return url
  }
  return {
    ...{ webm: fileOf('webm'), mp4: fileOf('mp4') },
    ...{ poster: fileOf('webp'), captions: fileOf('vtt') },
  }
}

import * as v from 'valibot'
import { nameOfFile } from './read-entry.ts'

const files: Record<string, string> = import.meta.glob('/src/content/pictures/*/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/**
 * A field that names a drawn picture of a folder in `src/content/pictures`; it is read as the
 * picture's address.
 */
export function pictureIn(folder: 'press' | 'avatars' | 'featured') {
  const known = new Map(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${folder}/`))
      .map(([path, url]) => [nameOfFile(path), url]),
  )
  return v.pipe(
    v.string('Name a picture.'),
    v.check(
      (name) => known.has(name),
      ({ input }) =>
        `There is no picture “${input}”. Put ${input}.svg into src/content/pictures/${folder}, or choose one of ${[...known.keys()].join(', ')}.`,
    ),
    v.transform((name) => known.get(name) ?? ''),
  )
}

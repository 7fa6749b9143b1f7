import type { Film } from './films.ts'
import type { FilmWords } from './words.ts'

/** A film's captions as a WebVTT file. */
export function captionsFile({ captions, seconds }: Film, words: FilmWords): string {
  const all = captions(words)
  const cues = all.map(([from, caption], index) => {
    const to = all[index + 1]?.[0] ?? seconds
    return `${timestamp(from)} --> ${timestamp(to)}\n${caption}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** Seconds as `00:00:04.500`. */
function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

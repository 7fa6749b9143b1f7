import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from './source-files.ts'

export type Words = Readonly<Record<string, unknown>>

/** Each text by the path of its key, `deals.heading`. */
export function textsOf(words: Words, above = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') texts.set(above + key, value)
    else
      for (const [path, text] of textsOf(value as Words, `${above}${key}.`)) texts.set(path, text)
  }
  return texts
}

/** Files that hold the words of a language. */
export async function wordFiles(translation: string): Promise<string[]> {
  return (await readdir(join(root, 'strings', translation))).sort()
}

/** Each text of a file by the path of its key; the name of what it exports comes first. */
export async function wordsOf(translation: string, file: string): Promise<Map<string, string>> {
  const name = basename(file, '.ts')
  return textsOf((await import(`../../../strings/${translation}/${name}.ts`)) as Words)
}

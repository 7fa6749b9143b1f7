import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { FontFace } from './font-faces.ts'

/** What text needs: marks, pairs, the forms of a language, and figures of one width. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum']

/**
 * The file of a rule, WOFF2, out of the whole font. It has the weights and the characters of the
 * rule, but for the characters of its family's later rules, which a browser takes first.
 *
 * @param face whose file is named after the font, with or without `-rare` behind.
 * @param faces of the style sheet, in their order.
 */
export async function cutFont(face: FontFace, faces: readonly FontFace[]): Promise<Buffer> {
  const later = faces.slice(faces.indexOf(face) + 1).filter(({ family }) => family === face.family)
  const taken = new Set(later.flatMap(({ characters }) => characters))
  const [min, max] = face.weights
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: features,
    noHinting: true,
  }
  const whole = await readFile(wholeFont(basename(face.file, '.woff2').replace('-rare', '')))
  const characters = face.characters.filter((character) => !taken.has(character))
  return subsetFont(whole, characters.join(''), options)
}

function wholeFont(name: string): string {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  return fileURLToPath(import.meta.resolve(file))
}

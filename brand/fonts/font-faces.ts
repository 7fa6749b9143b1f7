import { readFile } from 'node:fs/promises'

/** One rule `@font-face` that loads a file. */
export interface FontFace {
  readonly family: string
  /** As the rule writes it. */
  readonly file: string
  /** Lightest and heaviest; the same number twice where there is one. */
  readonly weights: readonly [number, number]
  /** Of its `unicode-range`. */
  readonly characters: readonly string[]
}

/** The rules that load a file, in the order in which the site has them. */
export async function fontFaces(): Promise<FontFace[]> {
  const sheets = ['../fonts-rare.css', '../fonts.css'].map(
    (sheet) => new URL(sheet, import.meta.url),
  )
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))
  return texts.flatMap(facesIn)
}

/** The rules of a style sheet that load a file, in their order. */
export function facesIn(css: string): FontFace[] {
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, rule = '']) => {
    const value = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? ''
    const file = value(/url\('(.*?)'\)/)
    if (file === '') return []
    const [min = 0, max = min] = value(/font-weight: ([\d ]+)/)
      .split(' ')
      .map(Number)
    return {
      family: value(/font-family: '(.*?)'/),
      file,
      weights: [min, max] as const,
      characters: charactersIn(value(/unicode-range:([^;]*)/)),
    }
  })
}

/** Whether `npm run fonts` makes the rule's file; another one comes from a package as it is. */
export function isCut({ file }: FontFace): boolean {
  return file.startsWith('./fonts/')
}

function charactersIn(range: string): string[] {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const first = parseInt(from, 16)
      const count = parseInt(to, 16) - first + 1
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at))
    },
  )
}

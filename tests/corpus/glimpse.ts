import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { count } from '#domain/contract/shapes.ts'

const selector = v.pipe(v.string(), v.minLength(1))

/** What a shopper would find on a page that is a basket, at one glance. */
const basket = v.strictObject({
  basket: v.literal(true),
  lang: v.string(),
  currency: v.pipe(v.string(), v.length(3)),
  /** Minor units of what is to be paid; null where the page doesn't tell it. */
  total: v.nullable(count),
  /** The field for codes, where it is in sight. */
  field: v.nullable(selector),
  /** What sends it; null where Enter does. */
  apply: v.nullable(selector),
  /** What is pressed to see the field, where it is not. */
  opener: v.nullable(selector),
  /** Those that are on, and what takes each off. */
  codes: v.array(v.strictObject({ code: v.string(), remover: v.nullable(selector) })),
})
const other = v.strictObject({ basket: v.literal(false), lang: v.string() })

export type Basket = v.InferOutput<typeof basket>
export type Answers = Basket | v.InferOutput<typeof other>

/** A page that stands still, and what is to be found on it. */
export interface Glimpse {
  readonly name: string
  readonly answers: Answers
  readonly page: string
}

const folder = join(import.meta.dirname, 'glimpses')

/**
 * All glimpses, by name: files with the answers as JSON in a comment, then the page.
 *
 * @throws Error that names the file and what is wrong with it
 */
export async function readGlimpses(): Promise<Glimpse[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  )
  return Promise.all(
    files.sort().map(async (file) => {
      const [, comment = '', page = ''] =
        /^<!--(.*?)-->\s*(.*)$/s.exec(await readFile(join(folder, file), 'utf8')) ?? []
      try {
        const answers = v.parse(v.variant('basket', [basket, other]), JSON.parse(comment))
        return { name: file.replace(/\.html$/, ''), answers, page }
      } catch (cause) {
        throw new Error(`${file}: ${String(cause)}`, { cause })
      }
    }),
  )
}

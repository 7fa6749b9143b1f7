import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { shopSettings, type ShopSettings } from './settings.ts'

/** A shop as data: how it counts and answers, and the markup of its page. */
export interface Fixture {
  /** Also the first part of its host name. */
  readonly name: string
  readonly shop: ShopSettings
  /** Liquid, with what `render-page.ts` gives it. */
  readonly template: string
  /** What the whole page is drawn as in the end, where that is another way to draw the same. */
  readonly redraw?: (page: string) => string
}

const folder = join(import.meta.dirname, '../fixtures')

/** All fixtures, by name. */
export async function readFixtures(): Promise<Fixture[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  )
  return Promise.all(
    files.sort().map(async (file) => {
      const name = basename(file, '.html')
      return { name, ...readFixture(await readFile(join(folder, file), 'utf8'), name) }
    }),
  )
}

/**
 * Reads a fixture: the shop's settings as JSON in a comment, then its page.
 *
 * @throws Error that names the fixture and what is wrong with it
 */
export function readFixture(text: string, name: string): Pick<Fixture, 'shop' | 'template'> {
  const parts = /^<!--(.*?)-->\s*(.*)$/s.exec(text)
  if (parts === null) throw new Error(`${name}: it does not begin with a comment of settings`)
  const [, settings = '', template = ''] = parts
  try {
    const shop = v.safeParse(shopSettings, JSON.parse(settings))
    if (!shop.success) throw new Error(v.summarize(shop.issues))
    return { shop: shop.output, template }
  } catch (cause) {
    throw new Error(`${name}: ${String(cause)}`, { cause })
  }
}

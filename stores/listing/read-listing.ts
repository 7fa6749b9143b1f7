import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Translation } from '#domain/locale.ts'

/** Browsers as the stores call them; `wxt build --browser` takes the names in small letters. */
const storeBrowsers = ['Chrome', 'Edge', 'Firefox'] as const

/**
 * What the stores let one write, in characters: Chrome takes name and summary from the manifest (75
 * and 132), Firefox 50 and 250; a description has at most 16,000 in Chrome, 15,000 in Firefox and
 * 10,000 in Edge, which asks for 250 at least. Chrome's fields for reasons take 1,000 each.
 */
const text = (least: number, most: number) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most))
const reason = text(60, 1000)
const caption = text(1, 120)

const listing = v.strictObject({
  Name: text(1, 50),
  Summary: text(30, 132),
  'Single purpose': reason,
  'Affiliate disclosure': reason,
  Description: text(250, 10_000),
  Permissions: v.array(
    v.strictObject({ name: v.string(), browsers: v.array(v.picklist(storeBrowsers)), reason }),
  ),
  'Data collection': reason,
  'Remote code': text(1, 1000),
  Pictures: v.strictObject({ basket: caption, saving: caption, codes: caption }),
})
export type Listing = v.InferOutput<typeof listing>

/**
 * The texts for the stores in one language, from `<translation>.md`.
 *
 * @throws Error that names each section that is missing, unknown, empty or longer than a store
 *   takes.
 */
export async function readListing(translation: Translation): Promise<Listing> {
  const page = await readFile(new URL(`${translation}.md`, import.meta.url), 'utf8')
  return parseListing(page)
}

/** As above, from the page itself: `##` begins a field of a store, `###` a part of one. */
export function parseListing(page: string): Listing {
  const fields = sections(page, '## ')
  const read = v.safeParse(listing, {
    ...Object.fromEntries(fields),
    Permissions: [...sections(fields.get('Permissions') ?? '', '### ')].map(([heading, why]) => ({
      ...permissionOf(heading),
      reason: why,
    })),
    Pictures: Object.fromEntries(sections(fields.get('Pictures') ?? '', '### ')),
  })
  if (!read.success) throw new Error(v.summarize(read.issues))
  return read.output
}

/** Text by the heading above it. What stands before the first heading is left out. */
function sections(page: string, mark: string): Map<string, string> {
  const parts = `\n${page}`.split(`\n${mark}`).slice(1)
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end).trim(), part.slice(end).trim()]
    }),
  )
}

/** `storage` is asked for in every browser, `declarativeContent (Chrome, Edge)` in those named. */
function permissionOf(heading: string) {
  const [, name = '', browsers] = /^(\S+)(?: \((.+)\))?$/.exec(heading) ?? []
  return { name, browsers: browsers === undefined ? [...storeBrowsers] : browsers.split(', ') }
}

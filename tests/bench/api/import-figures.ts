import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { migrate } from '#api/storage/database.ts'
import { awinCsv } from '#tests/support/awin-csv.ts'
import { median, type Figure, type Settings } from '../figure.ts'
import { runProgram } from '../run-program.ts'

const rows = 200_000
const rowsOfShop = 20
const runs = 5

interface Options extends Pick<Settings, 'say'> {
  readonly folder: string
  /** Connection string of a server on which databases may be made. */
  readonly server: string
}

/** `api/import.ts` with 200,000 offers in each format, each time into an empty database. */
export async function* importFigures(options: Options): AsyncGenerator<Figure> {
  const { folder, server, say } = options
  for (const [format, text] of Object.entries(formats)) {
    const file = join(folder, format)
    await writeFile(file, text())
    const took: { seconds: number; peakMB: number }[] = []
    for (let run = 1; run <= runs; run++) {
      say(`Importing ${String(rows)} offers as ${format}, ${String(run)} of ${String(runs)}`)
      const database = await emptyDatabase(server, benchDatabase(format, run))
      took.push(await timeImport(format, file, database))
    }
    const of = format === 'awin' ? 'api.import' : `api.import.${format}`
    const seconds = median(took.map((each) => each.seconds))
    yield { name: `${of}.rows_per_s`, value: rows / seconds, unit: 'rows/s' }
    yield { name: `${of}.peak.MB`, value: Math.max(...took.map((t) => t.peakMB)), unit: 'MB' }
  }
}

/** The name of the database that a run has filled. */
export function benchDatabase(format: string, run: number): string {
  return `bench_${format.replace('-', '_')}_${String(run)}`
}

const numbers = Array.from({ length: rows }, (_, number) => number)

const formats: Readonly<Record<string, () => string>> = {
  awin: () => awinCsv(numbers.map(awinOffer)),
  'pouch-csv': () => {
    const offers = numbers.map(ownOffer)
    const quoted = (value: string) => `"${value}"`
    const lines = offers.map((offer) => Object.values(offer).map(quoted).join(','))
    return [Object.keys(offers[0] ?? {}).join(','), ...lines, ''].join('\n')
  },
  'pouch-json': () =>
    numbers
      .map((number) => {
        const { countries, ...offer } = ownOffer(number)
        return `${JSON.stringify({ ...offer, countries: [countries] })}\n`
      })
      .join(''),
}

/** The same offer in each format. */
function offerOf(number: number) {
  const shop = Math.floor(number / rowsOfShop)
  const url = `https://www.shop-${String(shop)}.example/`
  return {
    ...{ shop, url, id: String(number), isBritish: shop % 2 === 0 },
    words: `Save on order ${String(number)}, on all that isn't reduced already.`,
    terms: 'Once for each customer. Not together with other offers.',
    tracking: `https://www.awin1.com/cread.php?awinmid=${String(shop)}&awinaffid=10001&clickref=&ued=${encodeURIComponent(url)}`,
  }
}

function awinOffer(number: number) {
  const { id, shop, isBritish, url, words, terms, tracking } = offerOf(number)
  return {
    ...{ id, terms, tracking, description: words, deeplink: url },
    ...{ advertiser: `Shop ${String(shop)}`, advertiserId: String(shop) },
    regions: isBritish ? 'United Kingdom' : 'Germany',
  }
}

function ownOffer(number: number) {
  const { id, shop, isBritish, url, words, terms, tracking } = offerOf(number)
  return {
    ...{ id, retailer_id: String(shop), retailer: `Shop ${String(shop)}` },
    ...{ countries: isBritish ? 'gb' : 'de', title: words, url, tracking_link: tracking },
    ...{ code: `CODE${id}`, terms, start_date: '2026-01-01', added: '2026-10-01T09:00:00Z' },
  }
}

async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href)
  return url.href
}

function timeImport(format: string, file: string, databaseUrl: string) {
  const program = resolve(import.meta.dirname, '../../../api/import.ts')
  return runProgram([program, format, file], {
    DATABASE_URL: databaseUrl,
    POUCH_CLICK_KEYS: randomBytes(32).toString('base64'),
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { migrate } from '#api/storage/database.ts'
import { awinCsv } from '#tests/support/awin-csv.ts'
import { median, type Figure, type Settings } from '../figure.ts'

const rows = 200_000
const rowsOfShop = 20
const runs = 5

interface Options extends Pick<Settings, 'say'> {
  readonly folder: string
  /** Connection string of a server on which databases may be made. */
  readonly server: string
}

/** `api/import.ts` with an Awin export of 200,000 rows, each time into an empty database. */
export async function* importFigures({ folder, server, say }: Options): AsyncGenerator<Figure> {
  const file = join(folder, 'awin.csv')
  await writeFile(file, awinCsv(Array.from({ length: rows }, (_, number) => offer(number))))
  const took: { seconds: number; peakMB: number }[] = []
  for (let run = 1; run <= runs; run++) {
    say(`Importing ${String(rows)} rows, ${String(run)} of ${String(runs)}`)
    took.push(await timeImport(file, await emptyDatabase(server, `bench_${String(run)}`)))
  }
  const seconds = median(took.map((each) => each.seconds))
  yield { name: 'api.import.rows_per_s', value: rows / seconds, unit: 'rows/s' }
  yield { name: 'api.import.peak.MB', value: Math.max(...took.map((t) => t.peakMB)), unit: 'MB' }
}

function offer(number: number) {
  const shop = Math.floor(number / rowsOfShop)
  return {
    id: String(number),
    advertiser: `Shop ${String(shop)}`,
    advertiserId: String(shop),
    regions: shop % 2 === 0 ? 'United Kingdom' : 'Germany',
    deeplink: `https://www.shop-${String(shop)}.example/`,
    description: `Save on order ${String(number)}, on all that isn't reduced already.`,
    terms: 'Once for each customer. Not together with other offers.',
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

/** The whole command, the start of Node included; memory is that of its process alone. */
async function timeImport(file: string, databaseUrl: string) {
  const program = resolve(import.meta.dirname, '../../../api/import.ts')
  const words = ['--import', import.meta.resolve('./report-peak.ts'), program, 'awin', file]
  const from = performance.now()
  const child = spawn(process.execPath, words, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const peak = child.stdio[3]
  if (peak === null || peak === undefined || !('read' in peak)) throw new Error('no pipe')
  const [[code], peakKB] = await Promise.all([
    once(child, 'close') as Promise<[number]>,
    text(peak),
  ])
  if (code !== 0) throw new Error(`the import ended with ${String(code)}`)
  return { seconds: (performance.now() - from) / 1000, peakMB: (Number(peakKB) * 1024) / 1e6 }
}

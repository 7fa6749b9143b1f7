/** `npm run import -- <format> <file> [--force]`: takes a file of offers or retailers in. */
import { open, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseDatabaseUrl, parseImportEnvironment } from './env.ts'
import { readAwin } from './networks/awin/read.ts'
import { readPouchCsv } from './networks/pouch/read-csv.ts'
import { readPouchJson } from './networks/pouch/read-json.ts'
import { linkSeal } from './rules/clicks/seal-link.ts'
import { OperatorError } from './rules/errors.ts'
import { importVouchers, type ImportReport } from './rules/feeds/import-vouchers.ts'
import type { FeedBatch } from './rules/feeds/ports.ts'
import { importProfiles } from './rules/profiles/import-profiles.ts'
import { runMain } from './run-main.ts'
import { profileStore } from './storage/import/profile-store.ts'
import { voucherStore } from './storage/import/voucher-store.ts'

const usage = `Usage: npm run import -- <format> <file> [--force]

Formats:
  awin        Awin's export of promotions, CSV
  pouch-csv   offers as docs/imports.md describes them, CSV
  pouch-json  the same, one JSON object a line
  retailers   descriptions, social links, popularity, logos and categories of retailers, JSON

--force imports although more than 20 % of a country's retailers vanish.`

interface Job {
  readonly file: string
  readonly force: boolean
}

const formats: Readonly<Record<string, (job: Job) => Promise<ImportReport>>> = {
  awin: (job) => importOffers(job, 'awin', readAwin),
  'pouch-csv': (job) => importOffers(job, 'pouch', readPouchCsv),
  'pouch-json': (job) => importOffers(job, 'pouch', readPouchJson),
  retailers: async ({ file }) => {
    const json = await readFile(file, 'utf8')
    const databaseUrl = parseDatabaseUrl(process.env)
    return importProfiles({ ctx: { store: profileStore(databaseUrl) }, input: { json } })
  },
}

async function importOffers(
  { file, force }: Job,
  source: string,
  read: (text: AsyncIterable<string>) => AsyncIterable<FeedBatch>,
): Promise<ImportReport> {
  const { databaseUrl, clickKeys } = parseImportEnvironment(process.env)
  await using handle = await open(file)
  const text: AsyncIterable<string> = handle.createReadStream({ encoding: 'utf8' })
  const ctx = {
    store: voucherStore(databaseUrl),
    seal: linkSeal(clickKeys),
    clock: () => new Date(),
  }
  return await importVouchers({ ctx, input: { source, feed: read(text), force } })
}

await runMain(async () => {
  const { format, file, force } = readArguments()
  try {
    print(await format({ file, force }))
  } catch (error) {
    throw explainFile(error, file)
  }
})

function readArguments() {
  let parsed
  try {
    parsed = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } })
  } catch (cause) {
    throw new OperatorError('usage', usage, { cause })
  }
  const [name = '', file, ...more] = parsed.positionals
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (format === undefined || file === undefined || more.length > 0) {
    throw new OperatorError('usage', usage)
  }
  return { format, file, force: parsed.values.force ?? false }
}

function print({ retailers, vouchers, refusals, elsewhere }: ImportReport) {
  for (const { where, reason } of refusals) console.log(`refused ${where}: ${reason}`)
  for (const [what, tally] of Object.entries({ retailers, vouchers })) {
    console.log(`${what}: ${tally.added} added, ${tally.changed} changed, ${tally.ended} ended`)
  }
  console.log(`rows: ${refusals.length} refused, ${elsewhere} for other countries`)
}

function explainFile(error: unknown, file: string): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error
  if (!('syscall' in error) || (error.syscall !== 'open' && error.syscall !== 'read')) return error
  const missing = 'code' in error && error.code === 'ENOENT'
  const reason = missing ? 'there is no such file' : error.message
  return new OperatorError('usage', `${file} can't be read: ${reason}.`, { cause: error })
}

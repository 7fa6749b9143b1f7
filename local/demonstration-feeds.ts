import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { shiftDates } from './feeds/shift.ts'
import { usualPorts } from './ports.ts'
import { root, runProgram } from './programs.ts'

/** The day that the committed feeds were written for. */
const anchor = Date.UTC(2026, 10, 20)
const day = 86_400_000

interface FeedOptions {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  /** Port of the demonstration shop. */
  readonly shop: number
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

/**
 * Imports the demonstration feeds with the command that an operator uses. Their dates are moved to
 * today first, so that vouchers run out and begin as they would in a living feed, and their
 * addresses to the shop's port.
 */
export async function importDemonstrationFeeds(options: FeedOptions): Promise<void> {
  const feeds = join(root, 'local', 'feeds')
  const shifted = join(options.dataDir, 'feeds')
  await mkdir(shifted, { recursive: true })
  const days = Math.floor((Date.now() - anchor) / day)
  for (const file of ['awin-gb.csv', 'awin-de.csv']) {
    const text = shiftDates(await readFile(join(feeds, file), 'utf8'), days)
    await writeFile(join(shifted, file), atPort(text, options.shop))
    await importFile('awin', join(shifted, file), options)
  }
  await importFile('retailers', join(feeds, 'retailers.json'), options)
}

/** Leads the feed's addresses of this machine to the port that the shop has. */
function atPort(text: string, port: number): string {
  return text.replace(
    new RegExp(`(\\.localhost(?::|%3A))${String(usualPorts.shop)}\\b`, 'g'),
    `$1${String(port)}`,
  )
}

async function importFile(
  format: string,
  file: string,
  { environment, say, signal }: FeedOptions,
): Promise<void> {
  say(`Importing ${basename(file)}`)
  await runProgram(`The import of ${file}`, ['api/import.ts', format, file], {
    environment,
    signal,
    onLine: (line) => {
      say(`  ${line}`)
    },
  })
}

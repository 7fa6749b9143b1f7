import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { shiftFeed } from './feeds/shift.ts'
import { root, runProgram } from './programs.ts'

/** The day that the committed feeds were written for. */
const anchor = Date.UTC(2026, 10, 20)
const day = 86_400_000

interface FeedOptions {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

/**
 * Imports the demonstration feeds with the command that an operator uses. Their dates are moved to
 * today first, so that vouchers run out and begin as they would in a living feed.
 */
export async function importDemonstrationFeeds(options: FeedOptions): Promise<void> {
  const feeds = join(root, 'local', 'feeds')
  const shifted = join(options.dataDir, 'feeds')
  await mkdir(shifted, { recursive: true })
  const days = Math.floor((Date.now() - anchor) / day)
  for (const file of ['awin-gb.csv', 'awin-de.csv']) {
    await shiftFeed(join(feeds, file), join(shifted, file), days)
    await importFile('awin', join(shifted, file), options)
  }
  await importFile('retailers', join(feeds, 'retailers.json'), options)
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

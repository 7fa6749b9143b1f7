/**
 * `npm run import -- <format> <file> [--force]`: runs `api/import.ts`. Without DATABASE_URL it goes
 * to this machine's own PostgreSQL, the running one of `npm start` or one started for the while.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { clickKey } from './click-key.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { Problem } from './problem.ts'
import { dataFolder, root } from './programs.ts'

const dataDir = join(dataFolder, 'postgres')

/** The key of this machine's links, where nobody has set others. */
const keys = process.env.POUCH_CLICK_KEYS ?? (await clickKey(dataFolder)).toString('base64')

async function run(program: string, words: readonly string[], databaseUrl: string) {
  const child = spawn(process.execPath, [join(root, program), ...words], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl, POUCH_CLICK_KEYS: keys },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

async function importInto(databaseUrl: string) {
  const migrated = await run('api/migrate.ts', [], databaseUrl)
  return migrated === 0 ? run('api/import.ts', process.argv.slice(2), databaseUrl) : migrated
}

try {
  const known = process.env.DATABASE_URL ?? (await findPostgres(dataDir))
  if (known === undefined) {
    const postgres = await startPostgres({ dataDir })
    process.exitCode = await importInto(postgres.url)
    await postgres.stop()
  } else {
    process.exitCode = await importInto(known)
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

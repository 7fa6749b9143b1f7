import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { chooseAccount, type Account } from './postgres/account.ts'
import { findBinaries, type Binaries } from './postgres/binaries.ts'
import { ensureCluster, readPassword } from './postgres/cluster.ts'
import { PostgresError } from './postgres/errors.ts'
import { clearLockFile, isPostgres, readLockFile } from './postgres/lock-file.ts'

export interface Postgres {
  /** Connection string of the `postgres` database, password included. */
  readonly url: string
  /** Ends the server, after its open transactions are rolled back. */
  stop: () => Promise<void>
}

export interface PostgresOptions {
  /** Folder for the files; made when missing. */
  readonly dataDir: string
  /** Port on 127.0.0.1; a free one when left out. */
  readonly port?: number
  /** False for throw-away data: faster, and lost when the machine's power is. */
  readonly durable?: boolean
}

/**
 * Holds PostgreSQL on a leash: `cat` ends when our end of the pipe closes, whether by `stop()` or
 * because this process was killed, and then the server is asked to shut down. So none outlives us.
 */
const leash =
  'exec 3<&0; "$@" 3<&- & server=$!; (cat <&3 >/dev/null; kill -INT $server) & wait $server'

/**
 * Starts the PostgreSQL that npm installed.
 *
 * @throws PostgresError with a sentence for a person.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  if (process.platform === 'win32') {
    throw new PostgresError(
      'unsupported',
      'The embedded PostgreSQL needs Linux or macOS. Set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  const binaries = findBinaries()
  const account = chooseAccount()
  const folder = path.resolve(options.dataDir)
  const { data, password } = await ensureCluster(folder, binaries, account)
  await clearLockFile(data)
  const port = options.port ?? (await freePort())
  const stop = await launch({ data, port, durable: options.durable ?? true, binaries, account })
  return { url: connectionUrl(port, password), stop }
}

/** The server that another process runs on these files, or undefined. */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  const folder = path.resolve(dataDir)
  const password = await readPassword(folder)
  const lock = await readLockFile(path.join(folder, 'cluster'))
  if (password === undefined || lock === undefined || !(await isPostgres(lock.pid)))
    return undefined
  return connectionUrl(lock.port, password)
}

interface Launch {
  readonly data: string
  readonly port: number
  readonly durable: boolean
  readonly binaries: Binaries
  readonly account: Account
}

/** Returns when the server takes connections, with what ends it. */
async function launch({ data, port, durable, binaries, account }: Launch) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const command = [binaries.postgres, '-D', data, '-p', String(port)]
  const child = spawn(
    'sh',
    ['-c', leash, 'sh', ...account.prefix, ...command, ...settings.flatMap((each) => ['-c', each])],
    {
      ...account.ids,
      // Its own process group: Ctrl-C reaches us alone, and we stop things in their order.
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve()
    })
  })
  // `cat` holds our end of standard error too; without this a failed start would never close.
  child.once('exit', () => child.stdin.end())
  let complaint = ''
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      const fatal = /(?:FATAL|ERROR): +(.*)/.exec(complaint)?.[1] ?? complaint.trim()
      reject(
        new PostgresError(
          'failed',
          `The embedded PostgreSQL did not start: ${fatal}. Its data lies in ${path.dirname(data)}.`,
        ),
      )
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-4000)
      if (text.includes('ready to accept connections')) resolve()
    })
  })
  return async () => {
    child.stdin.end()
    await ended
  }
}

function connectionUrl(port: number, password: string) {
  return `postgres://pouch:${password}@127.0.0.1:${String(port)}/postgres`
}

async function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no free port'))
        else resolve(address.port)
      })
    })
  })
}

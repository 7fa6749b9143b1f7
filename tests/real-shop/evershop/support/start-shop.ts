import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { evershop, folder, runCommand } from './run-command.ts'

/** The host that the shop answers for. Browsers look for every name under localhost here. */
export const shopHost = 'evershop.localhost'

export const keeper = { email: 'keeper@shop.example', password: randomUUID() }

/**
 * What the shop reads of its surroundings. Its clients are told apart by `X-Forwarded-For`, since
 * it counts the requests of each, and here all come from one machine.
 */
export function shopEnvironment(databaseUrl: string, port: number): Record<string, string> {
  const database = new URL(databaseUrl)
  return {
    DB_HOST: database.hostname,
    DB_PORT: database.port,
    DB_NAME: database.pathname.slice(1),
    DB_USER: decodeURIComponent(database.username),
    DB_PASSWORD: decodeURIComponent(database.password),
    DB_SSLMODE: 'disable',
    PORT: String(port),
    EVERSHOP_HOME_URL: `http://${shopHost}:${port}`,
    TRUST_PROXY_HOPS: '1',
    JWT_ADMIN_SECRET: randomUUID(),
    JWT_ADMIN_REFRESH_SECRET: randomUUID(),
    JWT_CUSTOMER_SECRET: randomUUID(),
    JWT_CUSTOMER_REFRESH_SECRET: randomUUID(),
    ORDER_TRACKING_TOKEN_SECRET: randomUUID(),
    // No configuration but this.
    NODE_CONFIG_DIR: join(folder, 'no-configuration'),
    SUPPRESS_NO_CONFIG_WARNING: '1',
    NODE_ENV: 'production',
    // The shop starts further programs with the `node` that it finds.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  }
}

/**
 * Starts the shop as its `start` command does for production: it makes its tables itself.
 *
 * @returns what ends it, with the programs that it started.
 * @throws Error with the end of what it printed, where it ends before it answers.
 */
export async function startShop(
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const onThisMachine = fileURLToPath(new URL('on-this-machine.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', onThisMachine, evershop, 'start'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: ended alone, the shop leaves the programs that it started.
    detached: true,
  })
  const end = () => {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && isRunning) process.kill(-child.pid)
  }
  process.once('exit', end)
  let printed = ''
  const ended = new Promise<void>((done) => {
    child.once('close', () => {
      process.off('exit', end)
      done()
    })
  })
  await new Promise<void>((done, fail) => {
    const read = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4000)
      if (printed.includes('Your website is running')) done()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', fail)
    void ended.then(() => {
      fail(new Error(`EverShop did not start:\n${printed}`))
    })
  })
  return async () => {
    end()
    await ended
  }
}

/** Makes the shop's keeper a user of its administration. */
export const hireKeeper = (environment: Readonly<Record<string, string>>): Promise<void> =>
  runCommand(
    process.execPath,
    [
      evershop,
      'user:create',
      '--name=The keeper',
      `--email=${keeper.email}`,
      `--password=${keeper.password}`,
    ],
    environment,
  )

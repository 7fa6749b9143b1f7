import { serve, type ServerType } from '@hono/node-server'
import { marketplaces as standIns, type Marketplaces } from '#domain/marketplace/marketplaces.ts'
import { createApp } from './http/app.ts'
import { OperatorError } from './rules/errors.ts'
import { knownNetworks, type Network } from './rules/clicks/networks.ts'
import { linkSeal } from './rules/clicks/seal-link.ts'
import { clickStore } from './storage/clicks.ts'
import { openDatabase } from './storage/database.ts'
import { dealsReader } from './storage/deals.ts'
import { checkDatabase } from './storage/health.ts'
import { limitStore } from './storage/limits.ts'
import { outcomeStore } from './storage/outcomes.ts'

export interface ServeOptions {
  readonly databaseUrl: string
  /** 0 takes any that is free. */
  readonly port: number
  readonly host?: string
  /** Origin whose pages may read the answers. */
  readonly siteOrigin: string
  /** 32 bytes each; the first seals tracking links, all open them. */
  readonly clickKeys: readonly [Buffer, ...Buffer[]]
  /** Networks besides the known ones whose links may be followed. */
  readonly networks?: readonly Network[]
  /** With our tags, which the links of our pages bear. */
  readonly marketplaces?: Marketplaces
  /** How many proxies of ours stand in front and add to `X-Forwarded-For`. */
  readonly proxies?: number
}

/**
 * Runs the API until it is closed. The database need not be there yet: until it is, the answer
 * is `unavailable`.
 *
 * @throws OperatorError `port-in-use`
 */
export async function serveApi({
  databaseUrl,
  port,
  host = '127.0.0.1',
  siteOrigin,
  clickKeys,
  networks = [],
  marketplaces = standIns,
  proxies = 0,
}: ServeOptions) {
  const database = openDatabase(databaseUrl)
  const app = createApp({
    ctx: {
      deals: dealsReader(database),
      clicks: clickStore(database),
      seal: linkSeal(clickKeys),
      networks: [...knownNetworks, ...networks],
      marketplaces,
      limits: limitStore(database),
      outcomes: outcomeStore(database),
      clock: () => new Date(),
    },
    clients: { proxies, key: clickKeys[0] },
    checkDatabase: () => checkDatabase(database),
    siteOrigin,
    report: (error) => {
      process.stderr.write(
        `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      )
    },
  })
  const server = serve({ fetch: app.fetch, port, hostname: host })
  try {
    await listening(server)
  } catch (error) {
    await database.$client.end()
    throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? new OperatorError(
          'port-in-use',
          `Port ${port} is in use: stop the program that has it, or set PORT to another.`,
          { cause: error },
        )
      : error
  }
  return {
    url: `http://${host}:${portOf(server)}`,
    /** Answers what was asked already, then frees port and database. */
    async close() {
      await new Promise((done) => {
        server.close(done)
        if ('closeIdleConnections' in server) server.closeIdleConnections()
      })
      await database.$client.end()
    },
  }
}

/** Differs from the wanted one where that was 0: any that is free. */
function portOf(server: ServerType) {
  const address = server.address()
  return address === null || typeof address === 'string' ? 0 : address.port
}

async function listening(server: ServerType) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', () => {
      resolve()
    })
  })
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serveApi } from '#api/serve.ts'
import { marketplacesFrom } from '#domain/marketplace/settings.ts'
import { routeConfiguration } from '#domain/routes/route-configuration.ts'
import { buildExtension, buildSite, type BuildOptions } from './builds.ts'
import { clickKey } from './click-key.ts'
import { importDemonstrationFeeds } from './demonstration-feeds.ts'
import { requireFree, type Ports } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { Problem } from './problem.ts'
import { runProgram } from './programs.ts'
import { standInNetwork } from './shop/http/network.ts'
import { serveShop } from './shop/serve-shop.ts'
import { serveSite } from './site-server.ts'

export interface StackOptions {
  /** Where the database, the shifted feeds and the stamps of builds lie. */
  readonly dataDir: string
  readonly ports: Ports
  /** Replaces the embedded PostgreSQL. */
  readonly databaseUrl?: string
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

export interface Stack {
  readonly site: string
  readonly api: string
  readonly shop: string
  /** Folder of the unpacked extension. */
  readonly extension: string
  stop(): Promise<void>
}

/**
 * The whole product on one machine: database, API, site, demonstration shop and extension.
 *
 * @throws Problem for what the person at the terminal can mend; all that was started is stopped.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, ports, say, signal } = options
  await requireFree(ports)
  await mkdir(dataDir, { recursive: true }).catch((cause: unknown) => {
    throw new Problem(
      `${dataDir} can't be written: give yourself the right to write there, or set POUCH_DATA_DIR to another folder.`,
      { cause },
    )
  })

  await using started = new AsyncDisposableStack()
  let databaseUrl = options.databaseUrl
  if (databaseUrl === undefined) {
    say('Starting PostgreSQL')
    const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
    started.defer(() => postgres.stop())
    databaseUrl = postgres.url
  }
  const site = `http://localhost:${ports.site}`
  const api = `http://localhost:${ports.api}`
  const database = { DATABASE_URL: databaseUrl }

  say('Bringing the database up to date')
  await runProgram('The migration of the database', ['api/migrate.ts'], {
    environment: database,
    signal,
  })
  const key = await clickKey(dataDir)
  const importing = { ...database, POUCH_CLICK_KEYS: key.toString('base64') }
  await importDemonstrationFeeds({ dataDir, environment: importing, shop: ports.shop, say, signal })

  say('Starting the API')
  const apiServer = await serveApi({
    databaseUrl,
    port: ports.api,
    siteOrigin: site,
    clickKeys: [key],
    networks: [standInNetwork],
    marketplaces: marketplacesFrom(process.env),
  })
  started.defer(() => apiServer.close())

  const { POUCH_MARKETPLACE_TAGS = '', POUCH_MARKETPLACE_DEPARTMENTS = '' } = process.env
  const environment = {
    ...{ POUCH_SITE_ORIGIN: site, POUCH_API_ORIGIN: api },
    ...{ POUCH_MARKETPLACE_TAGS, POUCH_MARKETPLACE_DEPARTMENTS },
  }
  const extension = await buildBoth({ dataDir, environment, say, signal })

  const siteServer = await serveSite({
    ...{ dir: 'dist', port: ports.site },
    configuration: routeConfiguration(process.env),
  })
  started.defer(() => siteServer.close())
  const shop = await serveShop({ port: ports.shop })
  started.defer(() => shop.close())

  const running = started.move()
  return {
    site,
    api,
    shop: `http://shop.localhost:${ports.shop}`,
    extension,
    stop: () => running.disposeAsync(),
  }
}

/** Both builds at once; where one fails, the other is ended before its error is passed on. */
async function buildBoth(options: BuildOptions): Promise<string> {
  const failed = new AbortController()
  const together = { ...options, signal: AbortSignal.any([options.signal, failed.signal]) }
  const builds = [buildSite(together), buildExtension(together)] as const
  try {
    const [, extension] = await Promise.all(builds)
    return extension
  } catch (error) {
    failed.abort()
    await Promise.allSettled(builds)
    throw error
  }
}

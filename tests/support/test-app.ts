import { createApp } from '#api/http/app.ts'
import { knownNetworks } from '#api/rules/clicks/networks.ts'
import { marketplaces } from '#domain/marketplace/marketplaces.ts'
import { linkSeal } from '#api/rules/clicks/seal-link.ts'
import { clickStore } from '#api/storage/clicks.ts'
import type { Database } from '#api/storage/database.ts'
import { dealsReader } from '#api/storage/deals.ts'
import { limitStore } from '#api/storage/limits.ts'
import { outcomeStore } from '#api/storage/outcomes.ts'

type App = Parameters<typeof createApp>[0]

/** The key that `importCsv` seals with, and the one before it. */
export const clickKey = Buffer.alloc(32, 2)
export const oldClickKey = Buffer.alloc(32, 1)

interface Options extends Partial<Omit<App, 'ctx' | 'clients'>> {
  readonly database: Database
  readonly clock: () => Date
}

/** The API on a database of a test, behind one proxy. */
export function testApp({ database, clock, ...options }: Options) {
  return createApp({
    ctx: {
      deals: dealsReader(database),
      clicks: clickStore(database),
      limits: limitStore(database),
      outcomes: outcomeStore(database),
      seal: linkSeal([clickKey, oldClickKey]),
      networks: knownNetworks,
      marketplaces,
      clock,
    },
    clients: { proxies: 1, key: Buffer.alloc(32, 3) },
    checkDatabase: () => Promise.resolve(),
    siteOrigin: 'http://localhost:4321',
    report: () => undefined,
    ...options,
  })
}

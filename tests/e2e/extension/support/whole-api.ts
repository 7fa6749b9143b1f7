import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { migrate, openDatabase } from '#api/storage/database.ts'
import type { VoucherBundle } from '#domain/contract/bundles.ts'
import { dealsIndex, merchantAnswer, type Voucher } from '#domain/contract/deals.ts'
import { plainVoucher } from '#domain/contract/voucher.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { startPostgres } from '#local/postgres.ts'
import { awinCsv } from '#tests/support/awin-csv.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { testApp } from '#tests/support/test-app.ts'
import { shopCodes } from './vouchers.ts'

/** A request that came from a browser. */
export interface Reported {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Our API on a database of its own, with the demonstration shop's codes in it. */
export interface WholeApi extends AsyncDisposable {
  readonly origin: string
  /** What browsers have asked and sent, in the order in which it came. */
  readonly reported: readonly Reported[]
  /** The shop's codes as the API answers them. */
  vouchers(): Promise<Voucher[]>
  /** The bundle that a build of the site would make of them. */
  bundle(): Promise<VoucherBundle>
}

export async function serveWholeApi(): Promise<WholeApi> {
  await using started = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'pouch-api-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres({ dataDir, durable: false })
  started.defer(() => postgres.stop())
  await migrate(postgres.url)
  const shop = { advertiser: 'Shop by the Sea', deeplink: 'http://shop.localhost/' }
  const rows = shopCodes.map((code, index) => ({
    ...{ ...shop, id: String(index + 1), code, starts: '01/01/2020 00:00', title: `With ${code}` },
  }))
  await importCsv(postgres.url, awinCsv(rows))
  const database = openDatabase(postgres.url)
  started.defer(() => database.$client.end())

  const app = testApp({ database, clock: () => new Date() })
  const reported: Reported[] = []
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request, env) {
      const { pathname: path } = new URL(request.url)
      const body = await request.clone().text()
      reported.push({ path, headers: Object.fromEntries(request.headers), body })
      return app.fetch(request, env)
    },
  })
  started.defer(
    () =>
      new Promise<void>((done) => {
        server.close(() => {
          done()
        })
      }),
  )
  await once(server, 'listening')

  const answer = async (path: string): Promise<unknown> =>
    (await app.request(`/v1/deals/en-gb/${path}`)).json()
  const [retailer] = v.parse(dealsIndex, await answer('index'))
  if (retailer === undefined) throw new Error('the API knows no shop')
  const { id, slug, name, domain } = retailer
  const vouchers = async () => v.parse(merchantAnswer, await answer(String(id))).vouchers
  const running = started.move()
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    reported,
    vouchers,
    bundle: async () => ({
      version: 1,
      retailers: {
        [domainHash(domain)]: [
          {
            ...{ id, slug, name, domain, country: 'gb' as const },
            vouchers: (await vouchers()).map((voucher) => v.parse(plainVoucher, voucher)),
          },
        ],
      },
    }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

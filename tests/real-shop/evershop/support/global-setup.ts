import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePorts } from '../../../../local/ports.ts'
import { productionExtension } from './production-extension.ts'
import { ensureChromium } from '../../../support/install-browser.ts'
import { knownCodes } from '../goods.ts'
import { buildShop, installShop } from './install-shop.ts'
import { hireKeeper, shopEnvironment, shopHost, startShop } from './start-shop.ts'
import { stockShop } from './stock-shop.ts'
import { serveVoucherSite } from './voucher-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the shop for a browser. */
    evershopOrigin: string
    /** The same for Node, which looks for names under localhost elsewhere. */
    evershopAddress: string
    evershopDatabase: string
    /** Folder of the unpacked extension: the production build, which knows the shop's codes. */
    evershopExtension: string
  }
}

/**
 * Installs the shop, builds it, starts it on a database of its own, fills it, and builds the
 * extension for a site that knows its codes. Runs after the setup of PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.POUCH_CHROMIUM = await ensureChromium()
  await using made = new AsyncDisposableStack()

  const server = project.getProvidedContext().postgresUrl
  const name = `evershop_test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}`)
  made.defer(() => run(server, `drop database ${name} with (force)`))
  const database = new URL(server)
  database.pathname = `/${name}`

  const { shop: port } = await freePorts()
  const environment = shopEnvironment(database.href, port)
  const address = `http://127.0.0.1:${port}`
  await installShop()
  await buildShop(environment)
  made.defer(await startShop(environment))
  await hireKeeper(environment)
  await stockShop(address)

  const site = await serveVoucherSite(shopHost, knownCodes)
  made.defer(() => site.close())
  const outDir = await mkdtemp(join(tmpdir(), 'pouch-extension-'))
  made.defer(() => rm(outDir, { recursive: true }))

  project.provide('evershopOrigin', `http://${shopHost}:${port}`)
  project.provide('evershopAddress', address)
  project.provide('evershopDatabase', database.href)
  project.provide('evershopExtension', await productionExtension(site.origin, outDir))
  const leave = made.move()
  return () => leave.disposeAsync()
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

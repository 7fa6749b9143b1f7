import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { serveApi } from './serve.ts'
import { migrate } from './storage/database.ts'

let data: TestDatabase

beforeAll(async () => {
  data = await createTestDatabase()
})
afterAll(() => data[Symbol.asyncDispose]())

const siteOrigin = 'http://localhost:4321'
const clickKeys = [Buffer.alloc(32, 7)] as const

it('answers on its address until it is closed, and frees port and database', async () => {
  const server = await serveApi({ databaseUrl: data.url, port: 0, siteOrigin, clickKeys })
  const answer = await fetch(`${server.url}/v1/health`)
  expect(answer.status).toBe(200)
  await server.close()
  await expect(fetch(`${server.url}/v1/health`)).rejects.toThrow()
  await vi.waitFor(async () => {
    const left = await data.query(
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    expect(left).toEqual([])
  })
})

it('says which port is in use', async () => {
  const first = await serveApi({ databaseUrl: data.url, port: 0, siteOrigin, clickKeys })
  const port = Number(new URL(first.url).port)
  await expect(
    serveApi({ databaseUrl: data.url, port, siteOrigin, clickKeys }),
  ).rejects.toMatchObject({
    name: 'OperatorError',
    code: 'port-in-use',
    message: `Port ${port} is in use: stop the program that has it, or set PORT to another.`,
  })
  await first.close()
})

it('starts without its database, and answers that it is unavailable', async () => {
  const server = await serveApi({
    databaseUrl: 'postgres://u@127.0.0.1:1/x',
    port: 0,
    siteOrigin,
    clickKeys,
  })
  expect((await fetch(`${server.url}/v1/deals/en-gb/index`)).status).toBe(503)
  await server.close()
})

it('can be migrated again and by several at once', async () => {
  await Promise.all([migrate(data.url), migrate(data.url), migrate(data.url)])
  const applied = await data.query(
    'select count(distinct hash)::int as once, count(*)::int as all from drizzle.__drizzle_migrations',
  )
  expect(applied[0]?.all).toBe(applied[0]?.once)
})

it.each([
  ['postgres://user:secret@127.0.0.1:1/pouch', '127.0.0.1:1/pouch', 'nothing listens there'],
  ['postgres://user:secret@db.invalid/pouch', 'db.invalid:5432/pouch', 'that host is unknown'],
])('a migration says in a line that %s can’t be used', async (url, address, reason) => {
  await expect(migrate(url)).rejects.toMatchObject({
    code: 'database',
    message: `The database at ${address} can't be used: ${reason}. Start it or correct DATABASE_URL.`,
  })
})

it('a migration says in a line that the password or the database is wrong', async () => {
  const url = new URL(data.url)
  url.pathname = '/absent'
  await expect(migrate(url.href)).rejects.toThrow('there is no database of that name')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findPostgres, startPostgres } from './postgres.ts'
import { isPostgres, readLockFile } from './postgres/lock-file.ts'

const minute = 60_000
let folder: string
let dataDir: string

beforeAll(async () => {
  // mkdtemp makes a folder that is closed to other users.
  folder = await mkdtemp(join(tmpdir(), 'pouch-postgres-test-'))
  dataDir = join(folder, 'postgres')
  const server = await startPostgres({ dataDir, durable: false })
  await query(server.url, 'create table kept as select 7 as number')
  await server.stop()
}, minute)
afterAll(() => rm(folder, { recursive: true }))

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows
}

const lockFile = () => readLockFile(join(dataDir, 'cluster'))

it(
  'keeps its data between starts, and can be found while it runs',
  { timeout: minute },
  async () => {
    expect(await findPostgres(dataDir)).toBeUndefined()
    const server = await startPostgres({ dataDir })
    expect(await findPostgres(dataDir)).toBe(server.url)
    expect(await query(server.url, 'select number from kept')).toEqual([{ number: 7 }])
    await server.stop()
    expect(await findPostgres(dataDir)).toBeUndefined()
  },
)

it('asks for the password', { timeout: minute }, async () => {
  const server = await startPostgres({ dataDir, durable: false })
  const stranger = new URL(server.url)
  stranger.password = 'guess'
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password')
  await server.stop()
})

it('leaves no process when it is stopped', { timeout: minute }, async () => {
  const server = await startPostgres({ dataDir, durable: false })
  const pid = (await lockFile())?.pid ?? 0
  expect(await isPostgres(pid)).toBe(true)
  await server.stop()
  expect(await isPostgres(pid)).toBe(false)
})

it('ends with the process that started it, even a killed one', { timeout: minute }, async () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))})
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    console.log('ready')
    setInterval(() => undefined, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(starter.stdout, 'data')
  const pid = (await lockFile())?.pid ?? 0
  expect(await isPostgres(pid)).toBe(true)
  starter.kill('SIGKILL')
  await vi.waitFor(
    async () => {
      expect(await isPostgres(pid)).toBe(false)
    },
    { timeout: minute / 2 },
  )
})

it(
  'starts in spite of a lock file whose number is another program’s by now',
  { timeout: minute },
  async () => {
    await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n/nowhere\n0\n1\n`)
    const server = await startPostgres({ dataDir, durable: false })
    expect(await query(server.url, 'select number from kept')).toEqual([{ number: 7 }])
    await server.stop()
  },
)

it('says that another start runs on the same data', { timeout: minute }, async () => {
  const server = await startPostgres({ dataDir, durable: false })
  await expect(startPostgres({ dataDir })).rejects.toMatchObject({
    code: 'in-use',
    message: expect.stringMatching(/already running \(process \d+\)/) as string,
  })
  await server.stop()
})

it('says that a port is taken', { timeout: minute }, async () => {
  const other = await startPostgres({ dataDir: join(folder, 'other'), durable: false })
  const port = Number(new URL(other.url).port)
  await expect(startPostgres({ dataDir, port })).rejects.toMatchObject({ code: 'failed' })
  await other.stop()
})

it(
  'begins anew after a start that was cut off while the cluster was made',
  { timeout: minute },
  async () => {
    const cut = join(folder, 'cut')
    await mkdir(join(cut, 'unfinished', 'base'), { recursive: true })
    await writeFile(join(cut, 'password'), 'half')
    const again = await startPostgres({ dataDir: cut, durable: false })
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await again.stop()
  },
)

it('says which folder can’t be written', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(startPostgres({ dataDir: join(file, 'postgres') })).rejects.toMatchObject({
    code: 'unwritable',
    message: expect.stringContaining(`${file}/postgres`) as string,
  })
})

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { awinCsv, type AwinTestRow } from '#tests/support/awin-csv.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { documentedExample } from '#tests/support/pouch-feed.ts'
import { clickKey } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let data: TestDatabase
let folder: string

beforeAll(async () => {
  data = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pouch-import-'))
})
beforeEach(() => data.empty())
afterAll(async () => {
  await data[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

function start(words: string[], databaseUrl = data.url) {
  return spawn(process.execPath, [join(import.meta.dirname, 'import.ts'), ...words], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      POUCH_CLICK_KEYS: clickKey.toString('base64'),
    },
  })
}

async function run(words: string[], databaseUrl?: string) {
  const child = start(words, databaseUrl)
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output, errors }
}

async function file(name: string, rows: AwinTestRow[]) {
  const path = join(folder, name)
  await writeFile(path, awinCsv(rows))
  return path
}

const codes = async () =>
  (await data.query('select code from vouchers where withdrawn_at is null order by code')).map(
    ({ code }) => code,
  )

describe('the command', () => {
  it('prints what was added, changed, ended and refused', async () => {
    await run(['awin', await file('first.csv', [{ id: '1' }, { id: '2' }, { id: '3' }])])
    const second = await file('second.csv', [
      { id: '1', title: 'Other words' },
      { id: '2', starts: '99/99/2026' },
      { id: '4' },
      { id: '5', regions: 'France' },
    ])
    expect(await run(['awin', second])).toEqual({
      code: 0,
      errors: '',
      output: [
        'refused line 3: Starts “99/99/2026” is no date',
        'retailers: 0 added, 0 changed, 0 ended',
        'vouchers: 1 added, 1 changed, 1 ended',
        'rows: 1 refused, 1 for other countries',
        '',
      ].join('\n'),
    })
  })

  it('takes both formats of our own as one source', async () => {
    const csv = join(folder, 'offers.csv')
    await writeFile(csv, await documentedExample('csv'))
    expect((await run(['pouch-csv', csv])).output).toBe(
      [
        'retailers: 2 added, 0 changed, 0 ended',
        'vouchers: 3 added, 0 changed, 0 ended',
        'rows: 0 refused, 0 for other countries',
        '',
      ].join('\n'),
    )
    const json = join(folder, 'offers.jsonl')
    const example = await documentedExample('json')
    await writeFile(
      json,
      example.replace('"BOWL15"', '"BOWL20"').replace('2026-10-20', '2026-10-22'),
    )
    expect((await run(['pouch-json', json])).output).toMatch(
      /^vouchers: 0 added, 1 changed, 0 ended$/m,
    )
    await writeFile(json, example.replace('"title":"15%', '"name":"15%'))
    expect((await run(['pouch-json', json])).output).toMatch(/^refused line 1: title is missing$/m)
    expect(await codes()).toContain('BOWL20')
  })

  it('refuses a file that loses retailers, and takes it with --force', async () => {
    const other = { deeplink: 'https://other.example/', advertiser: 'Other', advertiserId: '2' }
    await run(['awin', await file('both.csv', [{ id: '1' }, { id: '2', ...other }])])
    const less = await file('less.csv', [{ id: '1' }])
    const refused = await run(['awin', less])
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(
      /^Nothing was imported: 1 of 2 active retailers of gb .*--force\.\n$/,
    )
    expect((await run(['awin', less, '--force'])).code).toBe(0)
    expect(await codes()).toEqual(['CODE1'])
  })

  it.each([[['awin']], [['other', 'file']], [['awin', 'a', '--often']]])(
    'tells how it is used: %j',
    async (words) => {
      const { code, errors } = await run(words)
      expect(code).toBe(1)
      expect(errors).toMatch(/^Usage: npm run import -- <format> <file>/)
    },
  )

  it('says in a line which file can’t be read', async () => {
    const missing = join(folder, 'missing.csv')
    expect((await run(['awin', missing])).errors).toBe(
      `${missing} can't be read: there is no such file.\n`,
    )
    expect((await run(['awin', folder])).errors).toMatch(/can't be read: EISDIR.*\n$/)
  })

  it('says in a line which database can’t be used', async () => {
    const path = await file('one.csv', [{ id: '1' }])
    const nowhere = await run(['awin', path], 'postgres://user:secret@127.0.0.1:1/pouch')
    expect(nowhere.errors).toBe(
      "The database at 127.0.0.1:1/pouch can't be used: nothing listens there. Start it or correct DATABASE_URL.\n",
    )
    const wrong = await run(['awin', path], 'mysql://127.0.0.1/pouch')
    expect(wrong.errors).toMatch(/^DATABASE_URL: is not of the form postgres:/)
  })
})

describe('an import that is killed', () => {
  /** Waits for what the server does, as it tells us. */
  const serverHas = (what: string) =>
    vi.waitFor(
      async () => {
        expect(await data.query(what)).not.toEqual([])
      },
      { timeout: 30_000, interval: 20 },
    )

  it('while it reads leaves the old data', async () => {
    await importCsv(data.url, awinCsv([{ id: '1', code: 'OLD' }]))
    // Half of the file has come, the rest never does.
    const pipe = join(folder, 'pipe')
    await promisify(execFile)('mkfifo', [pipe])
    const child = start(['awin', pipe])
    const source = await open(pipe, 'w')
    const rows = Array.from({ length: 5000 }, (_, index) => ({ id: `n${index}`, code: 'NEW' }))
    await source.writeFile(awinCsv(rows))
    await serverHas(
      'select from pg_stat_progress_copy where datname = current_database() and tuples_processed > 0',
    )
    child.kill('SIGKILL')
    await once(child, 'close')
    await source.close()
    expect(await codes()).toEqual(['OLD'])
    const again = await importCsv(data.url, awinCsv([{ id: '1', code: 'AGAIN' }]))
    expect(again.vouchers.changed).toBe(1)
  })

  it('while it merges leaves the old data', async () => {
    await importCsv(data.url, awinCsv([{ id: '1', code: 'OLD' }]))
    const holder = new pg.Client(data.url)
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from vouchers for update')
    const child = start(['awin', await file('new.csv', [{ id: '1', code: 'NEW' }, { id: '2' }])])
    await serverHas(
      `select from pg_stat_activity where datname = current_database()
       and application_name = 'pouch import' and wait_event_type = 'Lock'`,
    )
    child.kill('SIGKILL')
    await once(child, 'close')
    await holder.query('rollback')
    await holder.end()
    const again = await importCsv(data.url, awinCsv([{ id: '1', code: 'OLD' }]))
    expect(again.vouchers).toEqual({ added: 0, changed: 0, ended: 0 })
    expect(await codes()).toEqual(['OLD'])
  })
})

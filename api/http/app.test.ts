import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { clickOutQuery } from '#domain/attribution/click-out-query.ts'
import { apiError } from '#domain/contract/error.ts'
import * as contract from '#domain/contract/deals.ts'
import { health } from '#domain/contract/health.ts'
import { openDatabase, type Database } from '#api/storage/database.ts'
import { checkDatabase } from '#api/storage/health.ts'
import { awinCsv, type AwinTestRow } from '#tests/support/awin-csv.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { testApp } from '#tests/support/test-app.ts'

const now = new Date('2026-11-20T12:00:00Z')
const siteOrigin = 'http://localhost:4321'

const tern: Partial<AwinTestRow> = {
  advertiser: 'Tern Books',
  advertiserId: '8',
  deeplink: 'https://tern.example/',
}
const feed = awinCsv([
  { id: '1', code: 'Live10', title: '10% off', ends: '30/11/2026 23:59' },
  { id: '2', code: 'OVER', ends: '20/11/2026 11:59' },
  { id: '3', code: 'SOON', starts: '21/11/2026 00:00' },
  { id: '4', code: '', title: 'Free delivery' },
  { id: '5', code: 'ONLYUS', exclusive: 'Yes', title: '£5 off' },
  { ...tern, id: '6', code: 'READ5' },
  { ...tern, id: '7', code: 'ENDED', ends: '01/02/2026' },
  {
    id: '8',
    advertiser: 'Stumme Gasse',
    advertiserId: '9',
    deeplink: 'https://stumme-gasse.example/',
    code: 'VORBEI',
    ends: '01/02/2026',
  },
  { id: '9', code: 'HALLO', regions: 'Germany', title: '10 % auf Grünes' },
])

let data: TestDatabase
let database: Database
let app: ReturnType<typeof testApp>
const reported: unknown[] = []

function appAt(time: Date, db: Database) {
  return testApp({
    database: db,
    clock: () => time,
    checkDatabase: () => checkDatabase(db),
    siteOrigin,
    report: (error) => reported.push(error),
  })
}

async function idOf(domain: string, country = 'gb') {
  const [row] = await data.query(
    'select id::int from retailers where domain = $1 and country = $2',
    [domain, country],
  )
  return Number(row?.id)
}

beforeAll(async () => {
  data = await createTestDatabase()
  database = openDatabase(data.url)
  app = appAt(now, database)
  await importCsv(data.url, feed, { now })
  await data.query(`update retailers set popularity = 5 where domain = 'tern.example'`)
})

afterAll(async () => {
  await database.$client.end()
  await data[Symbol.asyncDispose]()
})

describe('the index', () => {
  it('lists the active retailers of the country, most popular first, counting live vouchers', async () => {
    const answer = await app.request('/v1/deals/en-gb/index')
    const index = v.parse(contract.dealsIndex, await answer.json())
    expect(
      index.map(({ slug, codesCount, offersCount }) => [slug, codesCount, offersCount]),
    ).toEqual([
      ['tern-books', 1, 0],
      ['marsh-mellow', 2, 1],
      ['stumme-gasse', 0, 0],
    ])
    expect(index[1]?.categories).toEqual(['Food & Drink'])
  })

  it('depends on the country of the locale, not on its language', async () => {
    const [german, english] = await Promise.all(
      ['de-gb', 'en-gb'].map(async (locale) =>
        (await app.request(`/v1/deals/${locale}/index`)).text(),
      ),
    )
    expect(german).toBe(english)
    const de = v.parse(
      contract.dealsIndex,
      await (await app.request('/v1/deals/de-de/index')).json(),
    )
    expect(de.map(({ slug }) => slug)).toEqual(['marsh-mellow'])
  })

  it('changes the digest of a retailer with its vouchers, with time, and of no other', async () => {
    const digests = async (time: Date) => {
      const answer = await appAt(time, database).request('/v1/deals/en-gb/index')
      const index = v.parse(contract.dealsIndex, await answer.json())
      return Object.fromEntries(index.map(({ slug, digest }) => [slug, digest]))
    }
    const before = await digests(now)
    expect(await digests(now)).toEqual(before)
    const tomorrow = await digests(new Date('2026-11-21T12:00:00Z'))
    expect(tomorrow['marsh-mellow']).not.toBe(before['marsh-mellow'])
    expect(tomorrow['tern-books']).toBe(before['tern-books'])
    await data.query(`update vouchers set tries = tries + 1 where code = 'READ5'`)
    const tried = await digests(now)
    expect(tried['tern-books']).not.toBe(before['tern-books'])
    expect(tried['marsh-mellow']).toBe(before['marsh-mellow'])
  })
})

describe('the active domains', () => {
  it('are the retailers with a live voucher', async () => {
    const answer = await app.request('/v1/deals/en-gb/activeDomains')
    const domains = v.parse(contract.activeDomains, await answer.json())
    expect(domains.map(({ merchant }) => merchant)).toEqual([
      { name: 'Marsh & Mellow', url: 'https://www.marsh-and-mellow.example/', logo: null },
      { name: 'Tern Books', url: 'https://tern.example/', logo: null },
    ])
  })
})

describe('the featured vouchers', () => {
  it('are a live code of each retailer, the exclusive one first, most popular retailers first', async () => {
    const answer = await app.request('/v1/deals/en-gb/featuredVouchers')
    const vouchers = v.parse(contract.featuredVouchers, await answer.json())
    expect(vouchers.map(({ coupon_code }) => coupon_code)).toEqual(['READ5', 'ONLYUS'])
  })
})

describe('a retailer', () => {
  it('comes with live vouchers, codes before deals, then those that start later, none that ended', async () => {
    const id = await idOf('marsh-and-mellow.example')
    const answer = await app.request(`/v1/deals/en-gb/${id}`)
    const { merchant, vouchers } = v.parse(contract.merchantAnswer, await answer.json())
    expect(merchant).toMatchObject({ id, slug: 'marsh-mellow', codesCount: 2, offersCount: 1 })
    expect(vouchers.map(({ coupon_code, title }) => coupon_code ?? title)).toEqual([
      'ONLYUS',
      'Live10',
      'Free delivery',
      'SOON',
    ])
    expect(vouchers[1]).toMatchObject({
      id_merchant: id,
      merchant: 'Marsh & Mellow',
      domain: 'marsh-and-mellow.example',
      voucher_type: 'code',
      title: '10% off',
      start_date: '2026-01-01T00:00:00Z',
      end_date: '2026-11-30T23:59:00Z',
      deal_type: 'percentage',
      exclusivity: 'plain',
      url: 'https://www.marsh-and-mellow.example/offers',
      added: '2026-10-01T09:00:00Z',
      statistics: { tries: 0, successes: 0, last_worked: null, recent: null },
    })
  })

  it('of another country is not found', async () => {
    const id = await idOf('marsh-and-mellow.example', 'de')
    const answer = await app.request(`/v1/deals/en-gb/${id}`)
    expect(answer.status).toBe(404)
    expect(v.parse(apiError, await answer.json())).toEqual({
      code: 'not_found',
      message: 'The retailer you requested was not found.',
    })
  })

  it.each(['987654321', '9007199254740991'])(
    'that does not exist (%s) is not found',
    async (id) => {
      const answer = await app.request(`/v1/deals/en-gb/${id}`)
      expect(answer.status).toBe(404)
    },
  )

  it('that is not active is hidden everywhere', async () => {
    const id = await idOf('tern.example')
    await data.query('update retailers set active = false where id = $1', [id])
    try {
      expect((await app.request(`/v1/deals/en-gb/${id}`)).status).toBe(404)
      for (const list of ['index', 'activeDomains', 'featuredVouchers']) {
        const text = await (await app.request(`/v1/deals/en-gb/${list}`)).text()
        expect(text).toContain('Marsh')
        expect(text).not.toContain('Tern')
      }
    } finally {
      await data.query('update retailers set active = true where id = $1', [id])
    }
  })
})

describe('caching', () => {
  it.each([
    ['index', 'public, max-age=3600'],
    ['activeDomains', 'public, max-age=3600'],
    ['featuredVouchers', 'public, max-age=1800'],
  ])('of %s is %s', async (list, expected) => {
    const answer = await app.request(`/v1/deals/en-gb/${list}`)
    expect(answer.headers.get('Cache-Control')).toBe(expected)
  })

  it('of a retailer is a question every time', async () => {
    const answer = await app.request(`/v1/deals/en-gb/${await idOf('tern.example')}`)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('answers 304 without a body to who has the same already', async () => {
    const path = `/v1/deals/en-gb/${await idOf('tern.example')}`
    const etag = (await app.request(path)).headers.get('ETag') ?? ''
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.request(path, { headers: { 'If-None-Match': condition } })
      expect(again.status).toBe(304)
      expect(again.headers.get('ETag')).toBe(etag)
      expect(await again.text()).toBe('')
    }
    const other = await app.request(path, { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
  })
})

describe('errors', () => {
  it.each(['index', 'activeDomains', 'featuredVouchers', '1'])(
    'name the field for a locale that is none of ours: %s',
    async (list) => {
      const answer = await app.request(`/v1/deals/fr-gb/${list}`)
      expect(answer.status).toBe(400)
      const error = v.parse(apiError, await answer.json())
      expect(error.code).toBe('invalid_request')
      expect(error.fields).toEqual({ locale: [expect.stringContaining('"en-gb"')] })
    },
  )

  it.each(['0', '-1', '1.5', 'nova', '99999999999999999999'])(
    'name the field for an id that is none: %s',
    async (id) => {
      const answer = await app.request(`/v1/deals/en-gb/${id}`)
      expect(answer.status).toBe(400)
      expect(Object.keys(v.parse(apiError, await answer.json()).fields ?? {})).toEqual(['id'])
    },
  )

  it('say that an address is unknown', async () => {
    const answer = await app.request('/v1/nothing')
    expect(answer.status).toBe(404)
    expect(v.parse(apiError, await answer.json()).code).toBe('not_found')
  })

  it('are never kept by a cache', async () => {
    const answer = await app.request('/v1/deals/en-gb/987654321')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('ETag')).toBeNull()
  })

  it('that no rule foresaw are reported, and the caller learns nothing of them', async () => {
    const broken = testApp({
      database,
      clock: () => now,
      checkDatabase: () => Promise.reject(new Error('secret detail')),
      siteOrigin,
      report: (error) => reported.push(error),
    })
    const answer = await broken.request('/v1/health')
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(v.parse(apiError, JSON.parse(text)).code).toBe('internal')
    expect(text).not.toContain('secret')
    expect(reported).toContainEqual(new Error('secret detail'))
  })

  it('say “unavailable” while the database is away, and it works again afterwards', async () => {
    const gone = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none')
    const away = appAt(now, gone)
    for (const path of ['/v1/health', '/v1/deals/en-gb/index', '/v1/deals/en-gb/1']) {
      const answer = await away.request(path)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('Retry-After')).toBe('5')
      expect(v.parse(apiError, await answer.json()).code).toBe('unavailable')
    }
    await gone.$client.end()
  })

  it('do not outlive the connections that the server cut', async () => {
    await app.request('/v1/health')
    await data.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    // Each of them may be taken for good once more, before the pool has learnt of its end.
    await vi.waitFor(async () => {
      expect((await app.request('/v1/health')).status).toBe(200)
    })
  })
})

describe('the API', () => {
  it('says that it is well', async () => {
    const answer = await app.request('/v1/health')
    expect(v.parse(health, await answer.json())).toEqual({ status: 'ok' })
  })

  it('lets pages of the site alone read its answers', async () => {
    const from = async (origin: string) => {
      const answer = await app.request('/v1/deals/en-gb/index', { headers: { Origin: origin } })
      return answer.headers.get('Access-Control-Allow-Origin')
    }
    expect(await from(siteOrigin)).toBe(siteOrigin)
    expect(await from('https://elsewhere.example')).not.toBe('https://elsewhere.example')
  })

  it('sends JSON as such', async () => {
    const answer = await app.request('/v1/deals/en-gb/index')
    expect(answer.headers.get('Content-Type')).toBe('application/json')
  })

  it.each([
    ['/v1/deals/en-gb/index', {}, 200],
    ['/v1/deals/en-gb/index', { 'If-None-Match': '*' }, 304],
    ['/v1/deals/fr-gb/index', {}, 400],
    ['/v1/deals/en-gb/987654321', {}, 404],
    ['/v1/deals/en-gb/index/more', {}, 404],
    ['/v1/nothing', {}, 404],
    ['/v1/health', {}, 200],
    ['/v1/openapi.json', {}, 200],
    ['/v1/out', {}, 400],
  ])(
    'tells browsers of every answer what they may do with it: %s %j',
    async (path, headers, status) => {
      const answer = await app.request(path, { headers })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
    },
  )

  it('answers HEAD as GET without a body', async () => {
    const answer = await app.request('/v1/deals/en-gb/index', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).not.toBeNull()
    expect(await answer.text()).toBe('')
  })

  it('describes every call, parameter and answer in its OpenAPI document', async () => {
    const document = (await (await app.request('/v1/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>
    }
    expect(document.openapi).toMatch(/^3\.1/)
    const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [], responses }]) => [
        method === 'get' ? path : `${method} ${path}`,
        parameters.map(({ name }) => name),
        Object.keys(responses),
      ]),
    )
    expect(calls).toEqual([
      ['/v1/deals/{locale}/index', ['locale'], ['200', '400', '503']],
      ['/v1/deals/{locale}/activeDomains', ['locale'], ['200', '400', '503']],
      ['/v1/deals/{locale}/featuredVouchers', ['locale'], ['200', '400', '503']],
      ['/v1/deals/{locale}/{id}', ['locale', 'id'], ['200', '400', '404', '503']],
      ['/v1/out', Object.keys(clickOutQuery.entries), ['200', '302', '400', '429', '500']],
      ['post /v1/outcomes', [], ['204', '400', '429', '503']],
      ['/v1/health', [], ['200', '503']],
    ])
    expect(JSON.stringify(document.paths['/v1/outcomes'])).toContain('"no-effect"')
    expect(JSON.stringify(document.paths['/v1/deals/{locale}/{id}'])).toContain('"coupon_code"')
  })
})

import { hash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { merchantAnswer, type Voucher } from '#domain/contract/deals.ts'
import { clickOutAddress, type ClickOut } from '#domain/attribution/click-out-address.ts'
import { headersOf } from '#domain/routes/site-headers.ts'
import { linkSeal } from '#api/rules/clicks/seal-link.ts'
import { openDatabase, type Database } from '#api/storage/database.ts'
import { awinCsv } from '#tests/support/awin-csv.ts'
import { disguises, evil } from '#tests/support/disguised-addresses.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { clickKey, oldClickKey, testApp } from '#tests/support/test-app.ts'

const now = new Date('2026-11-20T12:00:00Z')
const shop = 'https://www.tern-books.example'
const network = 'https://www.awin1.com/cread.php?awinmid=8&awinaffid=1&ued='
const seal = linkSeal([clickKey])
const ofOffer = { source: 'awin', sourceId: '1' }

let data: TestDatabase
let database: Database
let retailerId: number
let offer: Voucher
let reported: unknown[] = []

beforeAll(async () => {
  data = await createTestDatabase()
  database = openDatabase(data.url)
  const rows = [
    {
      ...{ id: '1', advertiser: 'Tern Books', advertiserId: '8', deeplink: `${shop}/` },
      tracking: network + encodeURIComponent(`${shop}/sale`),
    },
    { id: '2', advertiser: 'Gone', advertiserId: '9', deeplink: 'https://gone.example/' },
  ]
  await importCsv(data.url, awinCsv(rows), { now })
  await data.query("update retailers set active = false where domain = 'gone.example'")
  const [retailer] = await data.query(
    "select id::int from retailers where domain = 'tern-books.example'",
  )
  retailerId = Number(retailer?.id)
  const answer = await appOn(database).request(`/v1/deals/en-gb/${retailerId}`)
  const [first] = v.parse(merchantAnswer, await answer.json()).vouchers
  if (first === undefined) throw new Error('the retailer has no offer')
  offer = first
})
afterAll(async () => {
  await database.$client.end()
  await data[Symbol.asyncDispose]()
})
beforeEach(async () => {
  reported = []
  time = now
  await data.query('truncate clicks, request_counts')
})

let time = now

function appOn(db: Database) {
  return testApp({ database: db, clock: () => time, report: (error) => reported.push(error) })
}

function aClick(differing: Partial<ClickOut> = {}): ClickOut {
  return {
    country: 'gb',
    locale: 'en-gb',
    retailerId,
    url: `${shop}/`,
    sealedLink: offer.sealed_link,
    pageType: 'merchant',
    position: 2,
    voucherType: 'code',
    dealType: 'percentage',
    dealSource: 'awin',
    hasAdBlocker: null,
    pressedAt: null,
    person: null,
    ...differing,
  }
}

/** The link with some of its fields as somebody might have changed them. */
function link(changes: Record<string, string> = {}, click = aClick()): string {
  const url = new URL(clickOutAddress('http://api.example/v1/out', click))
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** The same without a tracking link, so that `co_url` decides. */
const plain = (co_url: string) => link({ co_redu: '', co_url })

const go = async (path: string, headers: Record<string, string> = {}) =>
  appOn(database).request(path, { headers })

const clicks = () => data.query('select * from clicks')

describe('a press on a link to a shop', () => {
  it('goes on by the tracking link, and is recorded', async () => {
    const answer = await go(link())
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(network + encodeURIComponent(`${shop}/sale`))
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin')
    expect(await clicks()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        retailer_id: String(retailerId),
        voucher_id: String(offer.id),
        page_type: 'merchant',
        position: 2,
        locale: 'en-gb',
        at: now,
        uid: null,
        customer_hash: null,
      },
    ])
  })

  it('is known as a person’s only where the link says whose', async () => {
    const uid = '3f6c1e0a-7b6f-4c8e-9a39-0d3a7c5b1e11'
    await go(link({}, aClick({ person: { uid, customerHash: 'a1b2c3d4e5' } })))
    expect(await clicks()).toMatchObject([{ uid, customer_hash: 'a1b2c3d4e5' }])
  })

  it.each([
    `${shop}/books?a=1#top`,
    'https://tern-books.example/',
    'https://m.tern-books.example/x',
  ])('goes to the shop itself where there is no tracking link: %s', async (address) => {
    const answer = await go(plain(address))
    expect(answer.headers.get('Location')).toBe(address)
    expect(await clicks()).toMatchObject([{ voucher_id: null }])
  })

  it('goes to a marketplace’s search of ours, which is no retailer’s', async () => {
    const search = 'https://www.amazon.co.uk/s?k=tea&s=relevanceblender&tag=pouch-21'
    const answer = await go(plain(search))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(search)
    expect(await clicks()).toEqual([])
    expect((await go(plain(search.replace('pouch', 'other')))).status).toBe(200)
  })

  it('is recorded for the retailer whose shop it is, whatever number the link has', async () => {
    await go(link({ co_redu: '', co_retid: '999999' }))
    expect(await clicks()).toMatchObject([{ retailer_id: String(retailerId) }])
  })

  it('still opens links that were sealed with the key before', async () => {
    const old = linkSeal([oldClickKey]).seal({ url: `${shop}/old`, ...ofOffer })
    const answer = await go(link({}, aClick({ sealedLink: old })))
    expect(answer.headers.get('Location')).toBe(`${shop}/old`)
  })

  it('leads to the shop although it can’t be recorded, and that is reported', async () => {
    await data.query('alter table clicks rename to clicks_away')
    try {
      expect((await go(link())).status).toBe(302)
      expect(reported).toHaveLength(1)
    } finally {
      await data.query('alter table clicks_away rename to clicks')
    }
  })
})

describe('nobody is sent unasked', () => {
  it.each(disguises)('to %j', async (address) => {
    const answer = await go(plain(address))
    expect([200, 400]).toContain(answer.status)
    expect(answer.headers.get('Location')).toBeNull()
    expect(await clicks()).toEqual([])
  })

  const sealedAs = (url: string, sourceId = '1') => seal.seal({ url, source: 'awin', sourceId })
  const away = { co_url: `https://${evil}/` }
  it.each<[string, () => Record<string, string>]>([
    ['by a sealed link that was cut', () => ({ co_redu: sealedAs(`${shop}/`).slice(0, -2) })],
    ['by one with a changed letter', () => ({ co_redu: `A${sealedAs(`${shop}/`).slice(1)}` })],
    ['by one of another retailer', () => ({ co_redu: sealedAs(`${shop}/`, '2') })],
    [
      'by one of a key that is gone',
      () => ({
        co_redu: linkSeal([Buffer.alloc(32, 9)]).seal({ url: shop, ...ofOffer }),
      }),
    ],
    ['by one that leads elsewhere', () => ({ co_redu: sealedAs(`https://${evil}/`) })],
    [
      'through a network to elsewhere',
      () => ({ co_redu: sealedAs(network + encodeURIComponent(`https://${evil}/`)) }),
    ],
    [
      'through a network with two destinations',
      () => ({ co_redu: sealedAs(`${network}${encodeURIComponent(shop)}&ued=https://${evil}/`) }),
    ],
    [
      'through a network to another network',
      () => ({ co_redu: sealedAs(`${network}${encodeURIComponent('https://prf.hn/click/1')}`) }),
    ],
    [
      'through Partnerize to elsewhere',
      () => ({
        co_redu: sealedAs(`https://prf.hn/click/camref:1/destination:https%3A%2F%2F${evil}`),
      }),
    ],
  ])('%s', async (_, changes) => {
    const answer = await go(link({ ...away, ...changes() }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Location')).toBeNull()
    expect(await clicks()).toEqual([])
  })

  it.each([
    ['a repeated field', () => `${plain(`${shop}/`)}&co_url=https://${evil}/`],
    ['a missing field', () => plain(`${shop}/`).replace(/co_page_type=[^&]*&/, '')],
    ['a number that is none', () => link({ co_retid: '1e3' })],
    ['a language that is none', () => link({ locale: 'xx-yy' })],
    ['no query at all', () => '/v1/out'],
  ])('by a link with %s, which is called broken', async (_, path) => {
    const answer = await go(path())
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This link is broken')
  })

  it('whatever else is written there', async () => {
    const parts = fc.constantFrom(
      ...['https://', '//', '\\', '@', '.', ':', '/', '?', '#', '%2e', '%2f', '\t', 'evil.example'],
      ...['tern-books.example', 'www.', 'xn--', '127.0.0.1', '[::1]', 'javascript:', 'u:p'],
    )
    let client = 0
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 9 }), async (pieces) => {
        // Each of another client, so that the limit doesn't answer for the rule.
        client += 1
        const answer = await go(plain(pieces.join('')), { 'X-Forwarded-For': String(client) })
        const to = answer.headers.get('Location')
        if (to === null) return
        const { hostname, username } = new URL(to)
        expect(`.${hostname}`.endsWith('.tern-books.example')).toBe(true)
        expect(username).toBe('')
      }),
      { numRuns: 300 },
    )
  })
})

describe('the page that asks', () => {
  it('names the host, its spelling for computers too, and sends nothing along', async () => {
    const answer = await go(plain('https://bücher.example/?<b>'))
    const page = await answer.text()
    expect(page).toContain('<strong>bücher.example</strong>')
    expect(page).toContain('<code>xn--bcher-kva.example</code>')
    expect(page).toContain(
      'href="https://xn--bcher-kva.example/?%3Cb%3E" rel="noreferrer nofollow"',
    )
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it('may do no more in a browser than a page of the site', async () => {
    const { headers } = await go(plain(`https://${evil}/`))
    const ofSite = headersOf('/en-gb/')
    for (const name of ['Permissions-Policy', 'Strict-Transport-Security']) {
      expect(headers.get(name)).toBe(ofSite[name])
    }
  })

  it('asks too where nobody can tell whether it is a shop, as the database is away', async () => {
    const gone = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none')
    const answer = await appOn(gone).request(link())
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<strong>www.tern-books.example</strong>')
    expect(reported).not.toEqual([])
    await gone.$client.end()
  })

  it('has the style that its policy allows', async () => {
    const answer = await go(plain(`https://${evil}/`))
    const style = /<style>([^]*)<\/style>/.exec(await answer.text())?.[1] ?? ''
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      `'sha256-${hash('sha256', style, 'base64')}'`,
    )
  })

  it.each([
    ['the locale of the link', { locale: 'de-gb' }, {}],
    ['the browser’s language', { locale: 'xx' }, { 'Accept-Language': 'de-DE,en;q=0.5' }],
  ])('speaks %s', async (_, changes, headers) => {
    const answer = await go(link({ co_redu: '', co_url: `https://${evil}/`, ...changes }), headers)
    expect(await answer.text()).toContain('<html lang="de">')
  })
})

describe('a fault that nobody foresaw', () => {
  /** A database that is away, and at first nobody who may be told. */
  async function faulty(path: string): Promise<Response> {
    const gone = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none')
    let isDeaf = true
    const report = (error: unknown) => {
      reported.push(error)
      if (!isDeaf) return
      isDeaf = false
      throw new Error('deaf')
    }
    const answer = await testApp({ database: gone, clock: () => now, report }).request(path)
    await gone.$client.end()
    return answer
  }

  it('is said in the language of the link, which can be followed all the same', async () => {
    const answer = await faulty(link({ locale: 'de-gb' }))
    expect(answer.status).toBe(500)
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const page = await answer.text()
    expect(page).toContain('<h1>Etwas ist schiefgelaufen.</h1>')
    expect(page).toContain(`href="${shop}/"`)
    expect(reported).toHaveLength(2)
  })

  it('leads to our deals where the link leads nowhere', async () => {
    const page = await (await faulty('/v1/out')).text()
    expect(page).toContain('<h1>Something&#39;s gone wrong.</h1>')
    expect(page).toContain('href="http://localhost:4321/en-gb/deals/"')
  })
})

describe('more clicks than anybody makes who shops', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': `198.51.100.1, ${address}` })
  const sixty = Array.from({ length: 60 })

  it('are counted together by all processes, also at the same moment', async () => {
    const other = openDatabase(data.url)
    const apps = [appOn(database), appOn(other)]
    const request = (index: number) =>
      Promise.resolve(apps[index % 2]?.request(link(), { headers: from('192.0.2.1') }))
    const answers = await Promise.all([...sixty, ...sixty].map((_, index) => request(index)))
    expect(answers.filter((answer) => answer?.status === 302)).toHaveLength(60)
    expect(await clicks()).toHaveLength(60)
    await other.$client.end()
  })

  it('are not recorded, and nobody is kept from the shop', async () => {
    await Promise.all(sixty.map(() => go(link(), from('192.0.2.1'))))
    time = new Date(now.getTime() + 18_500)
    const answer = await go(link({ locale: 'de-gb' }), from('192.0.2.1'))
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('42')
    const page = await answer.text()
    expect(page).toContain('Bitte warte einen Moment')
    expect(page).toContain(`href="${shop}/"`)
    expect((await go(link(), from('192.0.2.2'))).status).toBe(302)
    time = new Date(now.getTime() + 60_000)
    expect((await go(link(), from('192.0.2.1'))).status).toBe(302)
  })

  it('are not hidden by what a client writes itself into the header of proxies', async () => {
    for (const [index] of sixty.entries()) {
      await go(link(), { 'X-Forwarded-For': `203.0.113.${index}, 192.0.2.1` })
    }
    expect((await go(link(), from('192.0.2.1'))).status).toBe(429)
  })

  it('leave no address behind, and nothing at all when the minute is over', async () => {
    await go(link(), from('192.0.2.1'))
    expect(JSON.stringify(await data.query('select * from request_counts'))).not.toContain(
      '192.0.2',
    )
    time = new Date(now.getTime() + 60_000)
    await go(link(), from('192.0.2.2'))
    expect(await data.query('select * from request_counts')).toHaveLength(1)
  })
})

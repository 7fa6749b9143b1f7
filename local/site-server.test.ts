import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveSite } from './site-server.ts'

let dir: string
let server: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pouch-site-'))
  const files = {
    'en-gb/index.html': 'home',
    'en-gb/404/index.html': 'nothing here',
    'de-de/500/index.html': 'etwas ist schiefgelaufen',
    'en-gb/i/index.html': 'on the way',
    'en-gb/deals/index.html': 'deals',
    'en-gb/retailers/index.html': 'shops, '.repeat(1000),
    '_astro/app.1234.js': '1',
    'extension/index.json': '{}',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(dir, path, '..'), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  server = await serveSite({ dir, port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' })

test('a path without a locale is redirected by cookie, then by language, and says so to caches', async () => {
  const byLanguage = await get('/deals?q=1', { 'Accept-Language': 'de-DE' })
  expect(byLanguage.status).toBe(302)
  expect(byLanguage.headers.get('location')).toBe('/de-de/deals?q=1')
  expect(byLanguage.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  const byCookie = await get('/deals', {
    'Accept-Language': 'de-DE',
    Cookie: 'a=b; pouch_locale=en-de',
  })
  expect(byCookie.headers.get('location')).toBe('/en-de/deals')
})

test('a locale in capitals is put right for good', async () => {
  const { status, headers } = await get('/DE-DE/deals/?q=1')
  expect(`${status} ${headers.get('location') ?? ''}`).toBe('301 /de-de/deals/?q=1')
})

test('what two slashes begin stays on this site', async () => {
  expect((await get('//evil.example/deals')).headers.get('location')).toBe(
    '/en-gb/evil.example/deals',
  )
})

test('a page that does not exist has status 404 and the page of its locale about it', async () => {
  const page = await get('/en-gb/nothing/')
  expect(page.status).toBe(404)
  expect(await page.text()).toBe('nothing here')
  expect(await (await get('/en-gb/deals/shops/none/')).text()).toBe('nothing here')
  expect((await get('/en-gb/not-found/')).status).toBe(404)
  expect((await get('/en-gb/404/')).status).toBe(404)
})

test('what a link names and is not there any more leads on, with its message', async () => {
  const { status, headers } = await get('/en-gb/deals/nobody/')
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/en-gb/deals/?notice=retailer-not-found')
})

test('a fault of the server is said on a page, in the language of the address', async () => {
  const configuration = {
    accountOrigin: null,
    get dealsAddress(): null {
      throw new Error('no deals today')
    },
  }
  const report = vi.fn()
  const faulty = await serveSite({ dir, port: 0, configuration, report })
  const answer = await fetch(`${faulty.url}/de-de/ouch/`)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe('etwas ist schiefgelaufen')
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no deals today'))
  await faulty.close()
})

test('an address that can’t be read is told in the visitor’s language, and ends nothing', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(
    'GET http://[ HTTP/1.1\r\nHost: a\r\nAccept-Language: de-DE\r\nConnection: close\r\n\r\n',
  )
  let said = ''
  socket.on('data', (data) => {
    said += data.toString()
  })
  await once(socket, 'close')
  expect(said).toMatch(/^HTTP\/1\.1 400 /)
  expect(said).toContain('etwas ist schiefgelaufen')
  expect((await get('/en-gb/')).status).toBe(200)
})

test('a file with a hash in its name that is missing is not kept as missing', async () => {
  const { status, headers } = await get('/_astro/gone.1234.js')
  expect(status).toBe(404)
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('a page is served with and without its last slash', async () => {
  expect(await (await get('/en-gb/deals/')).text()).toBe('deals')
  expect(await (await get('/en-gb/deals')).text()).toBe('deals')
})

test('a path that leaves the folder finds nothing', async () => {
  expect((await get('/en-gb/..%2f..%2f..%2fetc/passwd')).status).toBe(404)
})

test('a page goes compressed to whoever takes it so', async () => {
  const lengthOf = async (encoding: string) => {
    const answer = await get('/en-gb/retailers/', { 'Accept-Encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.text()).toBe('shops, '.repeat(1000))
    return answer.headers.get('content-length')
  }
  expect(await lengthOf('br')).toBeNull()
  expect(await lengthOf('identity')).toBe('7000')
})

test('files with a hash in their name are kept, pages are asked for again', async () => {
  const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await cacheOf('/_astro/app.1234.js')).toContain('immutable')
  expect(await cacheOf('/en-gb/')).toContain('must-revalidate')
})

test("the extension's data may be read from anywhere, pages may be framed nowhere", async () => {
  const data = await get('/extension/index.json')
  expect(data.headers.get('access-control-allow-origin')).toBe('*')
  const page = await get('/en-gb/')
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a port in use is named', async () => {
  const port = Number(new URL(server.url).port)
  await expect(serveSite({ dir, port })).rejects.toThrow(`Port ${port}`)
})

test('what the table of routes leads on is led on, and one page answers for all of a name', async () => {
  const moved = await get('/en-gb/confirmation/')
  expect(moved.status).toBe(302)
  expect(moved.headers.get('location')).toBe('/en-gb/onboarding/')
  expect(await (await get('/en-gb/i/gull/')).text()).toBe('on the way')
})

test('the page that answers the window that opened it keeps it', async () => {
  const { headers } = await get('/en-gb/login/oauth2/')
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

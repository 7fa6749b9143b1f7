import { describe, expect, it } from 'vitest'
import type { Session } from '../trade/session.ts'
import { createSessions } from '../trade/sessions.ts'
import { priceOf } from '../trade/till.ts'
import { createShopApp } from './app.ts'

/** A shopper with a cookie, at one host of a shop of its own. */
async function visitor(temperament: string, seed: number) {
  const sessions = createSessions()
  const app = createShopApp(sessions, (name) => `http://${name}.shop.localhost`)
  const origin = `http://${temperament}.shop.localhost`
  const arrival = await app.request(`${origin}/basket?seed=${String(seed)}`)
  const cookie = arrival.headers.get('set-cookie')?.split(';')[0] ?? ''
  const session = sessions.latest()
  if (session === undefined) throw new Error('no session was opened')
  const request = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
    app.request(origin + path, { ...init, headers: { cookie, ...headers } })
  return {
    arrival,
    session,
    get: (path: string) => request(path),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams({ token: session.token, ...fields })
      return request(path, { method: 'POST', body }, headers)
    },
    ask: (path: string, code: string) => {
      const body = JSON.stringify({ code })
      return request(path, { method: 'POST', body }, { 'content-type': 'application/json' })
    },
  }
}

/** A page's text as a reader sees its quotation marks. */
async function wordsIn(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replaceAll('&quot;', '"').replaceAll('&#39;', "'")
}

function codeField(session: Session): string {
  return session.look.names.field('code')
}

describe('the demonstration shop', () => {
  it('drops the seed from the address, so that a reload keeps the basket', async () => {
    const { arrival, session, get } = await visitor('form-post', 4)
    expect(arrival.status).toBe(302)
    expect(arrival.headers.get('location')).toBe('/basket')
    session.codes = ['KEPT']
    await get('/basket')
    expect(session.codes).toEqual(['KEPT'])
  })

  it('answers a form with a redirect, and says once what became of the code', async () => {
    const { session, get, post } = await visitor('form-post', 4)
    const answer = await post('/basket/code', { [codeField(session)]: 'NONSENSE' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(session.look.basketPath)
    expect(session.notice).toEqual({ kind: 'refused', code: 'NONSENSE', refusal: 'unknown' })
    const words = session.look.phrases.refuse('unknown', { code: 'NONSENSE' })
    expect(await wordsIn(get('/basket'))).toContain(words)
    expect(await wordsIn(get('/basket'))).not.toContain(words)
  })

  it('takes a code sent with the whole basket’s form, and leaves quantities alone', async () => {
    const { session, post } = await visitor('form-post', 4)
    const { lines } = session
    const fields = { [codeField(session)]: 'SUMMER24', apply: '1', 'quantity.gull-socks': '9' }
    await post('/basket', fields)
    expect(session.attempts).toEqual([{ typed: 'SUMMER24', refusal: 'expired' }])
    expect(session.lines).toEqual(lines)
  })

  it('goes back to the checkout when the code was entered there', async () => {
    const { session, post } = await visitor('form-post', 4)
    const referer = { referer: 'http://form-post.shop.localhost/checkout' }
    const answer = await post('/basket/code', { [codeField(session)]: 'X' }, referer)
    expect(answer.headers.get('location')).toBe('/checkout')
  })

  it('refuses a form without the hidden token', async () => {
    const { session, post } = await visitor('form-post', 4)
    const answer = await post('/basket/code', { [codeField(session)]: 'X', token: 'forged' })
    expect(answer.status).toBe(403)
    expect(session.attempts).toEqual([])
  })

  it('answers a script with the parts of the page that changed', async () => {
    const { session, ask } = await visitor('ajax', 5)
    const answer = await ask('/basket/code', 'SUMMER24')
    expect(answer.status).toBe(session.look.refusalStatus)
    const parts = (await answer.json()) as Record<string, string[]>
    const summary = parts[`.${session.look.names.cls('summary-rows')}`]
    expect(summary).toHaveLength(1)
    expect(summary?.[0]).toContain(session.look.phrases.say('total'))
  })

  it('lets the shopper take the own code off, by link, form or script', async () => {
    const { session, get, post, ask } = await visitor('own-code', 1)
    const [own] = session.codes
    if (own === undefined) throw new Error('the shopper came without a code')
    await get(`/basket/code/remove?code=${own}`)
    expect(session.codes).toEqual([])
    session.codes = [own]
    await post('/basket/code/remove', { code: own })
    expect(session.codes).toEqual([])
    session.codes = [own]
    await ask('/basket/code/remove', own)
    expect(session.codes).toEqual([])
  })

  it('can be shopped in, up to an order that only the server sees', async () => {
    const { session, get, post } = await visitor('ajax', 1)
    session.lines = []
    expect((await get('/checkout')).status).toBe(302)
    expect(await (await get('/goods/oyster-knife')).text()).toContain('Oyster knife')
    expect((await get('/goods/nothing')).status).toBe(404)
    await post('/basket/lines/oyster-knife/add', { quantity: '2' })
    await post('/basket/lines/gull-socks/add', { quantity: '1' })
    await post('/basket/lines/oyster-knife', { quantity: '1' })
    await post('/basket/lines/gull-socks/remove', {})
    expect(session.lines).toMatchObject([{ slug: 'oyster-knife', quantity: 1 }])
    const { total } = priceOf(session)
    expect((await get('/checkout')).status).toBe(200)
    expect(session.orders).toEqual([])
    await post('/checkout/pay', {})
    expect(session.orders).toMatchObject([{ total }])
  })

  it('lists its temperaments at the plain host', async () => {
    const app = createShopApp(createSessions(), (name) => `http://${name}.shop.localhost`)
    const page = await (await app.request('http://shop.localhost/')).text()
    expect(page).toContain('href="http://shipping-line.shop.localhost"')
  })
})

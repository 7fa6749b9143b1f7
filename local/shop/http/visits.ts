import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { temperamentList } from '../pages/temperament-list.ts'
import { temperamentOf, type Temperament } from '../temperaments.ts'
import type { Session } from '../trade/session.ts'
import type { Sessions } from '../trade/sessions.ts'

export interface ShopEnv {
  Bindings: Partial<HttpBindings>
  Variables: { temperament: Temperament; session: Session }
}

const cookieName = 'shopper'

/** Finds the temperament by the host name; at the plain host answers with the list of them. */
export function hosts(urlOf: (temperament: string) => string) {
  return createMiddleware<ShopEnv>(async (c, next) => {
    const name = new URL(c.req.url).hostname.split('.')[0] ?? ''
    const temperament = temperamentOf(name)
    if (temperament === undefined) return c.html(temperamentList(urlOf))
    c.set('temperament', temperament)
    await next()
    return undefined
  })
}

/**
 * Finds the shopper's session by the cookie, or opens one. `?seed=`, and `&faults=` for a shop in
 * which things go wrong, opens a new one and is then dropped from the address, so that a reload
 * keeps the basket. So is `?session=`, by which a page of the shop's other host takes its basket on.
 */
export function visits(sessions: Sessions) {
  return createMiddleware<ShopEnv>(async (c, next) => {
    const url = new URL(c.req.url)
    const seed = seedOf(url.searchParams.get('seed'))
    if (seed !== null && c.req.method === 'GET') {
      const faults = seedOf(url.searchParams.get('faults'))
      setSession(c, sessions.open(c.var.temperament, seed, faults))
      for (const name of ['seed', 'faults']) url.searchParams.delete(name)
      return c.redirect(`${url.pathname}${url.search}`)
    }
    const taken = sessions.find(url.searchParams.get('session') ?? undefined)
    if (taken !== undefined) {
      setSession(c, taken)
      url.searchParams.delete('session')
      return c.redirect(`${url.pathname}${url.search}`)
    }
    const known = sessions.find(getCookie(c, cookieName))
    if (known?.temperament === c.var.temperament) c.set('session', known)
    else setSession(c, sessions.open(c.var.temperament, 1))
    await next()
    return undefined
  })
}

/** Refuses a form without the session's token, as shops do against forged requests. */
export const guard = createMiddleware<ShopEnv>(async (c, next) => {
  const isForm = c.req.method === 'POST' && !isJson(c)
  if (isForm && (await c.req.parseBody()).token !== c.var.session.token) {
    return c.text('This form is out of date. Go back, load the page again and retry.', 403)
  }
  await next()
  return undefined
})

/** A seed is a whole number from 0 up; anything else is none. */
export function seedOf(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}

export function isJson(c: Context): boolean {
  return c.req.header('content-type')?.startsWith('application/json') ?? false
}

function setSession(c: Context<ShopEnv>, session: Session): void {
  setCookie(c, cookieName, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  c.set('session', session)
}

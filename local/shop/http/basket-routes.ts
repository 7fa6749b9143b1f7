import { setTimeout } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { repaint } from '../pages/tending.ts'
import { hash } from '../trade/choices.ts'
import type { Session } from '../trade/session.ts'
import { enterCode, refusesToHear, setQuantity, takeOffCode } from '../trade/till.ts'
import { isJson, type ShopEnv } from './visits.ts'

/** Seconds. */
const retryAfter = { 'retry-after': '1' }

const question = v.object({ code: v.string() })

/** Everything that changes a basket. Forms are answered with a redirect, scripts with markup. */
export function basketRoutes() {
  const routes = new Hono<ShopEnv>()

  routes.post('/basket', async (c) => {
    const body = await c.req.parseBody()
    const { session } = c.var
    if ('apply' in body) return enterByForm(c, body)
    for (const [name, value] of Object.entries(body)) {
      if (name.startsWith('quantity.')) {
        setQuantity(session, name.slice('quantity.'.length), countOf(value))
      }
    }
    return back(c)
  })

  routes.post('/basket/code', async (c) => {
    if (!isJson(c)) return enterByForm(c, await c.req.parseBody())
    const { code } = v.parse(question, await c.req.json())
    const refused = refusesToHear(c.var.session, code)
    if (refused !== null) return c.json({}, refused, retryAfter)
    enterCode(c.var.session, code)
    return answerScript(c)
  })

  routes.get('/basket/code/remove', (c) => {
    takeOffCode(c.var.session, c.req.query('code') ?? '')
    return back(c)
  })
  routes.post('/basket/code/remove', async (c) => {
    if (isJson(c)) {
      takeOffCode(c.var.session, v.parse(question, await c.req.json()).code)
      return answerScript(c)
    }
    takeOffCode(c.var.session, textOf((await c.req.parseBody()).code))
    return back(c)
  })

  routes.post('/basket/lines/:slug', async (c) => {
    const { quantity } = await c.req.parseBody()
    setQuantity(c.var.session, c.req.param('slug'), countOf(quantity))
    return back(c)
  })
  routes.post('/basket/lines/:slug/add', async (c) => {
    const { session } = c.var
    const slug = c.req.param('slug')
    const held = session.lines.find((line) => line.slug === slug)?.quantity ?? 0
    const { quantity } = await c.req.parseBody()
    setQuantity(session, slug, held + countOf(quantity))
    return c.redirect(session.look.basketPath, 303)
  })
  routes.on(['GET', 'POST'], '/basket/lines/:slug/remove', (c) => {
    setQuantity(c.var.session, c.req.param('slug'), 0)
    return back(c)
  })
  return routes
}

async function enterByForm(c: Context<ShopEnv>, body: Readonly<Record<string, unknown>>) {
  const { session } = c.var
  const typed = textOf(body[session.look.names.field('code')])
  const refused = refusesToHear(session, typed)
  if (refused !== null) {
    const words = session.look.phrases.say('tooMany')
    return c.html(`<!doctype html><p>${words}</p>`, refused, retryAfter)
  }
  enterCode(session, typed)
  await setTimeout(session.temperament.answersAfter ?? 0)
  return back(c)
}

/** To the page that the shopper came from: the checkout has the box for codes too. */
function back(c: Context<ShopEnv>) {
  const referer = c.req.header('referer')
  const fromCheckout = referer !== undefined && new URL(referer).pathname === '/checkout'
  return c.redirect(fromCheckout ? '/checkout' : c.var.session.look.basketPath, 303)
}

async function answerScript(c: Context<ShopEnv>) {
  const { session } = c.var
  const refused = session.notice?.kind === 'refused'
  const parts = await repaint(session)
  // What the answer doesn't say is said by the page that is loaded next.
  if (session.temperament.afterAnswer !== 'reload') session.notice = null
  await setTimeout(answerDelay(session))
  return c.json(parts, refused ? session.look.refusalStatus : 200)
}

/** 50 to 400 ms, another one each time, the same ones for a seed. */
function answerDelay({ seed, attempts, temperament }: Session): number {
  if (temperament.answersAfter !== null) return temperament.answersAfter
  return 50 + (hash(`${String(seed)} answer ${String(attempts.length)}`) % 351)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function countOf(value: unknown): number {
  const count = Math.trunc(Number(value))
  return Number.isFinite(count) ? Math.min(99, Math.max(0, count)) : 1
}

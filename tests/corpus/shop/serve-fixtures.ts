import { serve } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import * as v from 'valibot'
import { finite } from '#domain/contract/shapes.ts'
import type { Fixture } from './fixture.ts'
import { pageScript } from './page-script.ts'
import { pageRenderer, recordsRenderer } from './render-page.ts'
import type { Deed } from './settings.ts'
import { enter, newVisit, takeOff, type Visit } from './till.ts'

const told = v.object({
  does: v.picklist(['apply', 'remove', 'order', 'change-lines', 'stray']),
  code: v.string(),
  afterMs: finite,
})

export interface FixtureShops {
  /** The address of a fixture's basket, at a host of its own. */
  readonly urlOf: (fixture: Fixture) => string
  /** The visit that began last at a fixture's shop. */
  readonly visitOf: (name: string) => Visit | undefined
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

interface Open {
  readonly fixture: Fixture
  readonly draw: (visit: Visit) => string
  readonly tell: (visit: Visit) => string
  readonly visits: Map<string, Visit>
  latest: Visit | undefined
}

/** Serves the shops of fixtures on 127.0.0.1. */
export async function serveFixtures(fixtures: readonly Fixture[]): Promise<FixtureShops> {
  const shops = new Map<string, Open>(
    fixtures.map((fixture) => [
      fixture.name,
      {
        ...{ fixture, draw: pageRenderer(fixture), tell: recordsRenderer(fixture) },
        ...{ visits: new Map(), latest: undefined },
      },
    ]),
  )
  const app = new Hono<{ Variables: { open: Open; visit: Visit } }>()
  app.use(async (c, next) => {
    const open = shops.get(new URL(c.req.url).hostname.split('.')[0] ?? '')
    if (open === undefined) return c.notFound()
    c.set('open', open)
    c.set('visit', visitOf(c, open))
    return next()
  })
  app.get('/-/script.js', ({ var: { open }, body }) => {
    const { acts, answers } = open.fixture.shop
    const script = `(${pageScript.toString()})(${JSON.stringify({ acts, answers })})`
    return body(script, 200, { 'content-type': 'text/javascript' })
  })
  app.post('/-/do', async (c) => {
    const { does, code, afterMs } = v.parse(told, await c.req.json())
    await pass(afterMs)
    perform(c.var.open.fixture, c.var.visit, does, code)
    // A page that is loaded anew says then what there is to say.
    const { manner } = c.var.open.fixture.shop.answers
    return manner === 'reload' ? c.body(null, 204) : c.html(drawn(c.var.open, c.var.visit))
  })
  app.all('*', async (c) => {
    const { open, visit } = c.var
    const { path, routes, answers, records } = open.fixture.shop
    if (c.req.method === 'GET' && c.req.path === records?.path) {
      return c.body(open.tell(visit), 200, { 'content-type': 'application/json' })
    }
    const values = await valuesOf(c)
    const route = routes.find(
      (each) =>
        each.method === c.req.method &&
        each.path === c.req.path &&
        (each.when === undefined || values.has(each.when)),
    )
    if (route !== undefined) {
      await pass(answers.afterMs)
      perform(open.fixture, visit, route.does, values.get(route.code ?? '') ?? '')
      return c.redirect(path, 303)
    }
    if (c.req.method === 'POST') {
      visit.strays++
      return c.redirect(path, 303)
    }
    return c.req.path === path ? c.html(drawn(open, visit)) : c.notFound()
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    urlOf: ({ name, shop }) => `http://${name}.corpus.localhost:${String(port)}${shop.path}`,
    visitOf: (name) => shops.get(name)?.latest,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

/** What the shop has to say it says once. */
function drawn({ draw }: Open, visit: Visit): string {
  const page = draw(visit)
  visit.notice = null
  return page
}

function perform({ shop }: Fixture, visit: Visit, does: Deed, code: string): void {
  if (does === 'order') visit.orders++
  else if (does === 'change-lines') visit.lineChanges++
  else if (does === 'stray') visit.strays++
  else if (does === 'remove') takeOff(visit, code === '' ? undefined : code)
  else if (code !== '') enter(shop, visit, code)
  else if (shop.emptyTakesOff) takeOff(visit, undefined)
}

function visitOf(c: Context, open: Open): Visit {
  const known = open.visits.get(getCookie(c, 'visit') ?? '')
  if (known !== undefined) return known
  const id = randomUUID()
  const visit = newVisit(open.fixture.shop)
  open.visits.set(id, visit)
  open.latest = visit
  setCookie(c, 'visit', id)
  return visit
}

async function valuesOf(c: Context): Promise<Map<string, string>> {
  const values = new Map(new URL(c.req.url).searchParams)
  if (c.req.method !== 'POST') return values
  for (const [name, value] of Object.entries(await c.req.parseBody())) {
    if (typeof value === 'string') values.set(name, value)
  }
  return values
}

import { Hono, type Context } from 'hono'
import { describeRoute } from 'hono-openapi'
import { clickOutQuery } from '#domain/attribution/click-out-query.ts'
import { acceptedLanguages, chooseLocale } from '#domain/locale.ts'
import { permissionsPolicy } from '#domain/routes/shared-headers.ts'
import { clickOut, uncheckedEnd } from '#api/rules/clicks/click-out.ts'
import type { ClicksContext } from '#api/rules/clicks/ports.ts'
import { RuleError } from '#api/rules/errors.ts'
import type { LimitsContext } from '#api/rules/limits/ports.ts'
import { clickLimit, takeTurn } from '#api/rules/limits/take-turn.ts'
import { clientName, type ClientOptions } from './client-name.ts'
import { outPage, outPagePolicy } from './out-page.ts'

/** `/v1/out`: where links to shops lead. */
export function outRoutes(
  ctx: ClicksContext & LimitsContext,
  clients: ClientOptions,
  siteOrigin: string,
) {
  const routes = new Hono()
  // A person has come here by a link, and can't do anything with JSON.
  routes.onError((error, c) => {
    ctx.report(error)
    const end = uncheckedEnd(queryOf(c))
    setOwnHeaders(c)
    c.header('Content-Security-Policy', outPagePolicy)
    return c.html(outPage({ locale: localeOf(c), end, hindrance: 'fault', siteOrigin }), 500)
  })
  return routes.get(
    '/',
    describeRoute({
      summary: 'Goes to a shop and records the click',
      parameters: Object.keys(clickOutQuery.entries).map((name) => ({
        ...{ name, in: 'query', required: true, schema: { type: 'string' } },
      })),
      responses: {
        200: { description: 'A page that names the host and asks, as it is no retailer’s' },
        302: { description: 'To the retailer, or to the network’s link that leads there' },
        400: { description: 'A page that says that the link is broken' },
        429: { description: 'A page that names the host and asks, as there were too many clicks' },
        500: { description: 'A page that names the host and asks, as something went wrong' },
      },
    }),
    async (c) => {
      const query = queryOf(c)
      const limited = await overLimit(c, ctx, clients)
      const end =
        limited === undefined ? await clickOut({ ctx, input: { query } }) : uncheckedEnd(query)
      setOwnHeaders(c)
      if (limited?.retryAfterS !== undefined) c.header('Retry-After', String(limited.retryAfterS))
      if (end.kind === 'go') return c.redirect(end.to, 302)
      c.header('Content-Security-Policy', outPagePolicy)
      const hindrance = limited === undefined ? undefined : 'too many'
      const status = limited !== undefined ? 429 : end.kind === 'ask' ? 200 : 400
      return c.html(outPage({ locale: localeOf(c), end, hindrance, siteOrigin }), status)
    },
  )
}

function setOwnHeaders(c: Context): void {
  c.header('Cache-Control', 'no-store')
  // Networks and shops may know that the shopper comes from us, not from which page.
  c.header('Referrer-Policy', 'strict-origin')
  c.header('X-Robots-Tag', 'noindex')
  // A person may see the answer as a page.
  c.header('Permissions-Policy', permissionsPolicy)
}

/** Why the client has to wait; a click that can't be counted is let through. */
async function overLimit(
  c: Context,
  ctx: ClicksContext & LimitsContext,
  clients: ClientOptions,
): Promise<RuleError | undefined> {
  try {
    const client = clientName(c, clients, ctx.clock(), clickLimit.name)
    await takeTurn({ ctx, input: { limit: clickLimit, client } })
    return undefined
  } catch (error) {
    if (error instanceof RuleError && error.code === 'rate_limited') return error
    ctx.report(error)
    return undefined
  }
}

const queryOf = (c: Context) => new URL(c.req.url).searchParams

const localeOf = (c: Context) =>
  chooseLocale(acceptedLanguages(c.req.header('Accept-Language') ?? ''), c.req.query('locale'))

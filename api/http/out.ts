import { Hono, type Context } from 'hono'
import { describeRoute } from 'hono-openapi'
import { clickOutQuery } from '#domain/attribution/click-out.ts'
import { acceptedLanguages, chooseLocale, splitLocale } from '#domain/locale.ts'
import { clickOut } from '#api/rules/clicks/click-out.ts'
import type { ClicksContext } from '#api/rules/clicks/ports.ts'
import { outPage, outPagePolicy } from './out-page.ts'

/** `/v1/out`: where links to shops lead. */
export function outRoutes(ctx: ClicksContext) {
  return new Hono().get(
    '/',
    describeRoute({
      summary: 'Goes to a shop and records the click',
      parameters: Object.keys(clickOutQuery.shape).map((name) => ({
        ...{ name, in: 'query', required: true, schema: { type: 'string' } },
      })),
      responses: {
        200: { description: 'A page that names the host and asks, as it is no retailer’s' },
        302: { description: 'To the retailer, or to the network’s link that leads there' },
        400: { description: 'A page that says that the link is broken' },
      },
    }),
    async (c) => {
      const end = await clickOut({ ctx, input: { query: new URL(c.req.url).searchParams } })
      c.header('Cache-Control', 'no-store')
      // Networks and shops may know that the shopper comes from us, not from which page.
      c.header('Referrer-Policy', 'strict-origin')
      c.header('X-Robots-Tag', 'noindex')
      if (end.kind === 'go') return c.redirect(end.to, 302)
      c.header('Content-Security-Policy', outPagePolicy)
      return c.html(outPage(translationOf(c), end), end.kind === 'ask' ? 200 : 400)
    },
  )
}

function translationOf(c: Context) {
  const languages = acceptedLanguages(c.req.header('Accept-Language') ?? '')
  return splitLocale(chooseLocale(languages, c.req.query('locale'))).translation
}

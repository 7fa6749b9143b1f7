import { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import { health } from '#domain/contract/health.ts'
import type { ClicksContext } from '#api/rules/clicks/ports.ts'
import type { OutcomesContext } from '#api/rules/outcomes/ports.ts'
import type { DealsContext } from '#api/rules/deals/ports.ts'
import { RuleError } from '#api/rules/errors.ts'
import type { ClientOptions } from './client-name.ts'
import { dealsRoutes } from './deals.ts'
import { describe } from './describe.ts'
import { answerError, internalError, unknownRoute } from './errors.ts'
import { headersOfAll, setHeaders } from './headers.ts'
import { outRoutes } from './out.ts'
import { outcomeRoutes } from './outcomes.ts'

export interface AppDependencies {
  readonly ctx: DealsContext & Omit<ClicksContext, 'report'> & OutcomesContext
  readonly clients: ClientOptions
  /** Resolves when the database answers; throws RuleError `unavailable` otherwise. */
  readonly checkDatabase: () => Promise<void>
  /** Origin whose pages may read the answers. */
  readonly siteOrigin: string
  /** Gets errors that no rule foresaw. */
  readonly report: (error: unknown) => void
}

/** The API as a fetch handler, without a server and without a database of its own. */
export function createApp({ ctx, clients, checkDatabase, siteOrigin, report }: AppDependencies) {
  const app = new Hono()
  const ofAll = headersOfAll(siteOrigin)
  // Stands before the middleware, which would set its headers a second and dearer time.
  app.route('/v1/deals', dealsRoutes(ctx, ofAll))
  app.use(async (c, next) => {
    setHeaders(c, ofAll)
    await next()
  })
  app.route('/v1/out', outRoutes({ ...ctx, report }, clients, siteOrigin))
  app.route('/v1/outcomes', outcomeRoutes(ctx, clients))
  app.get(
    '/v1/health',
    describe('Whether the API and its database work', health, [503]),
    async (c) => {
      await checkDatabase()
      c.header('Cache-Control', 'no-store')
      return c.json({ status: 'ok' })
    },
  )
  app.get(
    '/v1/openapi.json',
    openAPIRouteHandler(app, {
      documentation: {
        info: { title: 'Pouch', version: '1', description: 'Deals of retailers, by locale.' },
      },
      exclude: ['/v1/openapi.json'],
    }),
  )
  app.notFound((c) => answerError(c, unknownRoute()))
  app.onError((error, c) => {
    setHeaders(c, ofAll)
    if (error instanceof RuleError) return answerError(c, error)
    report(error)
    return answerError(c, internalError(error))
  })
  return app
}

import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeRoute, resolver } from 'hono-openapi'
import { longestReport, outcomeReport, type OutcomeReport } from '#domain/contract/outcomes.ts'
import { parsed } from '#domain/contract/parsed.ts'
import { RuleError } from '#api/rules/errors.ts'
import type { OutcomesContext } from '#api/rules/outcomes/ports.ts'
import { takeReport } from '#api/rules/outcomes/take-report.ts'
import { clientName, type ClientOptions } from './client-name.ts'
import { failures } from './describe.ts'

/** That no voucher comes twice a JSON schema can't say. */
const body = resolver(outcomeReport, { options: { ignoreActions: ['check'] } })

/** `/v1/outcomes`: what extensions tell of codes, with their shoppers' consent. */
export function outcomeRoutes(ctx: OutcomesContext, clients: ClientOptions) {
  return new Hono().post(
    '/',
    describeRoute({
      summary: 'Takes what became of a retailer’s codes in a run; without cookies, answered empty',
      // As plain text, which a browser sends without asking first: docs/decisions.md says why.
      requestBody: { required: true, content: { 'text/plain': { schema: body } } },
      responses: {
        204: { description: 'It was taken; whether it counts is not told' },
        ...{ 400: failures[400], 429: failures[429], 503: failures[503] },
      },
    }),
    bodyLimit({
      maxSize: longestReport,
      onError: () => {
        throw refused()
      },
    }),
    async (c) => {
      refuseWebPages(c)
      const report = readReport(await c.req.text())
      const now = ctx.clock()
      const clientFor = (purpose: string) => clientName(c, clients, now, purpose)
      await takeReport({ ctx, input: { report, clientFor } })
      c.header('Cache-Control', 'no-store')
      return c.body(null, 204)
    },
  )
}

const refused = () => new RuleError('invalid_request', 'The request is not as it should be.')

/** A shop could otherwise have its visitors' browsers report on codes, each from its own address. */
function refuseWebPages(c: Context): void {
  if (/^https?:/.test(c.req.header('Origin') ?? '')) throw refused()
}

function readReport(text: string): OutcomeReport {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw refused()
  }
  const report = parsed(outcomeReport, body)
  if (report === undefined) throw refused()
  return report
}

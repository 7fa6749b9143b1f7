import { describeRoute, resolver } from 'hono-openapi'
import type * as z from 'zod/mini'
import { apiError } from '#domain/contract/error.ts'

const json = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

const failures = {
  400: json('The request is not as it should be.', apiError),
  404: json('There is no such thing.', apiError),
  503: json('The database is away; try again.', apiError),
}

type Failure = keyof typeof failures

/** What the OpenAPI document says of a route: what it is for, its answer, how it can fail. */
export function describe(summary: string, answer: z.ZodMiniType, failing: readonly Failure[]) {
  const failed = Object.fromEntries(failing.map((status) => [status, failures[status]]))
  return describeRoute({ summary, responses: { 200: json(summary, answer), ...failed } })
}

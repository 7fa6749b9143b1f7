import type { OverrideActionContext } from '@valibot/to-json-schema'
import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import { apiError } from '#domain/contract/error.ts'
import { instant } from '#domain/contract/shapes.ts'

/** A pattern alone would not tell a reader that it is a time. */
const overrideAction = ({ valibotAction, jsonSchema }: OverrideActionContext) =>
  valibotAction === instant.pipe[1] ? { ...jsonSchema, format: 'date-time' } : jsonSchema

const json = (description: string, schema: v.GenericSchema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema, { options: { overrideAction } }) } },
})

export const failures = {
  400: json('The request is not as it should be.', apiError),
  404: json('There is no such thing.', apiError),
  429: json('There were too many; try again later.', apiError),
  503: json('The database is away; try again.', apiError),
}

type Failure = keyof typeof failures

/** What the OpenAPI document says of a route: what it is for, its answer, how it can fail. */
export function describe(summary: string, answer: v.GenericSchema, failing: readonly Failure[]) {
  const failed = Object.fromEntries(failing.map((status) => [status, failures[status]]))
  return describeRoute({ summary, responses: { 200: json(summary, answer), ...failed } })
}

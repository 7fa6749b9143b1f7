import * as v from 'valibot'
import { noList } from './shapes.ts'

export const errorCodes = [
  'invalid_request',
  'not_found',
  'rate_limited',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The one shape of every error that the API answers with. */
export const apiError = v.object({
  code: v.picklist(errorCodes),
  /** A sentence for a person. */
  message: v.string(),
  /** What is wrong with each field of the request, by its name. */
  fields: v.optional(noList(v.record(v.string(), v.array(v.string())))),
})
export type ApiError = v.InferOutput<typeof apiError>

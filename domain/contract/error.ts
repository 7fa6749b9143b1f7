import * as z from 'zod/mini'

export const errorCodes = [
  'invalid_request',
  'not_found',
  'rate_limited',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The one shape of every error that the API answers with. */
export const apiError = z.object({
  code: z.enum(errorCodes),
  /** A sentence for a person. */
  message: z.string(),
  /** What is wrong with each field of the request, by its name. */
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ApiError = z.infer<typeof apiError>

import * as z from 'zod/mini'

/** `GET /v1/health`: the API answers and its database can be used. */
export const health = z.object({ status: z.literal('ok') })

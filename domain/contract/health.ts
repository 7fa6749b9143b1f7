import * as v from 'valibot'

/** `GET /v1/health`: the API answers and its database can be used. */
export const health = v.object({ status: v.literal('ok') })

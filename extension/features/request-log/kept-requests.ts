import * as z from 'zod/mini'
import type { Store } from '../ports.ts'
import { requestLogKey, type LoggedRequest } from './request-log.ts'

const loggedRequest: z.ZodMiniType<LoggedRequest> = z.object({
  at: z.iso.datetime(),
  method: z.string(),
  address: z.string(),
  answer: z.union([z.int(), z.literal(['failed', 'open'])]),
})

/** The requests that the extension made, the newest first. What no longer fits is left out. */
export async function keptRequests(local: Store): Promise<LoggedRequest[]> {
  const kept = await local.get(requestLogKey)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((each) => loggedRequest.safeParse(each).data ?? []).toReversed()
}

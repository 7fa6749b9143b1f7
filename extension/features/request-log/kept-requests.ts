import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { instant, integer } from '#domain/contract/shapes.ts'
import type { Store } from '../ports.ts'
import { requestLogKey, type LoggedRequest } from './request-log.ts'

const loggedRequest: v.GenericSchema<unknown, LoggedRequest> = v.object({
  at: instant,
  method: v.string(),
  address: v.string(),
  answer: v.union([integer, v.picklist(['failed', 'open', 'unread'])]),
})

/** The requests that the extension made, the newest first. What no longer fits is left out. */
export async function keptRequests(local: Store): Promise<LoggedRequest[]> {
  const kept = await local.get(requestLogKey)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((each) => parsed(loggedRequest, each) ?? []).toReversed()
}

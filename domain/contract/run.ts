import * as z from 'zod/mini'

/**
 * A run of the coupon engine as it lies in `chrome.storage.session` under `run:<tabId>`.
 * Amounts are integer minor units; times are ISO 8601 in UTC.
 */
export const runPhases = ['idle', 'running', 'done', 'stopped', 'failed'] as const

/** A total that was read twice in a row on a still page. */
export const reading = z.object({
  total: z.object({ minor: z.int(), currency: z.string().check(z.length(3)) }),
  /** The words of the row it was read in, for example `Order total`. */
  label: z.string(),
  at: z.iso.datetime(),
})
export type Reading = z.infer<typeof reading>

export const rejectionReasons = [
  'expired',
  'unknown',
  'minimum-not-reached',
  'already-used',
  'not-for-these-goods',
  'needs-sign-in',
  'new-customers-only',
  'limit-reached',
  'unstated',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/**
 * What became of one code. Only `applied` may speak of money; `untried` was never sent. A plain
 * union: a discriminated one takes 0.4 kB more in the extension's background.
 */
export const outcome = z.union([
  z.object({ kind: z.literal('untried') }),
  z.object({ kind: z.literal('applied'), before: reading, after: reading }),
  z.object({ kind: z.literal('applied-unmeasured') }),
  z.object({ kind: z.literal('rejected'), reason: z.enum(rejectionReasons) }),
  z.object({ kind: z.literal('no-effect') }),
  z.object({ kind: z.literal('rate-limited'), retryAfter: z.nullable(z.number()) }),
  z.object({ kind: z.literal('unobservable') }),
  z.object({ kind: z.literal('failed'), cause: z.string() }),
])
export type Outcome = z.infer<typeof outcome>

export const run = z.object({
  tabId: z.int(),
  phase: z.enum(runPhases),
  startedAt: z.iso.datetime(),
  arrival: z.nullable(reading),
  /** Codes that were on the basket before the run. */
  arrivalCodes: z.array(z.string()),
  final: z.nullable(reading),
  /** Codes that the run left on the basket. */
  kept: z.array(z.string()),
  /** Every code of the plan, in its order. */
  outcomes: z.array(z.object({ code: z.string(), outcome })),
  /** Arrival minus final in minor units, never negative; null without both readings. */
  saving: z.nullable(z.int().check(z.nonnegative())),
  currency: z.nullable(z.string()),
  /** Why the run stopped early or failed, as a code that the interface puts into words. */
  cause: z.nullable(z.string()),
})
export type Run = z.infer<typeof run>

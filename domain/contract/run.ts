import * as v from 'valibot'
import { count, finite, instant, integer } from './shapes.ts'

/**
 * A run of the coupon engine as it lies in `chrome.storage.session` under `run:<tabId>`.
 * Amounts are integer minor units; times are ISO 8601 in UTC.
 */
export const runPhases = ['idle', 'running', 'done', 'stopped', 'failed'] as const

/** A total that was read twice in a row on a still page. */
export const reading = v.object({
  total: v.object({ minor: integer, currency: v.pipe(v.string(), v.length(3)) }),
  /** The words of the row it was read in, for example `Order total`. */
  label: v.string(),
  at: instant,
})
export type Reading = v.InferOutput<typeof reading>

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

/** What a code may give beside money. */
export const benefits = ['free-delivery', 'gift'] as const
export type Benefit = (typeof benefits)[number]

/**
 * What became of one code. Only `applied` may speak of money; `untried` was never sent. A plain
 * union: a discriminated one takes 0.3 kB more in the extension's background.
 */
export const outcome = v.union([
  v.object({ kind: v.literal('untried') }),
  v.object({ kind: v.literal('applied'), before: reading, after: reading }),
  /** The shop took it for something that the total doesn't tell. */
  v.object({ kind: v.literal('benefit'), benefit: v.picklist(benefits) }),
  v.object({ kind: v.literal('applied-unmeasured') }),
  v.object({ kind: v.literal('rejected'), reason: v.picklist(rejectionReasons) }),
  v.object({ kind: v.literal('no-effect') }),
  v.object({ kind: v.literal('rate-limited'), retryAfter: v.nullable(finite) }),
  v.object({ kind: v.literal('unobservable') }),
  v.object({ kind: v.literal('failed'), cause: v.string() }),
])
export type Outcome = v.InferOutput<typeof outcome>

/** A run as the page reports it; the tab is known from who sent the report. */
export const runProgress = v.object({
  phase: v.picklist(runPhases),
  startedAt: instant,
  arrival: v.nullable(reading),
  /** Codes that were on the basket before the run. */
  arrivalCodes: v.array(v.string()),
  final: v.nullable(reading),
  /** Codes that the run left on the basket. */
  kept: v.array(v.string()),
  /** Every code of the plan, in its order. */
  outcomes: v.array(v.object({ code: v.string(), outcome })),
  /** Arrival minus final in minor units, never negative; null without both readings. */
  saving: v.nullable(count),
  currency: v.nullable(v.string()),
  /** Why the run stopped early or failed, as a code that the interface puts into words. */
  cause: v.nullable(v.string()),
})
export type RunProgress = v.InferOutput<typeof runProgress>

export const run = v.object({ tabId: integer, ...runProgress.entries })
export type Run = v.InferOutput<typeof run>

import * as v from 'valibot'
import { integer } from './shapes.ts'

/**
 * What the extension may tell of a code, once the shopper has agreed. What of a run comes to which
 * of them, and what is never told, stands in the extension (`features/reports/told-by-run.ts`).
 */
export const toldResults = ['worked', 'refused', 'no-effect'] as const
export type ToldResult = (typeof toldResults)[number]

/** As many codes as a run tries, and some room for a later version that tries more. */
export const mostOutcomes = 60

const id = v.pipe(integer, v.minValue(1))

/**
 * `POST /v1/outcomes`: what became of a retailer's codes in one run. Strict, so that nothing else
 * ever travels along: no amount, no basket, no address, no time, nothing that tells whose it is.
 */
export const outcomeReport = v.strictObject({
  /** `BundleRetailer.id`. */
  retailer: id,
  outcomes: v.pipe(
    v.array(v.strictObject({ voucher: id, result: v.picklist(toldResults) })),
    v.minLength(1),
    v.maxLength(mostOutcomes),
    v.check((all) => new Set(all.map(({ voucher }) => voucher)).size === all.length),
  ),
})
export type OutcomeReport = v.InferOutput<typeof outcomeReport>

/** Bytes that the longest report takes, with room to spare. */
export const longestReport = 8192

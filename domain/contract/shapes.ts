import * as v from 'valibot'

/** Finite, as JSON has it. */
export const finite = v.pipe(v.number(), v.finite())

export const integer = v.pipe(v.number(), v.safeInteger())

export const count = v.pipe(integer, v.minValue(0))

/** A count of things that may count for less than one each. */
export const weight = v.pipe(finite, v.minValue(0))

/** A day in UTC, such as `2026-11-25`. */
export const day = v.pipe(v.string(), v.isoDate())

/** A time of ISO 8601 in UTC, with seconds, on a day that there is. Valibot's own takes any zone. */
export const instant = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
  ),
)

/** An object or a record that is no list: valibot takes a list for an object. */
export const noList = <Shape extends v.GenericSchema>(shape: Shape) =>
  v.pipe(
    v.custom<unknown>((input) => !Array.isArray(input)),
    shape,
  )

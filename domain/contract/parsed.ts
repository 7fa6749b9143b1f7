import * as v from 'valibot'

/** What a schema makes of an input; undefined where it doesn't fit. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, input)
  return success ? output : undefined
}

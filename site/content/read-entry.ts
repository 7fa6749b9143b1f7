import * as v from 'valibot'

/**
 * Reads a content file by its schema.
 *
 * @param path of the file, as its editor knows it.
 * @throws Error that names the file, the fields and what is expected of each.
 */
export function readEntry<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  content: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, content)
  if (success) return output
  const faults = issues.map((issue) => {
    const field = v.getDotPath(issue)
    return `  ${field === null ? '' : `${field}: `}${issue.message}`
  })
  throw new Error([`${path.replace(/^\//, '')} can’t be shown:`, ...faults].join('\n'))
}

/** The name of a content file, without its folder and its ending. */
export function nameOfFile(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '')
}

/**
 * Holds a path against a pattern, both without slashes at their ends. In a pattern `{name}` is one
 * part of the path, `{name?}` at its end a part that may be missing, and `*` at its end any number
 * of parts, from one on, given as `*`.
 *
 * @returns the parts by their names, decoded; undefined where the path doesn't fit.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  const found: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const own = given[index]
    if (part === '*') {
      if (own === undefined) return undefined
      found['*'] = given.slice(index).join('/')
      return found
    }
    const [, name, optional] = /^\{(\w+)(\?)?\}$/.exec(part) ?? []
    if (own === undefined && optional !== undefined) continue
    if (own === undefined || (name === undefined && own !== part)) return undefined
    if (name === undefined) continue
    const value = decoded(own)
    if (value === undefined) return undefined
    found[name] = value
  }
  return given.length > wanted.length ? undefined : found
}

/** A path's parts; slashes at its ends count for nothing. */
export function partsOf(path: string): string[] {
  const inner = path.replace(/^\/+|\/+$/g, '')
  return inner === '' ? [] : inner.split('/')
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

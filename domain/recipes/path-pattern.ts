/** What recipes may say of a path: it begins with `/`, and `*` stands for any characters. */
export const pathPattern = /^\/[\w\-.~%/*]*$/

/** Whether a path fits a pattern in which `*` stands for any characters, none included. */
export function fitsPath(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return path === pattern
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const piece of rest) {
    const found = path.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}

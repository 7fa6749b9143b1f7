import { parentOf } from './shadow.ts'

/**
 * The elements around a node, the nearest first, across shadow roots and frames. Boxes around one
 * other box alone are there for the looks, as many as a design system likes: they aren't counted.
 *
 * @param most how many that hold more than the one within.
 */
export function* around(node: Node, most: number): Generator<Element> {
  let counted = 0
  let inner = node
  for (let part = parentOf(node); part !== null; part = parentOf(part)) {
    if (addsTo(part, inner)) counted++
    if (counted > most) return
    yield part
    inner = part
  }
}

function addsTo(part: Element, inner: Node): boolean {
  for (let each = part.firstChild; each !== null; each = each.nextSibling) {
    if (each === inner) continue
    if (each.nodeType === 1 || (each.nodeType === 3 && /\S/.test(each.nodeValue ?? ''))) return true
  }
  return false
}

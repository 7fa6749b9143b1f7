/** Open shadow roots in a part of a page, the outer before the inner. Closed ones stay closed. */
export function shadowRootsIn(root: ParentNode): ShadowRoot[] {
  const found: ShadowRoot[] = []
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot !== null) found.push(shadowRoot, ...shadowRootsIn(shadowRoot))
  }
  return found
}

/** The element around a node, which for the top of a shadow root is its host. */
export function parentOf(node: Node): Element | null {
  return node.parentElement ?? hostOf(node)
}

function hostOf(node: Node): Element | null {
  const root = node.getRootNode()
  return 'host' in root ? (root as ShadowRoot).host : null
}

/** Whether `inner` lies in `part`, also where shadow roots are between them. */
export function holds(part: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node !== null; node = hostOf(node)) {
    if (part.contains(node)) return true
  }
  return false
}

/** Where ids and labels of an element are looked up: its shadow root, or the document. */
export function scopeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode()
  return 'getElementById' in root ? (root as Document | ShadowRoot) : element.ownerDocument
}

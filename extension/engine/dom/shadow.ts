/** A part of the page with a tree of its own: a shadow root, or a frame's document. */
export type InnerRoot = ShadowRoot | Document

/** The frames whose documents were entered, so that the way out is known. */
const frames = new WeakMap<Node, Element>()

/**
 * Shadow roots and documents of frames of the same origin in a part of a page, the outer before the
 * inner. Frames of other origins stay closed.
 */
export function innerRoots(root: ParentNode): InnerRoot[] {
  const found: InnerRoot[] = []
  const enter = (inner: InnerRoot | null) => {
    if (inner !== null) found.push(inner, ...innerRoots(inner))
  }
  for (const element of root.querySelectorAll('*')) enter(shadowRootOf(element))
  for (const frame of root.querySelectorAll<HTMLIFrameElement>('iframe, frame')) {
    enter(documentIn(frame))
  }
  return found
}

/** What browsers have for the scripts of extensions alone: Chromium by a call, Firefox in the element. */
interface Opening {
  readonly chrome?: { readonly dom?: { openOrClosedShadowRoot(host: Element): ShadowRoot | null } }
}
interface OpenedElement extends Element {
  readonly openOrClosedShadowRoot?: ShadowRoot | null
}

/** A component's root counts though it be closed to the page's scripts: shoppers see it like any other. */
function shadowRootOf(element: OpenedElement): ShadowRoot | null {
  const { shadowRoot, localName, namespaceURI } = element
  // A `font-face` of a drawing is no component, and Chromium's call throws at it.
  const isComponent = localName.includes('-') && namespaceURI === 'http://www.w3.org/1999/xhtml'
  if (shadowRoot !== null || !isComponent) return shadowRoot
  const { chrome } = globalThis as Opening
  return element.openOrClosedShadowRoot ?? chrome?.dom?.openOrClosedShadowRoot(element) ?? null
}

function documentIn(frame: HTMLIFrameElement): Document | null {
  const inner = frame.contentDocument
  // A frame that is being loaded has no body yet.
  if (!inner?.querySelector('body')) return null
  frames.set(inner, frame)
  return inner
}

/** The element that an inner root hangs on; null for the page itself. */
export function hostOf(root: Node): Element | null {
  return 'host' in root ? (root as ShadowRoot).host : (frames.get(root) ?? null)
}

/** The element around a node, which for the top of a shadow root or a frame is its host. */
export function parentOf(node: Node): Element | null {
  return node.parentElement ?? hostOf(node.getRootNode())
}

/** Whether `inner` lies in `part`, also where shadow roots or frames are between them. */
export function holds(part: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node !== null; node = hostOf(node.getRootNode())) {
    if (part.contains(node)) return true
  }
  return false
}

/** Where ids and labels of an element are looked up: its shadow root, or the document. */
export function scopeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode()
  return 'getElementById' in root ? (root as Document | ShadowRoot) : element.ownerDocument
}

import logo from '#brand/logo.svg?raw'

// Styles of the page reach the host element, so what matters is stated on it with importance.
const hostStyles = {
  all: 'initial',
  position: 'fixed',
  inset: '0 auto auto 0',
  width: '0',
  height: '0',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
  background: 'none',
  'z-index': '2147483647',
}

/** An element for a page, with a shadow root whose inside the page's styles don't reach. */
export function ownRoot(
  document: Document,
  mode: ShadowRootMode,
  styles: string,
): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(hostStyles)) {
    host.style.setProperty(name, value, 'important')
  }
  const root = host.attachShadow({ mode })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  return { host, root }
}

/** The brand's mark, for the eye alone. */
export function drawMark(document: Document): Element {
  const mark = new DOMParser().parseFromString(logo, 'image/svg+xml').documentElement
  mark.setAttribute('class', 'mark')
  mark.setAttribute('aria-hidden', 'true')
  return document.adoptNode(mark)
}

/** Makes elements of a class. */
export function maker(document: Document) {
  return <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    className: string,
  ): HTMLElementTagNameMap[Tag] => {
    const element = document.createElement(tag)
    element.className = className
    return element
  }
}

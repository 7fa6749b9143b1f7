import type { Page } from '@playwright/test'

/**
 * Texts of a page that its boxes cut off or that stick out of the window, as a person sees it now.
 * What only screen readers are given, and what can be scrolled to, is not cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidesMore = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX)
    const isForEars = (box: DOMRect) => box.width <= 1 || box.height <= 1
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true })) {
        continue
      }
      const range = document.createRange()
      range.selectNodeContents(node)
      const written = range.getBoundingClientRect()
      if (isForEars(written)) continue
      let { left, right } = { left: 0, right: document.documentElement.clientWidth }
      let scrolls = false
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        const edges = box.getBoundingClientRect()
        if (isForEars(edges) && hidesMore(style)) scrolls = true
        if (/auto|scroll/.test(style.overflowX)) scrolls = true
        if (hidesMore(style)) {
          left = Math.max(left, edges.left)
          right = Math.min(right, edges.right)
        }
      }
      // Half a pixel is lost in rounding.
      if (!scrolls && (written.left < left - 1 || written.right > right + 1)) found.push(text)
    }
    return found
  })
}

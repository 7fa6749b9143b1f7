import type { Page } from '@playwright/test'

/**
 * Texts of a page that its boxes cut off, in width or in height, or that stick out of the window, as
 * a person sees it now. What only screen readers are given, and what can be scrolled to, is not cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => /hidden|clip/.test(overflow)
    const scrolls = (overflow: string) => /auto|scroll/.test(overflow)
    const isForEars = (box: DOMRect) => box.width <= 1 || box.height <= 1

    /** What is left of a text in one direction, from where to where, by all boxes around it. */
    function seenPart(element: Element, axis: 'x' | 'y'): { from: number; to: number } {
      const seen =
        axis === 'x'
          ? { from: 0, to: document.documentElement.clientWidth }
          : { from: -Infinity, to: Infinity }
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        const edges = box.getBoundingClientRect()
        const overflow = axis === 'x' ? style.overflowX : style.overflowY
        if (scrolls(overflow) || (hides(overflow) && isForEars(edges))) {
          return { from: -Infinity, to: Infinity }
        }
        if (hides(overflow)) {
          seen.from = Math.max(seen.from, axis === 'x' ? edges.left : edges.top)
          seen.to = Math.min(seen.to, axis === 'x' ? edges.right : edges.bottom)
        }
        // The page scrolls, but what is fixed stays where it is.
        if (axis === 'y' && style.position === 'fixed') {
          seen.from = Math.max(seen.from, 0)
          seen.to = Math.min(seen.to, innerHeight)
          break
        }
      }
      return seen
    }

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
      const across = seenPart(element, 'x')
      const down = seenPart(element, 'y')
      // Half a pixel is lost in rounding.
      const isCut =
        written.left < across.from - 1 ||
        written.right > across.to + 1 ||
        written.top < down.from - 1 ||
        written.bottom > down.to + 1
      if (isCut) found.push(text)
    }
    return found
  })
}

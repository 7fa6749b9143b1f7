import { scrollStep } from '#domain/screens/entry.ts'

/** What a visitor does with a page; after any of it the page scrolls by itself no more. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the target that the address names, once the page has had time to take its place. The
 * browser has gone there already, and to the top where no target is named. Who came back keeps the
 * place that the browser remembers.
 */
export function scrollOnEntry(view: Window): void {
  const step = scrollStep(view.location.hash)
  const [entry] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (step.to === 'top' || (entry && entry.type !== 'navigate')) return
  let isUsed = false
  const use = () => {
    isUsed = true
  }
  for (const sign of signs) view.addEventListener(sign, use, { once: true, passive: true })
  setTimeout(() => {
    for (const sign of signs) view.removeEventListener(sign, use)
    const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = isStill ? 'instant' : 'smooth'
    if (!isUsed) view.document.getElementById(step.id)?.scrollIntoView({ behavior })
  }, step.after)
}

import { barAt, enterRoute, idleBar, leaveRoute } from '#domain/screens/loading-bar.ts'

/** The bar at the head of a page, as `domain/screens/loading-bar.ts` has it. */
export function loadingBar(element: HTMLElement) {
  let bar = idleBar
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    const { percent, isVisible, changesIn } = barAt(bar, performance.now())
    element.style.inlineSize = `${percent}%`
    element.toggleAttribute('data-visible', isVisible)
    clearTimeout(timer)
    if (changesIn !== null) timer = setTimeout(show, changesIn)
  }
  const become = (next: typeof bar) => {
    bar = next
    show()
  }
  return {
    leave: () => {
      become(leaveRoute())
    },
    enter: () => {
      become(enterRoute(performance.now()))
    },
    /** A page that was to be left is not. */
    stay: () => {
      become(idleBar)
    },
  }
}

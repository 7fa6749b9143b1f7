import { controlsIn } from './controls.ts'
import { watchFilling } from './form-filling.ts'
import { freePlace, type Place } from './free-place.ts'
import { isShopperBusy } from './shopper-busy.ts'

/** How long a page may change before it is looked over again, in ms. */
const lookAgainAfterMs = 250

const moves = ['scroll', 'resize', 'focusin', 'focusout', 'focus', 'blur', 'transitionend'] as const

export interface KeptClear {
  readonly document: Document
  readonly box: HTMLElement
  /** Whether these are the words of a control that orders. */
  readonly namesOrder: (text: string) => boolean
  /** Ends it. */
  readonly signal: AbortSignal
  /** Called when the box is seen for the first time. */
  readonly onStanding: () => void
}

/**
 * Keeps a box out of the shopper's way for as long as it stands: at an edge where it covers no
 * control, and hidden where there is none or while a form is filled in.
 */
export function keepClear({ document, box, namesOrder, signal, onStanding }: KeptClear): void {
  const window = document.defaultView
  let controls = controlsIn(document, namesOrder)
  let place: Place | undefined
  let hasStood = false
  let frame: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    frame = undefined
    const { offsetWidth: width, offsetHeight: height } = box
    // What is looked for is what lies under the box.
    box.style.pointerEvents = 'none'
    const isBusy = filling.isGoingOn() || isShopperBusy(document)
    const free = isBusy ? undefined : freePlace(document, { width, height }, controls, place)
    box.style.pointerEvents = ''
    box.style.visibility = free === undefined ? 'hidden' : ''
    if (free === undefined) return
    place = free
    box.dataset.corner = free.corner
    box.style.setProperty('--inset', `${free.inset}px`)
    if (!hasStood) onStanding()
    hasStood = true
  }
  // Frames come after the events and before the next picture: what a scroll brings under the box
  // is never seen under it.
  const onMove = () => {
    frame ??= requestAnimationFrame(look)
  }
  const filling = watchFilling(document, signal, onMove)
  const onChange = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      controls = controlsIn(document, namesOrder)
      onMove()
    }, lookAgainAfterMs)
  }

  for (const move of moves) {
    window?.addEventListener(move, onMove, { capture: true, passive: true, signal })
  }
  const changes = new MutationObserver(onChange)
  changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  const sizes = new ResizeObserver(look)
  for (const each of [document.documentElement, document.body, box]) sizes.observe(each)
  look()

  signal.addEventListener('abort', () => {
    changes.disconnect()
    sizes.disconnect()
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
  })
}

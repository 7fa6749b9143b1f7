/** Milliseconds after a page was entered. Specification, sections 4 and 9, "Loading bar". */
export const barFadesAfter = 300
export const barResetsAfter = 600

/** Percent that the bar starts at. */
export const barStart = 30

/** `since` is when the page was entered, in ms of any clock. */
export type LoadingBar =
  | { readonly state: 'idle' }
  | { readonly state: 'leaving' }
  | { readonly state: 'entered'; readonly since: number }

export const idleBar: LoadingBar = { state: 'idle' }

/** A page is being left. Whatever the bar still shows of the last entry, it starts anew. */
export const leaveRoute = (): LoadingBar => ({ state: 'leaving' })

/** A page was entered, also one that was not left for, such as the first. */
export const enterRoute = (now: number): LoadingBar => ({ state: 'entered', since: now })

export interface BarLook {
  readonly percent: number
  readonly isVisible: boolean
  /** Milliseconds until it looks different by itself; null for never. */
  readonly changesIn: number | null
}

/** What the bar looks like at a time of the clock that `enterRoute` was given. */
export function barAt(bar: LoadingBar, now: number): BarLook {
  if (bar.state === 'idle') return { percent: 0, isVisible: false, changesIn: null }
  if (bar.state === 'leaving') return { percent: barStart, isVisible: true, changesIn: null }
  const passed = now - bar.since
  if (passed < barFadesAfter) {
    return { percent: 100, isVisible: true, changesIn: barFadesAfter - passed }
  }
  if (passed < barResetsAfter) {
    return { percent: 100, isVisible: false, changesIn: barResetsAfter - passed }
  }
  return { percent: 0, isVisible: false, changesIn: null }
}

/** The testimonials' turn: one of them is active. Specification, section 3, "Testimonial". */
export interface Turn {
  readonly active: number
  readonly count: number
  readonly isPaused: boolean
}

/**
 * The turn that a page begins with.
 *
 * @param activeFlags the flag of each testimonial; the first that has it begins, else the first.
 * @param isStill whether the visitor asks for less motion; then the turn begins paused.
 */
export function beginTurn(activeFlags: readonly boolean[], isStill: boolean): Turn {
  const active = Math.max(activeFlags.indexOf(true), 0)
  return { active, count: activeFlags.length, isPaused: isStill }
}

/** How long one is active before the next takes its turn, in ms: long enough to read it twice. */
export const turnEvery = 8000

/** `show` is about the one of that index. */
export type TurnEvent =
  'next' | 'previous' | 'pause' | 'resume' | 'tick' | { readonly show: number }

/** What an event makes of the turn. Who turns by hand wants to read: then it is paused as well. */
export function turnAfter(turn: Turn, event: TurnEvent): Turn {
  const { active, count, isPaused } = turn
  const at = (index: number) => (count === 0 ? 0 : (index + count) % count)
  if (typeof event === 'object') return { ...turn, active: at(event.show), isPaused: true }
  switch (event) {
    case 'next':
      return { ...turn, active: at(active + 1), isPaused: true }
    case 'previous':
      return { ...turn, active: at(active - 1), isPaused: true }
    case 'pause':
      return { ...turn, isPaused: true }
    case 'resume':
      return { ...turn, isPaused: false }
    case 'tick':
      return isPaused ? turn : { ...turn, active: at(active + 1) }
  }
}

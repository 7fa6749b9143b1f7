import type { Step, Steps } from './page-steps.ts'

interface Entry {
  /** Called with what a step failed with; the steps after it are left out. */
  readonly failed: (reason: unknown) => void
  /** Called in the end, whatever happened. */
  readonly shown: () => void
}

/**
 * Enters a page: what holds everywhere, then what its route does, then what it loads. The page is
 * shown when they have ended, also on failure. Specification, section 2, "Route behaviour".
 */
export async function enterPage({ global, route, loading }: Steps, entry: Entry): Promise<void> {
  try {
    for (const step of [...global, ...route, ...loading]) await step()
  } catch (reason) {
    entry.failed(reason)
  } finally {
    entry.shown()
  }
}

/** Milliseconds that an entry may take before the page says that it is loading. */
const patience = 300

/**
 * Wraps steps that may keep a page waiting: where they take longer than a moment, `waiting` is
 * called, and what it gives back once they have ended. A page that waits for nothing never shows it.
 */
export function withPatience(steps: readonly Step[], waiting: () => () => void): Step {
  return async () => {
    let over: (() => void) | undefined
    const timer = setTimeout(() => {
      over = waiting()
    }, patience)
    try {
      for (const step of steps) await step()
    } finally {
      clearTimeout(timer)
      over?.()
    }
  }
}

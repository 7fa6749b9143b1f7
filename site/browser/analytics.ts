import { allows, storedCategory } from '#domain/consent/levels.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { analyticsStep } from '#domain/screens/entry.ts'
import { kept, ofBrowser } from './kept.ts'

/** What a tool for analytics puts into the page once it is ready. */
export interface AnalyticsTool {
  readonly userAction: (name: string) => void
}

declare global {
  interface Window {
    pouchAnalytics?: AnalyticsTool
  }
}

/**
 * Tells analytics what a visitor did, where the visitor allows it, as soon as a tool is ready.
 * Nothing waits for it, and that it fails is nobody's trouble. Specification, section 2 and 7.
 */
export function sendUserAction(view: Window, name: string): void {
  const category = storedCategory(kept(ofBrowser, storageKeys.cookieCategory.name))
  if (!allows(category, 'analytical')) return
  const look = (tries: number) => {
    const step = analyticsStep(view.pouchAnalytics !== undefined, tries)
    if (step === 'give up') return
    if (step !== 'send') {
      setTimeout(look, step.askAgainIn, tries + 1)
      return
    }
    try {
      view.pouchAnalytics?.userAction(name)
    } catch {
      // What a visitor came for works without.
    }
  }
  look(1)
}

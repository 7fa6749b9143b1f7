import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from './visits.ts'

/** A shop whose every answer takes a while, as they do in the world. */
export interface Timing {
  /** Milliseconds. */
  readonly answersAfter: number
  /** Gets how long each answer took, in milliseconds. */
  readonly onAnswer: (took: number) => void
}

export function timed({ answersAfter, onAnswer }: Timing) {
  return createMiddleware<ShopEnv>(async (_, next) => {
    const from = performance.now()
    await setTimeout(answersAfter)
    await next()
    onAnswer(performance.now() - from)
  })
}

// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { atRest } from './at-rest.ts'

/** A part that is moved by animations, which end as told. */
function moving(...ends: Promise<unknown>[]): Element {
  const part = document.createElement('div')
  Object.assign(part, { getAnimations: () => ends.map((finished) => ({ finished })) })
  return part
}

it('waits until a dialog has faded in', async () => {
  const fade = Promise.withResolvers<undefined>()
  let isAtRest = false
  const rest = atRest(moving(fade.promise)).then(() => {
    isAtRest = true
  })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(isAtRest).toBe(false)
  fade.resolve(undefined)
  await rest
  expect(isAtRest).toBe(true)
})

it('goes on where nothing moves, where what moves is taken away, and where it never ends', async () => {
  await atRest(document.createElement('p'))
  await atRest(moving(Promise.reject(new Error('removed'))))
  vi.useFakeTimers()
  const endless = atRest(moving(new Promise(() => undefined)))
  await vi.runAllTimersAsync()
  await endless
  vi.useRealTimers()
})

import type { Bar } from './bar.ts'

// Each injection is a script of its own; they share the isolated world's global object, which the
// page cannot see.
const world = globalThis as { pouchBar?: Bar }

/** Takes the bar of an earlier run off the page, so that one stands at a time. */
export function onlyBar(bar: Bar): Bar {
  // An element of the page may have that name, and is found there as well.
  if (Object.hasOwn(world, 'pouchBar')) world.pouchBar?.remove()
  world.pouchBar = bar
  return bar
}

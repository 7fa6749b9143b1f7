import type { Prompt } from './prompt.ts'

// Each injection is a script of its own; they share the isolated world's global object, which the
// page cannot see.
const world = globalThis as { pouchPrompt?: Prompt }

/** The prompt that stands in the page. */
export const standingPrompt = (): Prompt | undefined =>
  // An element of the page may have that name, and is found there as well.
  Object.hasOwn(world, 'pouchPrompt') ? world.pouchPrompt : undefined

/** Takes the prompt that stands off the page; another may take its place. */
export function takePromptOff(next?: Prompt): void {
  standingPrompt()?.remove()
  if (next === undefined) delete world.pouchPrompt
  else world.pouchPrompt = next
}

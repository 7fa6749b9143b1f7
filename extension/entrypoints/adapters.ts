import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { guideTo } from '#extension/engine/adapters/guide.ts'

/**
 * Loaded right before the engine, into the same world of ours in the shop's page: what is known of
 * shop platforms, and how recipes are read. A script of its own, since the engine goes without.
 */
export default defineUnlistedScript(() => {
  const here = globalThis as { pouchGuide?: ReturnType<typeof guideTo> }
  here.pouchGuide = guideTo(document)
})

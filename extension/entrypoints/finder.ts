import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { foreignFrame } from '#extension/engine/finder/foreign-frame.ts'
import { mayBeBasket } from '#extension/engine/finder/glance.ts'
import type { Found } from '#extension/platform/found.ts'

/**
 * Loaded into a supported shop's page, by the press of the toolbar button or for those who asked for
 * the prompt. Small: most pages of a shop are no baskets, and nothing more is loaded into those.
 */
export default defineUnlistedScript((): Found => ({
  mayBeBasket: mayBeBasket(document),
  frame: foreignFrame(document),
}))

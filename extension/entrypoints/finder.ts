import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { isBasket } from '#extension/engine/finder/basket.ts'
import { foreignFrame } from '#extension/engine/finder/foreign-frame.ts'

/**
 * Loaded into a supported shop's page by the press of the toolbar button. True on a basket; else the
 * origin of a frame that may hold it, or null.
 */
export default defineUnlistedScript(() => isBasket(document) || foreignFrame(document))

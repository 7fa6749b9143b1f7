import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { isBasket } from '#extension/engine/finder/basket.ts'

/** Loaded into a supported shop's page by the press of the toolbar button. */
export default defineUnlistedScript(() => isBasket(document))

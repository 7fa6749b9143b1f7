import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { isBasket } from '#extension/engine/finder/basket.ts'

/** Loaded after the finder where that took the page for a basket: the whole look. */
export default defineUnlistedScript(() => isBasket(document))

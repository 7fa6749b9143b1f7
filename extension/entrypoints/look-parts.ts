import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import 'virtual:page-parts'

/** Loaded before the whole look and before the engine: what both are made of. */
export default defineUnlistedScript(() => undefined)

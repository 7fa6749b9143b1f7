import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import 'virtual:page-parts'

/** Loaded before whatever shows something in a shop's page: what bar, ending and prompt are made of. */
export default defineUnlistedScript(() => undefined)

import * as z from 'zod/mini'

/**
 * What the site and the extension say to each other with `window.postMessage`, always to the
 * site's own origin. Both check that `event.source` is the window itself and `event.origin` is
 * that origin. Specification, section 4, "Extension messages".
 */
export const isInstalledAction = 'pouch:isInstalled'

/** The site asks; the extension's own answer is no question. */
export const installedQuestion = z.strictObject({ action: z.literal(isInstalledAction) })
export type InstalledQuestion = z.infer<typeof installedQuestion>

export const installedAnswer = z.strictObject({
  action: z.literal(isInstalledAction),
  installed: z.literal(true),
  /** The extension's version, for example `1.4.0`. */
  version: z.string(),
})
export type InstalledAnswer = z.infer<typeof installedAnswer>

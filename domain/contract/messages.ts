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

export const userIsSignedInAction = 'pouch:userIsSignedIn'

/** The extension asks; what the site says is no question. */
export const signedInQuestion = z.strictObject({ action: z.literal(userIsSignedInAction) })
export type SignedInQuestion = z.infer<typeof signedInQuestion>

/** The site's answer, and what it says by itself when somebody signs in or out. Not who. */
export const signedInAnswer = z.strictObject({
  action: z.literal(userIsSignedInAction),
  signedIn: z.boolean(),
})
export type SignedInAnswer = z.infer<typeof signedInAnswer>

import * as v from 'valibot'

/**
 * What the site and the extension say to each other with `window.postMessage`, always to the
 * site's own origin. Both check that `event.source` is the window itself and `event.origin` is
 * that origin. Specification, section 4, "Extension messages".
 */
export const isInstalledAction = 'pouch:isInstalled'

/** The site asks; the extension's own answer is no question. */
export const installedQuestion = v.strictObject({ action: v.literal(isInstalledAction) })
export type InstalledQuestion = v.InferOutput<typeof installedQuestion>

export const installedAnswer = v.strictObject({
  action: v.literal(isInstalledAction),
  installed: v.literal(true),
  /** The extension's version, for example `1.4.0`. */
  version: v.string(),
})
export type InstalledAnswer = v.InferOutput<typeof installedAnswer>

/** For those who load this file, and valibot with it, only once a message has come. */
export const isInstalledAnswer = (message: unknown): message is InstalledAnswer =>
  v.is(installedAnswer, message)

export const userIsSignedInAction = 'pouch:userIsSignedIn'

/** The extension asks; what the site says is no question. */
export const signedInQuestion = v.strictObject({ action: v.literal(userIsSignedInAction) })
export type SignedInQuestion = v.InferOutput<typeof signedInQuestion>

export const isSignedInQuestion = (message: unknown): message is SignedInQuestion =>
  v.is(signedInQuestion, message)

/** The site's answer, and what it says by itself when somebody signs in or out. Not who. */
export const signedInAnswer = v.strictObject({
  action: v.literal(userIsSignedInAction),
  signedIn: v.boolean(),
})
export type SignedInAnswer = v.InferOutput<typeof signedInAnswer>

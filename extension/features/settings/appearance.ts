/** `auto` follows the browser. */
export const languages = ['auto', 'en', 'de'] as const
export const themes = ['auto', 'light', 'dark'] as const

/** How the shopper wants to see us, in the popup and in the pages of shops. */
export interface Appearance {
  readonly language: (typeof languages)[number]
  readonly theme: (typeof themes)[number]
}

/** Where the settings lie in `storage.local`. */
export const settingsKey = 'settings'

/**
 * The appearance in what is stored under {@link settingsKey}. Without a schema, since the popup
 * needs it before its first paint.
 *
 * @param stored anything; what is no setting of ours follows the browser.
 */
export function appearanceOf(stored: unknown): Appearance {
  const { language, theme } = (stored ?? {}) as Readonly<Record<string, unknown>>
  return {
    language: languages.find((each) => each === language) ?? 'auto',
    theme: themes.find((each) => each === theme) ?? 'auto',
  }
}

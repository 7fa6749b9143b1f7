/**
 * Every key that the site stores in a browser, with the consent that it needs. `necessary` is kept
 * for the visit only. Specification, section 3, "Cookie categories and levels".
 */
export const storageKeys = {
  /** Session cookie: the locale of the last page, for addresses that name none. */
  locale: { name: 'pouch_locale', level: 'necessary' },
  /** Session storage: `light` or `dark`, where somebody chose one. */
  scheme: { name: 'scheme', level: 'necessary' },
} as const

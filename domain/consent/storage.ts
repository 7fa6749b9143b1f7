/**
 * Every key that the site stores in a browser, with the consent that it needs. `necessary` says
 * nothing of a person, and counts for the visit or for an hour at most. Specification, section 3,
 * "Cookie categories and levels".
 */
export const storageKeys = {
  /** Session cookie: the locale of the last page, for addresses that name none. */
  locale: { name: 'pouch_locale', level: 'necessary' },
  /**
   * Session cookie, the name followed by the locale of the last page: a static host sees which
   * cookies there are, and not what they hold.
   */
  localeFlag: { name: 'pouch_locale_', level: 'necessary' },
  /** Session storage: `light` or `dark`, where somebody chose one. */
  scheme: { name: 'scheme', level: 'necessary' },
  /**
   * Local storage, each key followed by a colon and the address that was asked: answers that are
   * the same for everybody, until they expire.
   */
  answers: { name: 'pouch_answers', level: 'necessary' },
} as const

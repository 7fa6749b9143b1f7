/**
 * Every key that the site stores in a browser, with the consent that it needs. `necessary` says
 * nothing of a person, and counts for the visit or for an hour at most; only what a visitor has
 * answered about cookies stays, or the question would come on every visit. What `lasts` names is the
 * consent that a cookie needs to outlast the visit (`lifetime.ts`). Specification,
 * section 3, "Cookie categories and levels".
 */
export const storageKeys = {
  /** Cookie: the locale of the last page, for addresses that name none. */
  locale: { name: 'pouch_locale', level: 'necessary', lasts: 'functional' },
  /**
   * Cookie, the name followed by the locale of the last page: a static host sees which
   * cookies there are, and not what they hold.
   */
  localeFlag: { name: 'pouch_locale_', level: 'necessary', lasts: 'functional' },
  /** Session storage: `light` or `dark`, where somebody chose one. */
  scheme: { name: 'scheme', level: 'necessary' },
  /**
   * Local storage, each key followed by a colon and the address that was asked: answers that are
   * the same for everybody, until they expire.
   */
  answers: { name: 'pouch_answers', level: 'necessary' },
  /** Session storage: messages that wait to be shown, or that stay until they are closed. */
  messages: { name: 'pouch_messages', level: 'necessary' },
  /** Session storage: when the last warning about the connection came up, in ms since 1970. */
  offlineWarning: { name: 'pouch_offline_warning', level: 'necessary' },
  /** Local storage: `true` once the cookie notice was answered. */
  cookieNotice: { name: 'pouch_cookie_notice', level: 'necessary' },
  /** Local storage: the cookie category that was chosen. */
  cookieCategory: { name: 'pouch_cookie_category', level: 'necessary' },
  /**
   * Local storage: the last search of the deal finder as its query, until the next one or until
   * consent is taken back.
   */
  dealSearch: { name: 'pouch_deal_search', level: 'functional' },
  /**
   * Local storage: `installed` while the extension answers, so that the next page does not offer it
   * for a moment.
   */
  extension: { name: 'pouch_extension', level: 'functional' },
} as const

/** Why a run stopped early or failed; the interface puts each into words. */
export const runCauses = [
  /** The shopper pressed Stop. */
  'cancelled',
  /** The budget of time or tries ran out; the best of what was tried is kept. */
  'out-of-budget',
  /** The shop asked to slow down (429, "too many attempts"). */
  'rate-limited',
  /** The shop answered with an error or not at all. */
  'shop-error',
  'no-field',
  'no-total',
  /** Only a control that must not be pressed would send the code. */
  'unsafe',
  /** The form of the code lets nothing through while other fields of it are empty or wrong. */
  'unfilled',
  /** The tab shows another page, or was loaded anew by somebody else. */
  'page-left',
  /** A code, or a discount that may be one's, is on the basket and has no name: it could not be put back. */
  'unnamed-code',
  /** The shop doesn't show that the code which the shopper named is the one that is on. */
  'code-unproved',
  /** More is on, or something else, than the code that the shopper named. */
  'not-put-back',
  /** The shop refuses the shopper's own code, which is on: once off, it would not go on again. */
  'own-code-over',
  /** A code is on, and the page's language is none whose words the engine has. */
  'unknown-language',
  /** The basket changed while the run went on. */
  'basket-changed',
  /** The arrival total could not be reached again. */
  'not-restored',
  'unexpected',
] as const
export type RunCause = (typeof runCauses)[number]

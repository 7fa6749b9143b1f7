/** What the finder says of a page. */
export interface Found {
  /** Worth the whole look, which is loaded then. */
  readonly mayBeBasket: boolean
  /** Origin of a frame of another origin that may hold the basket; null where there is none. */
  readonly frame: string | null
}

/** Fewer characters than this find too much to be of use. */
export const shortestQuery = 3

export interface FoundShop {
  readonly name: string
  /** Path of the shop's page on our site. */
  readonly path: string
}

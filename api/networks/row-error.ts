/** Why a row of a feed can't be read, in words that follow the row's place. */
export class RowError extends Error {
  override readonly name = 'RowError'
}

/** Something that the person at the terminal can mend: the message says what and how. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

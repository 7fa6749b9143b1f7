/** Phrases as shops write them, from one text with bars between: a wall of quotes reads worse. */
export const phrases = (list: string): readonly string[] =>
  list
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

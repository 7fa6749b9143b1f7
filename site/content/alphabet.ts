/** Letter that a name stands under in a list from A to Z: `Ä` under `A`, digits and signs under `#`. */
export function letterOf(name: string): string {
  const first = name.normalize('NFD').toUpperCase().charAt(0)
  return /[A-Z]/.test(first) ? first : '#'
}

/** Entries by letter, letters from A to Z and `#` last, names in the order of the language. */
export function byLetter<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  tag: string,
): [letter: string, entries: Entry[]][] {
  const order = new Intl.Collator(tag)
  const sorted = [...entries].sort((a, b) => order.compare(nameOf(a), nameOf(b)))
  return [...Map.groupBy(sorted, (entry) => letterOf(nameOf(entry)))].sort(([a], [b]) =>
    a === '#' ? 1 : b === '#' ? -1 : order.compare(a, b),
  )
}

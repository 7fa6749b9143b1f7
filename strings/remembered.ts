/** A function that makes each thing once: a formatter takes far longer to make than to use. */
export function remembered<Made>(make: (tag: string) => Made): (tag: string) => Made {
  const made = new Map<string, Made>()
  return (tag) => {
    const known = made.get(tag) ?? make(tag)
    made.set(tag, known)
    return known
  }
}

/** Letters that Unicode doesn't take apart into a plain letter and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
}

/** A name as a part of an address: `Möbel & Mehr` becomes `moebel-mehr`. May be empty. */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøåłđ]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|['’`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Gives each wanted slug a number where it is taken: `nova`, `nova-2`, `nova-3`.
 *
 * @param taken slugs that are in use; those given out are added
 */
export function freeSlugs(wanted: readonly string[], taken: Set<string>): string[] {
  return wanted.map((slug) => {
    let free = slug
    for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
    taken.add(free)
    return free
  })
}

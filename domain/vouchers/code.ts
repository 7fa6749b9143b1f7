/** Specification, section 5: a copy to the clipboard takes at most this many characters. */
export const longestCode = 100

/** Space of any kind and the marks without width that spreadsheets leave at the ends of a cell. */
const ends = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** What feeds write where an offer needs no code. */
const none =
  /^(?:-+|n\/?a|none|no (?:voucher )?code(?: (?:required|needed|necessary))?|kein (?:gutschein-?)?code(?: (?:nötig|erforderlich|notwendig))?)$/i

/**
 * A code as its source wrote it, letter case kept, without what stands around it; undefined where
 * there is none.
 */
export function cleanCode(text: string): string | undefined {
  const code = text.replace(ends, '')
  return code === '' || none.test(code) ? undefined : code
}

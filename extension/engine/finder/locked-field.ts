/**
 * Whether a field shows what nobody is to write. "Promotion (SAVE10)" is nothing that was typed,
 * whatever its field allows.
 */
export const isLocked = (field: HTMLInputElement): boolean =>
  field.matches('[readonly], :disabled') ||
  /^\p{L}[^()]*\([\p{Lu}\d][\p{Lu}\d_-]{2,39}\)$/u.test(field.defaultValue)

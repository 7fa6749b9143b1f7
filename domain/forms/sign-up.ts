/** What the form for our emails is filled with. */
export interface SignUp {
  readonly email: string
  /** Names of the boxes that are checked. */
  readonly wants: readonly string[]
}

export interface SignUpErrors {
  readonly email: readonly ('emailMissing' | 'emailInvalid')[]
  readonly wants: readonly 'nothingChosen'[]
}

/**
 * What is wrong with the form, by its fields; the form may be sent where every list is empty.
 * Specification, section 5, "Email form messages".
 */
export function signUpErrors({ email, wants }: SignUp): SignUpErrors {
  const written = email.trim()
  return {
    email: written === '' ? ['emailMissing'] : isEmail(written) ? [] : ['emailInvalid'],
    wants: wants.length === 0 ? ['nothingChosen'] : [],
  }
}

/** Whether a text has the form of an address that mail from the web can reach; only mail can tell more. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * The email address in the path of a password reset, which is written in base64 so that it doesn't
 * stand in the address as it is. Specification, section 5. The alphabet for addresses and missing
 * padding are taken too.
 *
 * @returns undefined where the part is no base64 of an email address.
 */
export function emailOfReset(part: string): string | undefined {
  const digits = part
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '')
  if (!/^[A-Za-z0-9+/]+$/.test(digits) || digits.length % 4 === 1) return undefined
  const bits = digits.replace(/./g, (digit) => alphabet.indexOf(digit).toString(2).padStart(6, '0'))
  const bytes = bits.match(/.{8}/g) ?? []
  const escaped = bytes.map((byte) => `%${parseInt(byte, 2).toString(16).padStart(2, '0')}`)
  try {
    const email = decodeURIComponent(escaped.join(''))
    return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? email : undefined
  } catch {
    return undefined
  }
}

/** At most so many characters reach the clipboard. Specification, section 5. */
export const clipboardLimit = 100

/** Copies a text; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.slice(0, clipboardLimit))
    return true
  } catch {
    return false
  }
}

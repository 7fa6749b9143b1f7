/** Saves a text as a JSON file where the browser puts what is downloaded, without a permission. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  // The address is let go with the popup: Firefox reads it after the press.
  link.click()
}

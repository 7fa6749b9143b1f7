/** Keys of what is wrong, by the names of a form's fields. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/**
 * Shows what is wrong beside each field, takes away what no longer is, and leads to the first field
 * that needs a change.
 *
 * @param form has a place `data-errors-of` for each field, and the texts of the keys as JSON in
 *   `data-errors`.
 * @returns whether nothing is wrong.
 */
export function showFieldErrors(form: HTMLFormElement, errors: FieldErrors): boolean {
  const texts = JSON.parse(form.dataset.errors ?? '{}') as Record<string, string>
  let first: HTMLElement | undefined
  for (const place of form.querySelectorAll<HTMLElement>('[data-errors-of]')) {
    const name = place.dataset.errorsOf ?? ''
    const wrong = errors[name] ?? []
    place.textContent = wrong.map((key) => texts[key] ?? key).join(' ')
    place.hidden = wrong.length === 0
    for (const field of form.querySelectorAll<HTMLElement>(`[name="${name}"]`)) {
      field.removeAttribute('aria-invalid')
      if (wrong.length === 0) continue
      field.setAttribute('aria-invalid', 'true')
      first ??= field
    }
  }
  first?.focus()
  return first === undefined
}

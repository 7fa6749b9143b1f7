/**
 * Lets a `details` be closed as a menu is: by Escape, by a press outside it, and when the focus goes
 * on. Without this it opens and closes by its own summary.
 */
export function startDropdown(dropdown: HTMLDetailsElement): void {
  const page = dropdown.ownerDocument
  const close = () => {
    dropdown.open = false
  }
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !dropdown.contains(target)
  page.addEventListener('pointerdown', ({ target }) => {
    if (isOutside(target)) close()
  })
  dropdown.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) close()
  })
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dropdown.open) return
    event.preventDefault()
    close()
    dropdown.querySelector('summary')?.focus()
  })
}

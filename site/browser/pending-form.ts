/**
 * Keeps forms that nothing takes yet from being sent into the void: what was written stays, and the
 * form says so. The browser has checked the fields before.
 */
export function holdPendingForms(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-pending-form]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const status = form.querySelector('[role=status]')
      if (status) status.textContent = form.dataset.notYet ?? ''
    })
  }
}

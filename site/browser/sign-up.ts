import { signUpErrors } from '#domain/forms/sign-up.ts'
import { showFieldErrors } from './field-errors.ts'

/**
 * Checks the form for our emails before it would be sent. As long as nothing takes it, it keeps what
 * was written and says so.
 */
export function startSignUp(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-sign-up]')) {
    // Our own messages say more, in the page's language.
    form.noValidate = true
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const data = new FormData(form)
      const { email, wants } = signUpErrors({
        email: textOf(data.get('email')),
        wants: data.getAll('wants[]').map(textOf),
      })
      const isRight = showFieldErrors(form, { email, 'wants[]': wants })
      const status = form.querySelector('[role=status]')
      if (status) status.textContent = isRight ? (form.dataset.notYet ?? '') : ''
    })
  }
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

import { emailOfReset } from '#domain/routes/reset-email.ts'

/** Puts the email address that the page's path brings along into the form. */
export function fillResetEmail(page: Document): void {
  const [last = ''] = page.location.pathname.split('/').filter(Boolean).toReversed()
  const field = page.querySelector<HTMLInputElement>('input[name=email]')
  const email = emailOfReset(decoded(last))
  if (field && email !== undefined) field.value = email
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

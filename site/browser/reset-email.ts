import { emailOfReset } from '#domain/routes/reset-email.ts'

/**
 * Puts the email address that the page's path brings along into the form, and into the links to the
 * page's other languages.
 */
export function fillResetEmail(page: Document): void {
  const [, , , part] = page.location.pathname.split('/').filter(Boolean)
  if (part === undefined) return
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const [locale] = link.pathname.split('/').filter(Boolean)
    link.href = `/${locale ?? ''}/pw/reset/${part}/`
  }
  const field = page.querySelector<HTMLInputElement>('input[name=email]')
  const email = emailOfReset(decoded(part))
  if (field && email !== undefined) field.value = email
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

import { isLocale } from '#domain/locale.ts'
import { leadFromLogin, type Session } from '#domain/routes/members.ts'
import { ledAway } from './page-steps.ts'

/** Leads those who are signed in from a page for joining or signing in to their account. */
export function leadMember(
  { location }: Pick<Window, 'location'>,
  session: Session,
): Promise<never> | undefined {
  const [locale = ''] = location.pathname.split('/').filter(Boolean)
  const to = leadFromLogin(session, [...new URLSearchParams(location.search)])
  if (to === undefined || !isLocale(locale)) return undefined
  location.replace(`/${locale}/${to}/`)
  return ledAway
}

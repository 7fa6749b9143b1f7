import { withoutFileName } from '#domain/addresses.ts'
import { ledAway } from './page-steps.ts'

/** Leads from `index.html`, where a static host shows the page as well, to the page's own address. */
export function leadFromFileName({ location }: Window): Promise<never> | undefined {
  const path = withoutFileName(location.pathname)
  if (path === undefined) return undefined
  location.replace(`${path}${location.search}${location.hash}`)
  return ledAway
}

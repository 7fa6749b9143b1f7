import { queryText } from '#domain/routes/query.ts'
import { flaggedLead } from '#domain/routes/flagged.ts'
import { ledAway } from './page-steps.ts'

/**
 * Leads on from a page whose address has a flag. A static host has done so already where an equals
 * sign follows it, and doesn't see it otherwise.
 *
 * @param page has `data-flag` with its name and the path that it leads to in `data-flag-to`.
 */
export function leadByFlag(page: Document): Promise<never> | undefined {
  const { flag, flagTo: to } = page.querySelector<HTMLElement>('[data-flag]')?.dataset ?? {}
  const { location } = page.defaultView ?? {}
  if (flag === undefined || to === undefined || !location) return undefined
  const lead = flaggedLead({ flag, to, otherwise: null }, [...new URLSearchParams(location.search)])
  if (lead === undefined) return undefined
  // Back leads to where the visitor came from, not here.
  location.replace(`${lead.to}${queryText(lead.query)}`)
  return ledAway
}

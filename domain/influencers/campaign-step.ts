import { queryText } from '../routes/query.ts'
import { campaignOf, hasPage, type Campaigns } from './campaign.ts'
import type { InfluencerVisit } from './influencer-step.ts'

/**
 * Where the address `cilp/{influencer}` leads; undefined shows the campaign's page. A name that we
 * don't know or that is missing, a campaign without a page and one past its last day lead to the
 * home page; other letters lead to the small ones.
 *
 * It is the page that influencers' links lead to, and no such link itself: its query stays as it is
 * and every device sees it. Specification, section 2, "Influencer redirect" and the table of routes.
 */
export function campaignStep(
  campaigns: Campaigns,
  visit: Omit<InfluencerVisit, 'device'>,
): string | undefined {
  const { influencer, query, locale, today } = visit
  const found = influencer === undefined ? undefined : campaignOf(campaigns, influencer)
  if (found === undefined || !hasPage(found.campaign, today)) {
    return `/${locale}/${queryText(query)}`
  }
  if (found.id === influencer) return undefined
  return `/${locale}/cilp/${encodeURIComponent(found.id)}/${queryText(query)}`
}

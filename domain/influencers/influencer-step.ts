import { isMobile, type Device } from '../install/device.ts'
import type { Locale } from '../locale.ts'
import { queryText, type Query } from '../routes/query.ts'
import { campaignOf, hasPage, type Campaign, type Campaigns } from './campaign.ts'

export interface InfluencerVisit {
  /** As the address names it; undefined where it names none. */
  readonly influencer: string | undefined
  /** The address's own query. */
  readonly query: Query
  readonly locale: Locale
  readonly device: Device
  /** The day where the visitor is, as `2026-11-30`. */
  readonly today: string
}

/**
 * Where an influencer's link leads. Specification, section 2, "Influencer redirect".
 *
 * Where it is silent: a name that we don't know leads to the home page, credited to nobody, since
 * `podcast` did not send the visitor. A campaign past its last day leads to the home page as well,
 * because its own page may promise what is over; who sent the visitor is said all the same. The
 * link's own query stays, but for other words on where the visitor comes from: `utm_` and `itm_`
 * together are an unsupported case.
 */
export function influencerStep(campaigns: Campaigns, visit: InfluencerVisit): string {
  const { influencer, query, locale, device, today } = visit
  const found = campaignOf(campaigns, influencer)
  if (found === undefined) return `/${locale}/${queryText(query)}`
  const { id, campaign } = found
  const path =
    hasPage(campaign, today) && !isMobile(device) ? `cilp/${encodeURIComponent(id)}/` : ''
  const kept = query.filter(([name]) => !/^[ui]tm_/.test(name))
  return `/${locale}/${path}${queryText([...kept, ...trackingOf(campaign)])}`
}

function trackingOf(campaign: Campaign): Query {
  return [
    ['utm_source', campaign.utm_source],
    ['utm_medium', campaign.utm_medium],
    ['utm_content', campaign.utm_content],
    ['utm_campaign', campaign.utm_campaign],
  ]
}

import type { Campaigns } from '#domain/influencers/campaign.ts'
import { hasCampaignPage, influencerStep } from '#domain/influencers/influencer-step.ts'
import { isLocale } from '#domain/locale.ts'
import { ownDay, ownDevice } from './device.ts'
import { ledAway } from './page-steps.ts'

/**
 * Leads a visitor on as the influencer's link says, whose name is the path's part after the page's
 * own; also from a campaign's page that is not there, such as one in capitals.
 *
 * @param page has `data-campaigns` with the campaigns as JSON and, in it, a link to press.
 */
export function startInfluencerPage(page: Document): Promise<never> | undefined {
  const box = page.querySelector<HTMLElement>('[data-campaigns]')
  const view = page.defaultView
  if (!box || !view) return undefined
  const [locale = '', , influencer] = view.location.pathname.split('/').filter(Boolean)
  if (!isLocale(locale)) return undefined
  const to = influencerStep(JSON.parse(box.dataset.campaigns ?? '{}') as Campaigns, {
    influencer: influencer === undefined ? undefined : decoded(influencer),
    query: [...new URLSearchParams(view.location.search)],
    locale,
    device: ownDevice(view.navigator),
    today: ownDay(new Date()),
  })
  box.querySelector('a')?.setAttribute('href', to)
  // Back leads to where the visitor came from, not here.
  view.location.replace(to)
  return ledAway
}

/** Leads away from a campaign's page once its last day, kept in `data-campaign`, is over. */
export function leaveOverCampaign(page: Document): Promise<never> | undefined {
  const box = page.querySelector<HTMLElement>('[data-campaign]')
  const view = page.defaultView
  const { campaign, influencer, home = '/' } = box?.dataset ?? {}
  if (campaign === undefined || !view) return undefined
  const campaigns = JSON.parse(campaign) as Campaigns
  if (hasCampaignPage(campaigns, { influencer, today: ownDay(new Date()) })) return undefined
  view.location.replace(`${home}${view.location.search}`)
  return ledAway
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

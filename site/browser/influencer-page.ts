import type { Campaigns } from '#domain/influencers/campaign.ts'
import { campaignStep } from '#domain/influencers/campaign-step.ts'
import { influencerStep } from '#domain/influencers/influencer-step.ts'
import { isLocale } from '#domain/locale.ts'
import { ownDay, ownDevice } from './device.ts'
import { ledAway } from './page-steps.ts'

/**
 * Leads a visitor on as the influencer's link says, whose name is the path's part after the page's
 * own. A campaign's address has its own rule, both on its page and where that is not there.
 *
 * @param page has `data-campaigns` with the campaigns as JSON and, in it, a link to press if it has
 *   nothing else to show.
 */
export function startInfluencerPage(page: Document): Promise<never> | undefined {
  const box = page.querySelector<HTMLElement>('[data-campaigns]')
  const view = page.defaultView
  if (!box || !view) return undefined
  const [locale = '', route, influencer] = view.location.pathname.split('/').filter(Boolean)
  if (!isLocale(locale)) return undefined
  const step = route === 'cilp' ? campaignStep : influencerStep
  const to = step(JSON.parse(box.dataset.campaigns ?? '{}') as Campaigns, {
    influencer: influencer === undefined ? undefined : decoded(influencer),
    query: [...new URLSearchParams(view.location.search)],
    locale,
    device: ownDevice(view.navigator),
    today: ownDay(new Date()),
  })
  if (to === undefined) return undefined
  box.querySelector('a[data-go-on]')?.setAttribute('href', to)
  // Back leads to where the visitor came from, not here.
  view.location.replace(to)
  return ledAway
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

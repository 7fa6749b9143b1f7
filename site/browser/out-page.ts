import { checkedAddress, type ClientCountry } from '#domain/attribution/click-out-address.ts'
import { outStep } from '#domain/attribution/out-step.ts'
import type { Locale } from '#domain/locale.ts'
import { ledAway } from './page-steps.ts'

/**
 * Sends a visitor on as the query of the page's address says, through the click-out route, which
 * goes to shops alone and asks before all else.
 *
 * @param page has `data-out` with the route's address, the locale, the country and, as `data-stays`,
 *   what its lead says where nobody is sent on; in it a link to press; and in `data-out-broken` what
 *   is said where there is no address.
 */
export function startOutPage(page: Document): Promise<never> | undefined {
  const box = page.querySelector<HTMLElement>('[data-out]')
  const { out: route = '', locale, country, stays = '' } = box?.dataset ?? {}
  const { location } = page.defaultView ?? {}
  if (!box || !location) return undefined
  const step = outStep(new URLSearchParams(location.search))
  if (step.url === null) {
    box.hidden = true
    page.querySelector<HTMLElement>('[data-out-broken]')?.removeAttribute('hidden')
    return undefined
  }
  const to = checkedAddress(route, {
    country: country as ClientCountry,
    locale: locale as Locale,
    url: step.url,
    pageType: 'out',
  })
  box.querySelector('a')?.setAttribute('href', to)
  if (step.kind === 'stay') {
    box.querySelector('.lead')?.replaceChildren(stays)
    return undefined
  }
  // Back leads to where the visitor came from, not here.
  if (step.kind === 'go') location.replace(to)
  else {
    setTimeout(() => {
      location.replace(`${location.pathname}${step.query}`)
    }, step.ms)
  }
  return ledAway
}

import { installStep } from '#domain/install/install-step.ts'
import { storeLinks } from '#domain/install/stores.ts'
import { ownDevice } from './device.ts'
import { ledAway } from './page-steps.ts'
import { trackingOf } from './store-links.ts'

/**
 * Leads to the store of this browser, or says why there is none. Specification, section 2,
 * "Install".
 *
 * @param page has an element `data-rejected` for each name that the rule rejects with, which holds
 *   what the page then says, and the stores in `data-stores`.
 */
export function startInstallPage(page: Document): Promise<never> | undefined {
  const view = page.defaultView
  if (!view) return undefined
  const tracking = trackingOf(view.location.search)
  const step = installStep(ownDevice(view.navigator), storeLinks, tracking)
  if (step.kind === 'store') {
    view.location.replace(step.address)
    return ledAway
  }
  const said = page.querySelector<HTMLElement>(`[data-rejected="${step.name}"]`)
  const [heading, lead] = [page.querySelector('h1'), page.querySelector('.lead')]
  if (!said || !heading || !lead) return undefined
  heading.textContent = said.dataset.heading ?? ''
  lead.textContent = said.dataset.lead ?? ''
  said.hidden = false
  // On a phone no store has anything.
  page.querySelector('[data-stores]')?.toggleAttribute('hidden', step.name === '')
  return undefined
}

import { installStep } from '#domain/install/install-step.ts'
import { storeLinks } from '#domain/install/stores.ts'
import { ownDevice } from './device.ts'

/**
 * Leads to the store of this browser, or shows why there is none. Specification, section 2,
 * "Install".
 *
 * @param page has an element `data-rejected` for each name that the rule rejects with.
 */
export function startInstallPage(page: Document): void {
  const view = page.defaultView
  if (!view) return
  // Nothing is kept of where a visitor came from as long as nobody can consent to it.
  const tracking = { parameters: [], chid: null }
  const step = installStep(ownDevice(view.navigator), storeLinks, tracking)
  if (step.kind === 'store') {
    view.location.replace(step.address)
    return
  }
  page.querySelector(`[data-rejected="${step.name}"]`)?.removeAttribute('hidden')
}

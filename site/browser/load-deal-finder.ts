import { storageKeys } from '#domain/consent/storage.ts'
import { keptText } from './consented-storage.ts'
import { fillsField } from './fills-field.ts'
import { loadPart } from './load-part.ts'

/**
 * Loads what runs the deal finder when it is needed: at once for a search to fill in, else at the
 * first touch of the form. A press that comes before it waits for it.
 */
export function loadDealFinder(
  page: Document,
  start = async () => {
    const { startDealFinder } = await loadPart('deal-finder', import('./deal-finder.ts'))
    startDealFinder(page)
  },
): void {
  const form = page.querySelector<HTMLFormElement>('form[data-finder]')
  const view = page.defaultView
  if (!form || !view) return
  // Mistakes are told at their field, by the finder.
  form.noValidate = true

  let started: Promise<void> | undefined
  const load = () =>
    (started ??= start().then(() => {
      form.removeEventListener('submit', waitForIt)
    }))
  const waitForIt = (event: Event) => {
    event.preventDefault()
    // Where it can't be had, the page comes anew with what was typed.
    load().then(
      () => {
        form.requestSubmit()
      },
      () => {
        form.submit()
      },
    )
  }
  form.addEventListener('submit', waitForIt)
  const begin = () => {
    load().catch(() => undefined)
  }
  for (const touch of ['focusin', 'pointerover']) {
    form.addEventListener(touch, begin, { once: true })
  }
  if (fillsField(form, view.location.search) || keptText(storageKeys.dealSearch) !== null) begin()
}

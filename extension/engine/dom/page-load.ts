import { submitterEntries } from './native.ts'
import type { NativeLoad } from './navigation-guard.ts'

/**
 * Carries out a load that was held back, as the page's own press would have: the same request,
 * but without the page's listeners, which had their say when it was held.
 */
export function carryOutLoad(document: Document, load: NativeLoad): void {
  if (load.kind === 'form') submitForm(load.form, load.submitter)
  else if (load.formData !== null) submitForm(formOf(document, load.url, load.formData), null)
  else if (load.isReload) document.defaultView?.location.reload()
  else loadAddress(document, load.url)
}

/** Loads an address anew, also where the document has it already. */
export function loadAddress(document: Document, url: string): void {
  const { location } = document.defaultView ?? {}
  // Setting the same address with a fragment would only scroll.
  if (location?.href === url) location.reload()
  else location?.assign(url)
}

function submitForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const document = form.ownerDocument
  for (const name of ['action', 'method', 'enctype', 'target']) {
    const own = submitter?.getAttribute(`form${name}`)
    if (own !== null && own !== undefined) form.setAttribute(name, own)
  }
  form.append(...submitterEntries(submitter).map(([name, value]) => hidden(document, name, value)))
  const view = document.defaultView
  view?.HTMLFormElement.prototype.submit.call(form)
}

/** What a script of the page has put together and sent. Files are left out; no code needs one. */
function formOf(document: Document, url: string, data: FormData): HTMLFormElement {
  const form = document.createElement('form')
  form.setAttribute('action', url)
  form.setAttribute('method', 'post')
  form.hidden = true
  for (const [name, value] of data) {
    if (typeof value === 'string') form.append(hidden(document, name, value))
  }
  document.body.append(form)
  return form
}

function hidden(document: Document, name: string, value: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.setAttribute('name', name)
  field.setAttribute('value', value)
  return field
}

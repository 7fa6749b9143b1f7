import { submitterEntries } from '../dom/native.ts'

/** A request that a form or a link of the shop describes. */
export interface FormRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly body: URLSearchParams | FormData | null
}

/** Asks for a page and changes nothing. */
export function pageOnly(url: string): FormRequest {
  return { url, method: 'GET', body: null }
}

/**
 * What a browser would send on the form's submission, hidden fields and the pressed button
 * included. Attributes are read as written, since a field named `action` hides the form's own.
 *
 * @param base address of the document that the form stands in.
 * @param Data the constructor of the page's window, since a parsed answer has no window.
 */
export function formRequest(
  form: HTMLFormElement,
  submitter: Element | null,
  base: string,
  Data: typeof FormData,
): FormRequest {
  const attribute = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const url = URL.parse(attribute('action').trim(), base) ?? new URL(base)
  url.hash = ''
  const data = entries(form, submitter, Data)
  if (attribute('method').toUpperCase() !== 'POST') {
    url.search = asParameters(data).toString()
    return { url: url.href, method: 'GET', body: null }
  }
  const isMultipart = attribute('enctype').toLowerCase() === 'multipart/form-data'
  return { url: url.href, method: 'POST', body: isMultipart ? data : asParameters(data) }
}

function entries(form: HTMLFormElement, submitter: Element | null, Data: typeof FormData) {
  const data = new Data(form)
  for (const [name, value] of submitterEntries(submitter)) data.append(name, value)
  return data
}

function asParameters(data: FormData): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of data) {
    parameters.append(name, typeof value === 'string' ? value : value.name)
  }
  return parameters
}

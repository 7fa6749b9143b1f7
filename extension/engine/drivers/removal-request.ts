import type { View } from '../dom/view.ts'
import { formOf } from '../forms.ts'
import { formRequest, pageOnly, type FormRequest } from './form-request.ts'

const submitters = 'button:not([type]), button[type=submit], input[type=submit], input[type=image]'

/**
 * What a press on a code's remover would send; undefined where a script does that.
 *
 * @param Data the constructor of the page's window, since a parsed answer has no window.
 */
export function removalRequest(
  remover: Element,
  view: View,
  Data: typeof FormData,
): FormRequest | undefined {
  const link = remover.closest('a')
  if (link?.hasAttribute('data-method') === true) return undefined
  const href = link?.getAttribute('href')?.trim() ?? ''
  if (href !== '' && !/^(#|javascript:)/i.test(href)) return pageOnly(new URL(href, view.url).href)
  const form = formOf(remover)
  const isSent = form !== null && remover.matches(submitters)
  return isSent ? formRequest(form, remover, view.url, Data) : undefined
}

/** "☐ Remove SAVE10" goes with the form, whatever else that sends. */
export const isTick = (remover: Element) =>
  remover.closest('label')?.querySelector('input') != null ||
  remover.matches('input[type=checkbox]')

import { formOf } from '../safety.ts'

/** A page load that a press would have led to. */
export type NativeLoad =
  | {
      readonly kind: 'form'
      readonly form: HTMLFormElement
      readonly submitter: HTMLElement | null
    }
  | { readonly kind: 'address'; readonly url: string; readonly hasFormData: boolean }

export interface NavigationGuard {
  /** The first load that was held back. */
  held(): NativeLoad | undefined
  release(): void
}

/** The part of the Navigation API that is used; not every browser has it. */
interface NavigationSource extends EventTarget {
  readonly currentEntry: unknown
}
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  readonly hashChange: boolean
  readonly downloadRequest: string | null
  readonly formData: FormData | null
}

/**
 * Holds back page loads while a control is pressed. Where the page's own script takes the press,
 * it prevents the load itself and nothing is held; where it doesn't, the same request can be sent
 * in the background instead, and the run goes on.
 */
export function guardNavigation(document: Document): NavigationGuard {
  const window = document.defaultView
  let load: NativeLoad | undefined

  // Last of all listeners, so that the page's own have had their say.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement | null
    if (event.defaultPrevented || form?.localName !== 'form') return
    event.preventDefault()
    load ??= { kind: 'form', form, submitter: event.submitter }
  }
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return
    const href = (event.target as Element | null)?.closest('a')?.getAttribute('href')?.trim()
    if (href === undefined || /^(#|javascript:|$)/i.test(href)) return
    event.preventDefault()
    load ??= { kind: 'address', url: new URL(href, document.baseURI).href, hasFormData: false }
  }
  // Catches `form.submit()` and `location.assign()`, which raise no event on the page.
  const onNavigate = (event: Event) => {
    const { destination, hashChange, downloadRequest, formData } = event as NavigateEvent
    if (destination.sameDocument || hashChange || downloadRequest !== null) return
    if (!event.cancelable) return
    event.preventDefault()
    load ??= { kind: 'address', url: destination.url, hasFormData: formData !== null }
  }

  const navigation = (window as { navigation?: NavigationSource } | null)?.navigation
  window?.addEventListener('submit', onSubmit)
  window?.addEventListener('click', onClick)
  navigation?.addEventListener('navigate', onNavigate)
  return {
    held: () => load,
    release: () => {
      window?.removeEventListener('submit', onSubmit)
      window?.removeEventListener('click', onClick)
      navigation?.removeEventListener('navigate', onNavigate)
    },
  }
}

/** The form whose submission a held load is, if it is one. */
export function formOfLoad(load: NativeLoad, field: Element): HTMLFormElement | null {
  if (load.kind === 'form') return load.form
  const form = formOf(field)
  if (form === null || load.hasFormData) return form
  const action = new URL(form.getAttribute('action') ?? '', form.baseURI)
  return new URL(load.url).pathname === action.pathname ? form : null
}

import { formOf } from '../forms.ts'
import { onOwnPress, ownPressMs } from './presses.ts'

/** A page load that a press would have led to. */
export type NativeLoad =
  | {
      readonly kind: 'form'
      readonly form: HTMLFormElement
      readonly submitter: HTMLElement | null
    }
  | {
      readonly kind: 'address'
      readonly url: string
      /** What `form.submit()` would have posted. */
      readonly formData: FormData | null
      readonly isReload: boolean
    }

/** A form was about to be sent that nobody but the shopper may send. */
export interface Withheld {
  readonly kind: 'withheld'
}

export interface NavigationGuard {
  /** The first load that was held back. */
  held(): NativeLoad | Withheld | undefined
  release(): void
}

/** The part of the Navigation API that is used; not every browser has it. */
export interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  readonly hashChange: boolean
  readonly navigationType: string
  readonly downloadRequest: string | null
  readonly formData: FormData | null
}

const pressables = 'button, input, a, [role=button]'

/** What is done while loads are held back. */
interface Guarded {
  /** A form that must not be sent, not even by a script of the page. */
  readonly withheld?: HTMLFormElement | null
  /** Whether a script of the page may press a control of that form. */
  readonly mayPress?: (control: Element) => boolean
  /** The press goes on as if that form had not been about to be sent. */
  readonly isMuted?: boolean
  /** A frame of the page's own origin that must not be left either. */
  readonly frame?: Document
}

/**
 * Holds back page loads while a control is pressed. Where the page's own script takes the press,
 * it prevents the load itself and nothing is held; where it doesn't, the run is kept first, or the
 * same request is sent in the background. Where the shopper goes elsewhere meanwhile, they go.
 */
export function guardNavigation(
  document: Document,
  { withheld = null, mayPress = () => true, isMuted = false, frame = document }: Guarded = {},
): NavigationGuard {
  let load: NativeLoad | Withheld | undefined
  let pressedAt = -Infinity
  const isShoppers = () => Date.now() - pressedAt < ownPressMs
  const ends: (() => void)[] = []
  const listen = (
    target: EventTarget | null | undefined,
    type: string,
    listener: (event: never) => void,
    isFirst = false,
  ) => {
    target?.addEventListener(type, listener as EventListener, isFirst)
    ends.push(() => target?.removeEventListener(type, listener as EventListener, isFirst))
  }

  // First of all listeners: a script of the page may order with it.
  const onWithheld = (event: SubmitEvent) => {
    if (withheld === null || event.target !== withheld || isShoppers()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isMuted) load = { kind: 'withheld' }
  }
  // Last of all listeners, so that the page's own have had their say.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement | null
    if (event.defaultPrevented || form?.localName !== 'form' || isShoppers()) return
    event.preventDefault()
    load ??= { kind: 'form', form, submitter: event.submitter }
  }
  // A script may press the button that orders when it hears Enter.
  const onWithheldClick = (event: MouseEvent) => {
    const pressed = event.composedPath()[0] as Element | undefined
    const control = pressed?.closest(pressables)
    if (event.isTrusted || !control || withheld === null || formOf(control) !== withheld) return
    if (!mayPress(control)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      load = { kind: 'withheld' }
    }
  }
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.isTrusted) return
    const pressed = event.composedPath()[0] as Partial<Element> | undefined
    const link = pressed?.closest?.('a')
    const href = link?.getAttribute('href')?.trim()
    if (!link || href === undefined || /^(#|javascript:|$)/i.test(href)) return
    event.preventDefault()
    load ??= {
      kind: 'address',
      url: new URL(href, link.baseURI).href,
      formData: null,
      isReload: false,
    }
  }
  // Catches `form.submit()` and `location.assign()`, which raise no event on the page.
  const onNavigate = (event: NavigateEvent) => {
    const { destination, hashChange, downloadRequest, formData, navigationType } = event
    if (destination.sameDocument || hashChange || downloadRequest !== null) return
    if (!event.cancelable || isShoppers()) return
    event.preventDefault()
    const isReload = navigationType === 'reload'
    const isSent = withheld !== null && formData !== null
    load ??= isSent
      ? { kind: 'withheld' }
      : { kind: 'address', url: destination.url, formData, isReload }
  }
  const onPosted = (event: NavigateEvent) => {
    if (event.formData !== null) onNavigate(event)
  }

  // What happens in a frame is not told to the window around it.
  const stay = new Set([document.defaultView, frame.defaultView])
  for (const window of new Set([...stay, withheld?.ownerDocument.defaultView ?? null])) {
    const endPresses = onOwnPress(window, () => {
      pressedAt = Date.now()
    })
    ends.push(endPresses)
    listen(window, 'submit', onWithheld, true)
    listen(window, 'click', onWithheldClick, true)
    const { navigation } = (window ?? {}) as { navigation?: EventTarget }
    // Another frame may load anew, but for what the withheld form would have posted.
    listen(navigation, 'navigate', stay.has(window) ? onNavigate : onPosted)
  }
  for (const window of stay) {
    listen(window, 'submit', onSubmit)
    listen(window, 'click', onClick)
  }
  return {
    held: () => load,
    release: () => {
      for (const end of ends) end()
    },
  }
}

export const reloadOf = ({ URL: url }: Document): NativeLoad => ({
  ...{ kind: 'address', url, formData: null, isReload: true },
})

/** The same page once more, which asks the shop for nothing else. */
export function isPlainReload(load: NativeLoad | Withheld, { URL: address }: Document): boolean {
  return load.kind === 'address' && load.formData === null && load.url === address
}

/**
 * The form whose submission a held load is, if it is the field's own and sends the field by name.
 * A script that has sent the code by itself and only loads the page again submits nothing.
 */
export function formOfLoad(load: NativeLoad, field: HTMLInputElement): HTMLFormElement | null {
  const form = formOf(field)
  const name = field.getAttribute('name') ?? ''
  if (form === null || name === '') return null
  if (load.kind === 'form') return load.form === form ? form : null
  // A form that posts is not what a script has sent by an address of its own making.
  if (load.formData === null && form.matches('[method=post i]')) return null
  const sent = load.formData ?? new URL(load.url).searchParams
  return !load.isReload && sent.get(name) === field.value ? form : null
}

import { isByShopper } from './by-shopper.ts'
import { entryInFocus } from './shopper-busy.ts'

/**
 * How long after the last touch of a field the shopper is taken to be at the form still, in ms: time
 * to read the next label and to move the hand there. Whoever is done waits for the prompt that long.
 */
export const pauseMs = 5000

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * What is typed and then sent. Goods are counted and searched for in fields that a shop takes at
 * once, and keeps as they are.
 */
const typed = ['text', 'email', 'tel', 'url', 'password', 'date', 'month', 'textarea']

/** How a field for a code is called: that is what the prompt is about. */
const codeNames =
  /coupon|voucher|promo|discount|gutschein|rabat|aktionscode|remise|r[eé]duction|descuento|desconto|sconto|buono|korting|kupon|cup[oóã]/i

/**
 * Watches the shopper fill forms in, for longer than a field has the focus: through the pauses from
 * one field to the next, and while a form has something of theirs that was not sent.
 *
 * @param signal ends it.
 * @param onChange called when it may have ended.
 */
export function watchFilling(
  document: Document,
  signal: AbortSignal,
  onChange: () => void,
): { isGoingOn: () => boolean } {
  const edited = new Set<TextField>()
  const before = new WeakMap<TextField, string>()
  let inFocus: Element | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const touch = () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
      onChange()
    }, pauseMs)
  }
  // By what has the focus, since a frame that loses it tells nobody.
  const onFocus = () => {
    const now = entryInFocus(document)
    if (inFocus !== undefined && inFocus !== now) touch()
    inFocus = now
    if (isTextField(now) && !before.has(now)) before.set(now, now.value)
  }
  const onInput = (event: Event) => {
    // What the page fills in by itself is not the shopper's.
    if (!isByShopper(event)) return
    touch()
    const [field] = event.composedPath()
    if (isTextField(field) && !isForCode(field)) edited.add(field)
  }
  const onSent = ({ target }: Event) => {
    for (const field of edited) if (field.form === target) edited.delete(field)
    onChange()
  }
  const isUnsent = (field: TextField) =>
    // Libraries that draw pages keep `defaultValue` at what was typed.
    field.value !== (before.get(field) ?? field.defaultValue) &&
    [field, field.form].some((each) => each?.checkVisibility({ visibilityProperty: true }))

  const window = document.defaultView
  const options = { capture: true, passive: true, signal }
  for (const type of ['focusin', 'focusout', 'focus', 'blur']) {
    window?.addEventListener(type, onFocus, options)
  }
  window?.addEventListener('input', onInput, options)
  window?.addEventListener('submit', onSent, options)
  window?.addEventListener('reset', onChange, options)
  signal.addEventListener('abort', () => {
    clearTimeout(pause)
  })
  onFocus()

  return {
    isGoingOn() {
      // A field that was taken off the page told nobody that it lost the focus.
      onFocus()
      for (const field of edited) if (!field.isConnected) edited.delete(field)
      return pause !== undefined || [...edited].some(isUnsent)
    },
  }
}

function isTextField(target: EventTarget | undefined): target is TextField {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && typed.includes(target.type)
}

function isForCode(field: TextField): boolean {
  const labels = [...(field.labels ?? [])].map(({ textContent }) => textContent)
  const names = [field.name, field.id, field.placeholder, field.ariaLabel ?? '', ...labels]
  return names.some((name) => codeNames.test(name))
}

/**
 * Ways to use controls that a page can't bend: a form whose field is named `action` or `submit`
 * hides the form's own members, and scripts may have put their own setters on a field.
 */
function windowOf(node: Node) {
  const view = node.ownerDocument?.defaultView
  if (!view) throw new Error('The element stands in no window.')
  return view
}

/** Writes a field as typing would, so that frameworks which watch it notice. */
export function typeInto(field: HTMLInputElement, text: string): void {
  const view = windowOf(field)
  moveFocus(field, 'focus')
  const init = { bubbles: true, composed: true }
  // A page that keeps a copy of what was typed hears nothing of the same text once more.
  for (const written of text !== '' && field.value === text ? ['', text] : [text]) {
    setValue(field, written)
    const inputType = written === '' ? 'deleteContent' : 'insertText'
    field.dispatchEvent(new view.InputEvent('input', { ...init, data: written, inputType }))
  }
  field.dispatchEvent(new view.KeyboardEvent('keyup', { ...init, key: text.at(-1) ?? '' }))
  field.dispatchEvent(new view.Event('change', init))
}

/** Leaves a field, as pages that have no button for a code wait for. */
export function leaveField(field: HTMLInputElement): void {
  moveFocus(field, 'blur')
}

/**
 * A page behind the browser's own windows, such as the extension's, is told of no move by the browser.
 *
 * @param next what gets the focus instead, if the field is left for it.
 */
function moveFocus(
  field: HTMLInputElement,
  type: 'focus' | 'blur',
  next: HTMLElement | null = null,
): void {
  const view = windowOf(field)
  const told: Event[] = []
  const onMove = (event: Event) => {
    told.push(event)
  }
  field.addEventListener(type, onMove)
  const wasFocused = field.ownerDocument.activeElement === field
  if (next === null) field[type]()
  else next.focus({ preventScroll: true })
  field.removeEventListener(type, onMove)
  if (told.length > 0 || wasFocused === (type === 'focus')) return
  const init = { composed: true, relatedTarget: next }
  field.dispatchEvent(new view.FocusEvent(type, init))
  const bubbling = type === 'focus' ? 'focusin' : 'focusout'
  field.dispatchEvent(new view.FocusEvent(bubbling, { ...init, bubbles: true }))
}

const focusable = 'button, a[href], input, select, textarea, summary, [tabindex]'

/** Moves on from a field to what is pressed, as a mouse does when its button goes down. */
function moveOn(field: HTMLInputElement, control: Element): void {
  moveFocus(field, 'blur', control.closest<HTMLElement>(focusable))
}

/** Sets a field's value past any setter that a script put on the element itself. */
export function setValue(field: HTMLInputElement, text: string): void {
  // A document that was parsed in the background has no window and runs no scripts.
  const prototype = field.ownerDocument.defaultView?.HTMLInputElement.prototype
  const setter = prototype && Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.bind(field)
  if (setter === undefined) field.value = text
  else setter(text)
}

export function press(control: Element): void {
  pressDown(control)
  release(control)
}

/**
 * Presses what sends a field, and leaves that for it. A page gets its turn before the button comes up:
 * it may take what was typed only then.
 */
export function pressAfter(field: HTMLInputElement, control: Element): void {
  if (pressDown(control)) moveOn(field, control)
  setTimeout(() => {
    release(control)
  })
}

/** @returns whether the browser would move the focus. */
function pressDown(control: Element): boolean {
  tellMouse(control, 'pointerdown')
  return tellMouse(control, 'mousedown')
}

function release(control: Element): void {
  tellMouse(control, 'pointerup')
  tellMouse(control, 'mouseup')
  const view = windowOf(control)
  // A label or an icon of an SVG has no click method of its own kind.
  if (control instanceof view.HTMLElement) view.HTMLElement.prototype.click.call(control)
  else tellMouse(control, 'click')
}

/** @returns whether no script has kept the browser from what follows. */
function tellMouse(control: Element, type: string): boolean {
  const view = windowOf(control)
  const isPointer = type.startsWith('pointer') && typeof view.PointerEvent === 'function'
  const Kind = isPointer ? view.PointerEvent : view.MouseEvent
  const init = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }
  return control.dispatchEvent(new Kind(type, init))
}

/**
 * The key alone: no form is sent by it but by a script of the page.
 *
 * @returns whether a script of the page took the key.
 */
export function pressEnter(field: HTMLInputElement): boolean {
  const view = windowOf(field)
  const init = {
    bubbles: true,
    cancelable: true,
    composed: true,
    key: 'Enter',
    code: 'Enter',
    keyCode: 13,
  }
  const keys = ['keydown', 'keypress', 'keyup'].map((type) =>
    field.dispatchEvent(new view.KeyboardEvent(type, init)),
  )
  return keys.includes(false)
}

/** What a pressed control adds to its form's data; an image tells where it was pressed. */
export function submitterEntries(submitter: Element | null): [name: string, value: string][] {
  const name = submitter?.getAttribute('name') ?? ''
  if (submitter?.getAttribute('type') === 'image') {
    return ['x', 'y'].map((axis) => [name === '' ? axis : `${name}.${axis}`, '1'])
  }
  return name === '' ? [] : [[name, submitter?.getAttribute('value') ?? '']]
}

/** The form's controls, also where one of them is named `elements`. */
export function controlsOf(form: HTMLFormElement): Element[] {
  const inside = [...form.querySelectorAll('input, button, select, textarea')]
  const id = form.getAttribute('id')
  if (id === null || id === '') return inside
  const outside = [...form.ownerDocument.querySelectorAll('[form]')].filter(
    (control) => control.getAttribute('form') === id,
  )
  return [...inside, ...outside]
}

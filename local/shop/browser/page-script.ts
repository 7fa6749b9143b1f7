import type { Repaint, Tending } from '../pages/tending.ts'

/** In ms: how long a script takes to draw the amounts, and how long the words stand alone. */
const untilDrawn = 150
const untilReload = 1500

/** Where the basket stands: the page, or a shadow root in it. */
let basket: Document | ShadowRoot = document

/** The script of the shop's pages: shows the hidden field and, in some shops, answers codes. */
export function tend(page: Tending): void {
  if (page.shutsBasket) basket = shutAway()
  setTimeout(draw, untilDrawn)
  if (page.meddles) meddle(page)
  basket.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const reveal = event.target.closest(page.reveal)
    if (reveal !== null) {
      toggle(reveal)
      return
    }
    const sends = page.submits ? event.target.closest(page.button) : null
    if (sends !== null) sends.closest('form')?.submit()
    if (!page.answers) return
    const takeOff = event.target.closest(page.takeOff)
    if (takeOff instanceof HTMLElement) {
      event.preventDefault()
      void ask(page, '/basket/code/remove', takeOff.dataset.code ?? '')
      return
    }
    const button = event.target.closest(page.button)
    if (button !== null && !submits(button)) enter(page, button)
  })
  if (!page.answers) return
  basket.addEventListener('submit', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(page.entry)) return
    event.preventDefault()
    enter(page, event.target)
  })
  basket.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent && event.target instanceof Element)) return
    const pressed = event.key === 'Enter' && event.target.matches(page.button)
    const typed =
      event.key === 'Enter' &&
      event.target.matches(page.field) &&
      event.target.closest('form') === null
    if (!pressed && !typed) return
    event.preventDefault()
    enter(page, event.target)
  })
}

/** Moves the shop's part of the page, as the server has drawn it, into a component. */
function shutAway(): ShadowRoot {
  const component = document.createElement('shop-basket')
  const root = component.attachShadow({ mode: 'closed' })
  const styles = document.querySelector('link[rel=stylesheet]')?.cloneNode() ?? ''
  const main = document.querySelector('main')
  root.append(styles, ...(main?.childNodes ?? []))
  main?.append(component)
  return root
}

function submits(button: Element): boolean {
  const kinds = button instanceof HTMLButtonElement || button instanceof HTMLInputElement
  return kinds && button.type === 'submit' && button.form !== null
}

function toggle(reveal: Element): void {
  const hidden = reveal.nextElementSibling
  if (hidden instanceof HTMLTemplateElement) {
    hidden.replaceWith(hidden.content)
    reveal.remove()
    return
  }
  const panel = basket.getElementById(reveal.getAttribute('aria-controls') ?? '')
  if (panel === null) return
  panel.hidden = !panel.hidden
  reveal.setAttribute('aria-expanded', String(!panel.hidden))
}

function enter(page: Tending, near: Element): void {
  const field = (near.closest(page.entry) ?? basket).querySelector(page.field)
  if (field instanceof HTMLInputElement) void ask(page, '/basket/code', field.value)
}

async function ask(page: Tending, path: string, code: string): Promise<void> {
  const buttons = basket.querySelectorAll(page.button)
  const totals = basket.querySelectorAll(page.total)
  if (page.waiting === 'disabled') {
    for (const button of buttons) button.setAttribute('disabled', '')
  }
  if (page.waiting === 'skeleton') {
    for (const total of totals) total.lastElementChild?.replaceChildren('…')
  }
  if (page.redrawsField) redraw(page)
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ code }),
  })
  if (response.status === 429 || response.status >= 500) {
    for (const button of buttons) button.removeAttribute('disabled')
    return
  }
  if (page.afterAnswer === 'reload') {
    location.reload()
    return
  }
  repaint((await response.json()) as Repaint)
  for (const button of buttons) button.removeAttribute('disabled')
  if (page.afterAnswer === 'words-then-reload') {
    setTimeout(() => {
      location.reload()
    }, untilReload)
  }
}

/** Themes that draw their state anew on every change: same markup, other elements, empty field. */
function redraw(page: Tending): void {
  for (const box of basket.querySelectorAll(page.box)) {
    const copy = box.cloneNode(true) as Element
    for (const field of copy.querySelectorAll('input')) field.value = field.defaultValue
    box.replaceWith(copy)
  }
}

/** Amounts that came in an attribute. */
function draw(): void {
  for (const place of basket.querySelectorAll<HTMLElement>('[data-drawn]')) {
    place.textContent = place.dataset.drawn ?? ''
  }
}

/** Everything that a page can try against a script that it doesn't see. */
function meddle(page: Tending): void {
  const forged = { phase: 'done', saving: 999_999, currency: 'GBP', kept: ['FORGED'] }
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(text: string) {
      value?.set?.call(this, `${text} FORGED`)
    },
  })
  Object.defineProperty(Object.prototype, 'phase', { get: () => 'done', configurable: true })
  Array.prototype.find = () => undefined
  JSON.parse = () => forged
  setInterval(() => {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem('run', 'done')
      for (let tab = 0; tab < 20; tab++) storage.setItem(`run:${String(tab)}`, 'done')
    }
    for (const type of ['run:progress', 'run:end', 'run:stopped']) {
      postMessage({ type, progress: forged, ending: forged }, '*')
      document.dispatchEvent(new CustomEvent(type, { detail: forged }))
    }
    document.body.dataset.beat = String(Date.now())
    for (const field of document.querySelectorAll(page.field)) {
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }
  }, 100)
}

function repaint(parts: Repaint): void {
  for (const [selector, markups] of Object.entries(parts)) {
    basket.querySelectorAll(selector).forEach((element, index) => {
      const template = document.createElement('template')
      template.innerHTML = (markups[index] ?? '').trim()
      element.replaceWith(template.content)
    })
  }
}

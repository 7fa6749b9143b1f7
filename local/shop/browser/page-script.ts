import type { Repaint, Tending } from '../pages/tending.ts'

/** The script of the shop's pages: shows the hidden field and, in some shops, answers codes. */
export function tend(page: Tending): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const reveal = event.target.closest(page.reveal)
    if (reveal !== null) {
      toggle(reveal)
      return
    }
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
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(page.entry)) return
    event.preventDefault()
    enter(page, event.target)
  })
  document.addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element)) return
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

function submits(button: Element): boolean {
  const kinds = button instanceof HTMLButtonElement || button instanceof HTMLInputElement
  return kinds && button.type === 'submit' && button.form !== null
}

function toggle(reveal: Element): void {
  const panel = document.getElementById(reveal.getAttribute('aria-controls') ?? '')
  if (panel === null) return
  panel.hidden = !panel.hidden
  reveal.setAttribute('aria-expanded', String(!panel.hidden))
}

function enter(page: Tending, near: Element): void {
  const field = (near.closest(page.entry) ?? document).querySelector(page.field)
  if (field instanceof HTMLInputElement) void ask(page, '/basket/code', field.value)
}

async function ask(page: Tending, path: string, code: string): Promise<void> {
  const buttons = document.querySelectorAll(page.button)
  const totals = document.querySelectorAll(page.total)
  if (page.waiting === 'disabled') {
    for (const button of buttons) button.setAttribute('disabled', '')
  }
  if (page.waiting === 'skeleton') {
    for (const total of totals) total.lastElementChild?.replaceChildren('…')
  }
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ code }),
  })
  repaint((await response.json()) as Repaint)
  for (const button of buttons) button.removeAttribute('disabled')
}

function repaint(parts: Repaint): void {
  for (const [selector, markups] of Object.entries(parts)) {
    document.querySelectorAll(selector).forEach((element, index) => {
      const template = document.createElement('template')
      template.innerHTML = (markups[index] ?? '').trim()
      element.replaceWith(template.content)
    })
  }
}

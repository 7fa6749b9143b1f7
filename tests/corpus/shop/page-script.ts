import type { Act, Deed, ShopSettings } from './settings.ts'

type Settings = Pick<ShopSettings, 'acts' | 'answers'>

/** The script of a fixture's page. Runs in the page: it may use nothing but its argument. */
export function pageScript({ acts, answers }: Settings): void {
  const rootsIn = (page: Document): (Document | ShadowRoot)[] => {
    const found: (Document | ShadowRoot)[] = [page]
    for (const root of found) {
      for (const each of root.querySelectorAll('*'))
        if (each.shadowRoot) found.push(each.shadowRoot)
    }
    return found
  }
  const all = (selector: string, page = document) =>
    rootsIn(page).flatMap((root) => [...root.querySelectorAll(selector)])

  function nearest(from: Element, selector: string): Element | undefined {
    for (let box: Element | null = from; box !== null; box = box.parentElement) {
      const found = box.querySelector(selector)
      if (found !== null) return found
    }
    return all(selector)[0]
  }

  async function tell(does: Deed, code: string): Promise<void> {
    const { busy, afterMs, parts, lateParts, lateMs, manner } = answers
    if (busy !== undefined) for (const each of all(busy.at)) each.innerHTML = busy.markup
    const response = await fetch('/-/do', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ does, code, afterMs }),
    })
    if (manner === 'reload') {
      location.reload()
      return
    }
    // Unlike a DOMParser it reads declarative shadow roots.
    const fresh = Document.parseHTMLUnsafe(await response.text())
    redraw(fresh, parts)
    if (lateParts.length > 0) {
      setTimeout(() => {
        redraw(fresh, lateParts)
      }, lateMs)
    }
  }

  function redraw(fresh: Document, selectors: readonly string[]): void {
    for (const selector of selectors) {
      const now = all(selector)
      const next = all(selector, fresh)
      now.forEach((each, index) => {
        const markup = next[index]
        if (markup === undefined) each.remove()
        else each.replaceWith(document.importNode(markup, true))
      })
    }
  }

  /** The code that a press is about: in an attribute of what is pressed, or in a field. */
  function codeOf({ attribute }: Act, pressed: Element, target: Element | undefined): string {
    if (attribute !== undefined) return pressed.getAttribute(attribute) ?? ''
    return target instanceof HTMLInputElement ? target.value : ''
  }

  function perform(act: Act, pressed: Element): void {
    const target = act.target === undefined ? undefined : nearest(pressed, act.target)
    switch (act.does) {
      case 'toggle':
        if (!(target instanceof HTMLElement)) return
        target.hidden = !target.hidden
        pressed.setAttribute('aria-expanded', String(!target.hidden))
        return
      case 'draw':
        if (!(target instanceof HTMLTemplateElement)) return
        target.replaceWith(target.content.cloneNode(true))
        pressed.remove()
        return
      case 'enable':
        if (!(target instanceof HTMLButtonElement)) return
        target.disabled = !(pressed instanceof HTMLInputElement) || pressed.value === ''
        return
      case 'apply':
      case 'remove':
      case 'order':
      case 'change-lines':
      case 'stray':
        void tell(act.does, codeOf(act, pressed, target))
    }
  }

  const events = { click: 'click', submit: 'submit', enter: 'keydown', input: 'input' } as const
  // A form in a shadow root is submitted without a word to the document.
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const act of acts) {
    for (const root of act.on === 'submit' ? [document, ...shadows] : [document]) {
      root.addEventListener(events[act.on], (event) => {
        const [from] = event.composedPath()
        if (!(from instanceof Element)) return
        const pressed = from.closest(act.at)
        if (pressed === null) return
        if (act.on === 'enter' && (event as KeyboardEvent).key !== 'Enter') return
        if (act.on !== 'input') event.preventDefault()
        perform(act, pressed)
      })
    }
  }
}

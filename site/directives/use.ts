import type { ClientDirective } from 'astro'

/** What counts as using an island. `island:wake` lets a script of the page ask for it. */
const uses = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'island:wake'] as const

/**
 * `client:use`. The island loads on the first pointer, focus or key inside it. A press on an
 * element with `data-press` in the meantime is held back and given again once the island is
 * ready, which the island says with the event `island:ready`. Everything else, such as links and
 * `details`, works at once as the server wrote it.
 */
const onUse: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | undefined

  const hold = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest('[data-press]') : null
    if (!(target instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    pressed = target
    begin()
  }

  const listen = (): void => {
    for (const use of uses) island.addEventListener(use, begin, { passive: true })
    island.addEventListener('click', hold, { capture: true })
  }

  const release = (): void => {
    for (const use of uses) island.removeEventListener(use, begin)
    island.removeEventListener('click', hold, { capture: true })
  }

  function begin(): void {
    for (const use of uses) island.removeEventListener(use, begin)
    void load().then((hydrate) => hydrate())
  }

  island.addEventListener('island:ready', () => {
    release()
    pressed?.click()
    pressed = undefined
  })
  // Without its code the island is what the server wrote: links work, and the next use tries again.
  island.addEventListener('astro:hydration-error', () => {
    release()
    pressed = undefined
    listen()
  })

  listen()
}

export default onUse
